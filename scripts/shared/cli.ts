/** Says what went wrong in a sentence, without a stack, and has the script end with exit code 1. */
export function reportError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
