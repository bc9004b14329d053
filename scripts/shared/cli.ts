import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command. If it fails, prints the error's message without a stack, and makes the exit code 1. */
export function main(command: () => Promise<void> | void): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

/** @throws an Error with this message if the condition does not hold. */
export function must(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/**
 * Returns the file of a package's command, for Node to run in this folder. Windows cannot execute the links
 * in `node_modules/.bin`.
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
  return join(folder, file);
}

/** Runs a file in Node and shows its output. Returns whether its exit code was 0. */
export const run = (file: string, args: string[]) =>
  spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status === 0;
