/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

import { contentChanges } from '../../lib/content/changes';
import type { Content } from '../../lib/content/schema';
import { writeContent } from '../../scripts/build/content-files';
import { nodeArguments } from '../../scripts/shared/cli';
import { changed, shippedContent } from '../../test-support/companies';
import { newFolder } from '../folder';

const { rows } = shippedContent.bikeShuttle;
const row = { label: 'Group', value: 'Up to nine riders' };

test.each<[lines: string[], change: (content: Content) => void]>([
  [
    ['Ski shuttle card › Prices › Youth: $25 → $27.50'],
    ({ skiShuttle }) => (skiShuttle.prices[1]!.dollars = 27.5),
  ],
  [
    ['Ski shuttle card › Prices › Youth › Rider: “Youth” → “Child”'],
    ({ skiShuttle }) => (skiShuttle.prices[1]!.rider = 'Child'),
  ],
  [
    ['Row of photographs › Photographs › Photograph 2 › Picture: “snowy-pines.jpg” → “lake.jpg”'],
    ({ photoRow }) => (photoRow.photos[1]!.file = 'lake.jpg'),
  ],
  [['Short name: nothing → “Rim”'], (content) => (content.shortName = 'Rim')],
  [
    [
      'Today › Notice › Text: nothing → “Closed”',
      'Today › Notice › Until: nothing → “2027-01-05T18:00”',
    ],
    ({ today }) => (today.notice = { text: 'Closed', until: '2027-01-05T18:00' }),
  ],
  [
    ['Bike shuttle › Rows of the white card: “Group”, “Up to nine riders” added'],
    ({ bikeShuttle }) => bikeShuttle.rows.unshift(row),
  ],
  [
    [`Bike shuttle › Rows of the white card: “${rows[1]!.label}”, “${rows[1]!.value}” removed`],
    ({ bikeShuttle }) => bikeShuttle.rows.splice(1, 1),
  ],
  [
    [
      'Ski shuttle card › Prices: $20, “Child” added',
      'Ski shuttle card › Prices › Adult: $30 → $35',
    ],
    ({ skiShuttle: { prices } }) => {
      prices[0]!.dollars = 35;
      prices.push({ dollars: 20, rider: 'Child' });
    },
  ],
  [
    ['Bike shuttle › Rows of the white card: another order'],
    ({ bikeShuttle }) => bikeShuttle.rows.reverse(),
  ],
  [['Old: nothing → true'], (content) => Object.assign(content, { Old: true })],
])('says %j', (lines, change) => {
  expect(contentChanges(shippedContent, changed(change))).toEqual(lines);
});

describe('the comment on a pull request', () => {
  const path = newFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
      cwd: path(),
    });

  function commit(content: Content, logo: string) {
    writeContent(path(), content);
    writeFileSync(path('content/logo.svg'), logo);
    git('add', '--all');
    git('commit', '-qm', 'Change');
  }

  /** The lines that the command prints of the last commit. */
  function printed() {
    const args = nodeArguments('scripts/release/changes.ts', ['HEAD~1', 'HEAD']);
    const env = { ...process.env, GIT_DIR: path('.git') };
    return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim().split('\n');
  }

  beforeEach(() => {
    git('init', '-q');
    mkdirSync(path('content'));
    commit(shippedContent, '<svg/>');
  });

  test('lists words and pictures, and lets none of it act in GitHub', () => {
    const line = 'Look` @owner';
    commit(
      changed(({ hero }) => (hero.line = line)),
      '<svg id="new"/>',
    );
    expect(printed()).toEqual([
      `- \`Hero › Line below the name: “${shippedContent.hero.line}” → “Look @owner”\``,
      '- `content/logo.svg: another picture`',
    ]);
  });

  test('says so when only code changes', () => {
    git('commit', '--allow-empty', '-qm', 'Code');
    expect(printed()).toEqual(['No words, prices or photographs change.']);
  });
});
