/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

import { nodeArguments } from '../../scripts/shared/cli';
import { newFolder } from '../folder';

const path = newFolder();
beforeEach(() => mkdirSync(path('__changes')));

const address = 'https://cedar-previews--pr-7-ab12cd.web.app';

function comment(headline: string, channel = address) {
  writeFileSync(path('__changes/headline.txt'), `${headline}\n`);
  const args = nodeArguments('scripts/release/preview-comment.ts', [path(), channel]);
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('the comment says what changes, where to look, and shows the pictures that there are', () => {
  for (const when of ['before', 'after']) writeFileSync(path(`__changes/1-${when}.webp`), '');
  expect(comment('Ski shuttle card › Prices › Adult: $30 → $35').stdout).toBe(
    `**Ski shuttle card › Prices › Adult: $30 → $35**

[The page as it would be](${address}) and [what changes](${address}/__changes), for a week.

| before | after |
| --- | --- |
| ![1-before.webp](${address}/__changes/1-before.webp) | ![1-after.webp](${address}/__changes/1-after.webp) |
`,
  );
});

test('a headline brings no link, mention or markup into the comment', () => {
  const { stdout } = comment('[Look](https://evil.test) **@owner** <img src=x> www.evil.test `x`');
  expect(stdout.split('\n')[0]).toBe('**Look(https:evil.test) owner img srcx www evil.test x**');
});

test('an address that is not a preview channel is refused', () => {
  const { status, stderr } = comment('New', 'https://evil.test/x');
  expect([status, stderr]).toEqual([
    1,
    '"https://evil.test/x" is not the address of a preview channel.\n',
  ]);
});
