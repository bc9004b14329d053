/**
 * Lists what a commit changes in words, prices and photographs since another, in GitHub's Markdown.
 *
 * tsx scripts/release/changes.ts <commit before> <commit after>
 */
import { execFileSync } from 'node:child_process';

import { contentChanges } from '../../lib/content/changes';
import { contentFile, todayFile } from '../../lib/content/problems';
import { wholeContent } from '../../lib/content/schema';
import { markFile } from '../build/mark';
import { main } from '../shared/cli';

/** Longer comments are refused, and read by nobody. */
const mostLines = 60;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

function contentOf(commit: string): object {
  const read = (file: string): unknown => JSON.parse(git('show', `${commit}:${file}`));
  return wholeContent(read(contentFile), read(todayFile));
}

/** As code, so that nothing in it is a link, a mention or markup. */
const literal = (line: string) => `- \`${line.replaceAll(/[`\s]+/g, ' ')}\``;

main(() => {
  const [before = '', after = ''] = process.argv.slice(2);
  const replaced = git(
    'diff',
    '--name-only',
    '--diff-filter=M',
    before,
    after,
    '--',
    'photos',
    markFile,
  );
  const lines = [
    ...contentChanges(contentOf(before), contentOf(after)),
    ...replaced.split('\n').flatMap((file) => (file ? [`${file}: another picture`] : [])),
  ];
  if (lines.length === 0) console.log('No words, prices or photographs change.');
  for (const line of lines.slice(0, mostLines)) console.log(literal(line));
  if (lines.length > mostLines) console.log(`- and ${lines.length - mostLines} more`);
});
