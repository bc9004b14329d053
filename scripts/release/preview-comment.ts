/**
 * Prints the comment on a pull request, in GitHub's Markdown: what its preview changes, where to look at it, and
 * the pictures that matter most.
 *
 * tsx scripts/release/preview-comment.ts <folder of the preview's build> <address of its channel>
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { changesPath } from '../../lib/preview';
import { main } from '../shared/cli';

const [folder = '', address = ''] = process.argv.slice(2);

/** One line of plain words, since the change's own code wrote it: no links, mentions or markup. */
const plain = (text: string) =>
  (text.split('\n')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N} ,.:;()%$→›“”‘’–—&!?-]/gu, '')
    .replaceAll(/www\./gi, 'www ')
    .slice(0, 500);

main(() => {
  if (!/^https:\/\/[a-z0-9.-]+\.web\.app$/.test(address)) {
    throw new Error(`"${address}" is not the address of a preview channel.`);
  }
  const changes = `${address}${changesPath}`;
  const picture = (name: string) =>
    existsSync(join(folder, changesPath, name)) ? `![${name}](${changes}/${name})` : '';
  const rows = [1, 2, 3]
    .map((number) => [picture(`${number}-before.webp`), picture(`${number}-after.webp`)])
    .filter((row) => row.some(Boolean))
    .map((row) => `| ${row.join(' | ')} |`);
  const headline = plain(readFileSync(join(folder, changesPath, 'headline.txt'), 'utf8'));
  const lines = [
    `**${headline}**`,
    '',
    `[The page as it would be](${address}) and [what changes](${changes}), for a week.`,
    ...(rows.length > 0 ? ['', '| before | after |', '| --- | --- |', ...rows] : []),
  ];
  console.log(lines.join('\n'));
});
