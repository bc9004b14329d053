/**
 * Lists what a commit changes in words, prices and photographs since another, in GitHub's Markdown.
 *
 * tsx scripts/release/changes.ts <commit before> <commit after>
 */
import { execFileSync } from 'node:child_process';

import { contentChanges, translationChanges } from '../../lib/content/changes';
import { contentFile, todayFile } from '../../lib/content/problems';
import { wholeContent } from '../../lib/content/schema';
import { translationFile } from '../../lib/content/translation';
import { languagesIn } from '../../lib/content/translations';
import { logoFile } from '../build/logo';
import { main } from '../shared/cli';

/** Longer comments are refused, and read by nobody. */
const mostLines = 60;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

const read = (commit: string, file: string): unknown =>
  JSON.parse(git('show', `${commit}:${file}`));

const contentOf = (commit: string) =>
  wholeContent(read(commit, contentFile), read(commit, todayFile));

/** What a commit has of the translations, by language. */
function translationsOf(commit: string): Record<string, unknown> {
  const languages = languagesIn(git('ls-tree', '--name-only', `${commit}:content`).split('\n'));
  return Object.fromEntries(languages.map((each) => [each, read(commit, translationFile(each))]));
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
    logoFile,
  );
  const old = translationsOf(before);
  const lines = [
    ...contentChanges(contentOf(before), contentOf(after)),
    ...Object.entries(translationsOf(after)).flatMap(([language, texts]) =>
      translationChanges(language, old[language], texts),
    ),
    ...replaced.split('\n').flatMap((file) => (file ? [`${file}: another picture`] : [])),
  ];
  if (lines.length === 0) console.log('No words, prices or photographs change.');
  for (const line of lines.slice(0, mostLines)) console.log(literal(line));
  if (lines.length > mostLines) console.log(`- and ${lines.length - mostLines} more`);
});
