import { spawnSync } from 'node:child_process';

/** Runs a script's function. If it fails, prints the error's message without a stack, and makes the exit code 1. */
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

/** Runs a command, which may be one of a package, and shows its output. @throws an Error if the command fails. */
export function run(command: string, failure: string): void {
  must(spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0, failure);
}
