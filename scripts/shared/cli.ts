import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Runs a command. An error is printed as its sentence alone, without a stack, and ends the process with exit
 * code 1.
 */
export function main(command: () => Promise<void> | void): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

/** @throws an Error that says what is wrong and what to do. */
export function must(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}

/**
 * The file behind a package's command, to be run by Node: the links in `node_modules/.bin` are not executable
 * on Windows.
 *
 * @param packageName such as `next` or `firebase-tools`.
 * @param name the command's name, if the package has several.
 */
export function program(packageName: string, name = packageName): string {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`${packageName} has no program "${name}".`);
  return resolve(folder, file);
}

/** Node's arguments for running a file: TypeScript goes through tsx. */
export function nodeArguments(file: string, args: string[]): string[] {
  return [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...args];
}

/**
 * Runs a program through Node with its output shown.
 *
 * @param file a script of this project, or `program('next')`.
 * @param env variables in addition to this process's.
 * @returns whether its exit code was 0.
 */
export function run(file: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, nodeArguments(file, args), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
