/** What CI runs: the content, formatting, lint, types and dead code, then every test. */
import { assertContent } from '../build/check-content';
import { main, program, runs } from '../shared/cli';

const checks: [what: string, file: string, args: string[]][] = [
  ['The formatting', program('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['Lint', program('eslint'), ['--max-warnings', '0', '.']],
  ['The types of the site', program('typescript', 'tsc'), []],
  ['The types of the function', program('typescript', 'tsc'), ['-p', 'functions', '--noEmit']],
  ['What nothing uses', program('knip'), []],
  ['The tests', 'scripts/local/test.ts', []],
];

main(() => {
  assertContent();
  for (const [what, file, args] of checks) {
    if (!runs(file, args)) throw new Error(`${what}: not in order; the lines above say where.`);
  }
});
