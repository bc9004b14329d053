/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';

import type { Content } from '../../lib/content/schema';
import { contentText } from '../../scripts/build/content-files';
import { startProposing } from '../../scripts/local/propose';
import { takeIn } from '../../scripts/local/take-in';
import { host } from '../../scripts/shared/ports';
import { shippedContent } from '../../test-support/companies';
import { listen } from '../../test-support/listen';
import { newFolder } from '../folder';

const path = newFolder();
/** The address of the repository that is proposed to; `bare` is where it is. */
const address = 'https://github.com/cedar/lines.git';
let bare: string;
/** The clone of whoever proposes. */
let mine: string;
/** The clone of whoever publishes in between. */
let theirs: string;

const { PATH } = process.env;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

function clone(name: string): string {
  const settings = [
    `user.name=${name}`,
    `user.email=${name}@lines.test`,
    `url.${bare}.insteadOf=${address}`,
  ];
  git(path(), 'clone', '-q', ...settings.flatMap((each) => ['-c', each]), address, name);
  return path(name);
}

const contentIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'content/site.json'), 'utf8')) as Content;
const dollarsIn = ({ skiShuttle }: Content) => skiShuttle.prices.map(({ dollars }) => dollars);

/** Saves a change as the editor does. */
function save(folder: string, change: (content: Content) => void) {
  const content = contentIn(folder);
  change(content);
  writeFileSync(join(folder, 'content/site.json'), contentText(content));
}

const setPrice = (folder: string, index: number, dollars: number) =>
  save(folder, ({ skiShuttle }) => (skiShuttle.prices[index]!.dollars = dollars));
const adults = 'Ski shuttle card › Prices › Adult: $30 → $35';
const youths = 'Ski shuttle card › Prices › Youth: $25 → $28';

function publish(message: string) {
  git(theirs, 'add', '--all');
  git(theirs, 'commit', '-qm', message);
  git(theirs, 'push', '-q', 'origin', 'HEAD:main');
}

function merge(branch: string) {
  git(theirs, 'pull', '-q', '--no-rebase', '--no-edit', 'origin', branch);
  git(theirs, 'push', '-q', 'origin', 'HEAD:main');
}

/** Everything about a clone that a proposal must leave as it is. */
const stateOf = (folder: string) => [
  readFileSync(join(folder, '.git/HEAD'), 'utf8'),
  git(folder, 'for-each-ref', 'refs/heads'),
  git(folder, 'status', '--porcelain'),
  git(folder, 'diff', '--cached'),
  git(folder, 'diff'),
];

/** Makes a program for the system, in place of one that may be installed. */
function install(name: string, script: string) {
  writeFileSync(path('bin', name), script, { mode: 0o755 });
}

beforeEach(() => {
  bare = path('lines.git');
  git(path(), 'init', '-q', '--bare', '-b', 'main', bare);
  theirs = clone('theirs');
  for (const folder of ['content', 'photos']) mkdirSync(join(theirs, folder));
  writeFileSync(join(theirs, 'content/site.json'), contentText(shippedContent));
  writeFileSync(join(theirs, 'content/mark.svg'), '<svg/>\n');
  writeFileSync(join(theirs, 'photos/lift.jpg'), 'lift');
  writeFileSync(join(theirs, 'code.ts'), 'one\n');
  publish('First');
  mine = clone('mine');
  mkdirSync(path('bin'));
  process.env.PATH = `${path('bin')}${delimiter}${PATH}`;
  install('gh', '#!/bin/sh\nexit 4\n');
});
afterEach(() => {
  process.env.PATH = PATH;
});

test('a proposal holds content and photographs alone, on top of main, and leaves the clone as it is', async () => {
  setPrice(mine, 0, 35);
  writeFileSync(join(mine, 'photos/new.jpg'), 'new');
  rmSync(join(mine, 'photos/lift.jpg'));
  appendFileSync(join(mine, 'code.ts'), 'two\n');
  git(mine, 'add', 'code.ts');
  writeFileSync(join(mine, 'notes.txt'), 'mine');
  git(mine, 'checkout', '-qb', 'elsewhere');
  const before = stateOf(mine);

  const proposing = startProposing(mine);
  const draft = await proposing.draft();
  expect(draft).toMatchObject({
    headline: 'Ski shuttle card › Prices › Adult: $30 → $35',
    conflicts: [],
    elsewhere: ['notes.txt', 'code.ts'],
  });
  const proposal = await proposing.propose('Adults pay $35', draft.published);

  expect(stateOf(mine)).toEqual(before);
  const form = `https://github.com/cedar/lines/compare/main...${proposal.branch}?expand=1&title=Adults`;
  expect(proposal).toMatchObject({ opened: false });
  expect(proposal.address?.slice(0, form.length)).toBe(form);
  expect(git(bare, 'log', '--format=%s', proposal.branch)).toBe('Adults pay $35\nFirst');
  expect(git(bare, 'diff', '--name-status', '--no-renames', 'main', proposal.branch)).toBe(
    'M\tcontent/site.json\nD\tphotos/lift.jpg\nA\tphotos/new.jpg',
  );
});

test('a proposal is joined to what was published meanwhile', async () => {
  setPrice(mine, 0, 35);
  setPrice(theirs, 1, 28);
  writeFileSync(join(theirs, 'code.ts'), 'newer\n');
  publish('Youths pay $28');

  const proposing = startProposing(mine);
  const { changes, published } = await proposing.draft();
  expect(changes).toEqual([adults]);
  const { branch } = await proposing.propose('Adults pay $35', published);
  const proposed = JSON.parse(git(bare, 'show', `${branch}:content/site.json`)) as Content;
  expect(dollarsIn(proposed)).toEqual([35, 28]);
  expect(git(bare, 'diff', '--name-only', 'main', branch)).toBe('content/site.json');
});

describe('a second proposal of a sitting', () => {
  let proposing: ReturnType<typeof startProposing>;
  let branch: string;
  beforeEach(async () => {
    proposing = startProposing(mine);
    setPrice(mine, 0, 35);
    ({ branch } = await proposing.propose('Adults', ''));
  });

  test('continues the first, also on a newer main', async () => {
    save(theirs, ({ hero }) => (hero.line = 'Shuttles'));
    publish('Hero');
    setPrice(mine, 1, 28);
    expect((await proposing.propose('Youths', '')).branch).toBe(branch);
    expect(git(bare, 'log', '--no-merges', '--format=%s', `main..${branch}`)).toBe('Adults');
    expect(git(bare, 'log', '-1', '--format=%s', branch)).toBe('Youths');
    expect(git(bare, 'diff', '--shortstat', `main...${branch}`)).toMatch(/2 insertions/);
    expect(git(bare, 'merge-base', 'main', branch)).toBe(git(bare, 'rev-parse', 'main'));
  });

  test('stands on its own after the first was merged', async () => {
    merge(branch);
    git(theirs, 'push', '-q', 'origin', `:${branch}`);
    setPrice(mine, 1, 28);
    expect(await proposing.draft()).toMatchObject({ changes: [youths] });
    await proposing.propose('Youths', '');
    expect(git(bare, 'log', '--format=%s', `main..${branch}`)).toBe('Youths');
  });

  test('leaves the first to somebody else who has changed it', async () => {
    git(theirs, 'pull', '-q', 'origin', branch);
    git(theirs, 'commit', '-q', '--allow-empty', '-m', 'Theirs');
    git(theirs, 'push', '-q', 'origin', `HEAD:${branch}`);
    setPrice(mine, 1, 28);
    await expect(proposing.propose('Youths', '')).rejects.toThrow(
      `Somebody else has changed your proposal ${branch}: press the button again`,
    );
    expect(git(bare, 'log', '-1', '--format=%s', branch)).toBe('Theirs');
  });
});

test('a value that was published meanwhile is replaced only once it was seen', async () => {
  setPrice(mine, 0, 35);
  setPrice(theirs, 0, 40);
  publish('Adults pay $40');
  const conflict = 'Ski shuttle card › Prices › Adult: $40 → $35';
  const proposing = startProposing(mine);
  await expect(proposing.propose('Adults pay $35', '')).rejects.toThrow(
    `Somebody else has published other values: look at the change again, then propose it. (${conflict})`,
  );
  expect(git(bare, 'branch', '--list')).toBe('* main');
  const { conflicts, published } = await proposing.draft();
  expect(conflicts).toEqual([conflict]);
  const { branch } = await proposing.propose('Adults pay $35', published);
  expect(git(bare, 'diff', '--shortstat', 'main', branch)).toMatch(/1 insertion.*1 deletion/);
});

test('nothing is proposed where nothing has changed, or what is saved is not valid', async () => {
  const proposing = startProposing(mine);
  await expect(proposing.draft()).rejects.toThrow(/^There is nothing to propose/);
  setPrice(mine, 0, -1);
  await expect(proposing.draft()).rejects.toThrow(/prices\[0\]\.dollars is -1, but must be/);
  writeFileSync(join(mine, 'content/site.json'), '{');
  await expect(proposing.draft()).rejects.toThrow(/^content\/site\.json cannot be read/);
});

const setOrigin = (url: string) => void git(mine, 'config', 'remote.origin.url', url);

test.each<[lack: string, sentence: RegExp, prepare: (closed: string) => void]>([
  [
    'a repository to propose to',
    /^This folder has no repository behind it: .*git remote add origin/,
    () => git(mine, 'remote', 'remove', 'origin'),
  ],
  [
    'a network',
    /^The repository could not be reached: check the network/,
    // Nothing listens there.
    () => setOrigin(`http://${host}:1/lines.git`),
  ],
  ['the right to read', /^The repository does not let you in: sign in/, setOrigin],
  [
    'the right to write',
    /^The repository does not let you in: sign in/,
    () => writeFileSync(join(bare, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 }),
  ],
  [
    'a name',
    /^Git does not know who you are: run git config/,
    () => git(mine, 'config', 'user.name', ''),
  ],
])('without %s nothing is proposed or lost, and a sentence says why', async (...row) => {
  const [, sentence, prepare] = row;
  const closed = await listen(createServer((_, answer) => answer.writeHead(403).end()));
  setPrice(mine, 0, 35);
  prepare(`${closed.origin}/lines.git`);
  await expect(startProposing(mine).propose('Adults', '')).rejects.toThrow(sentence);
  closed.end();
  expect(dollarsIn(contentIn(mine))).toEqual([35, 25]);
  expect(git(bare, 'branch', '--list')).toBe('* main');
});

test('with gh signed in the pull request is opened once, and its address given', async () => {
  const pull = 'https://github.com/cedar/lines/pull/7';
  // Knows the pull requests that it has opened.
  install(
    'gh',
    `#!/bin/sh
case $2 in
  list) test ! -e ${path('opened')} || echo ${pull} ;;
  *) printf '%s\\n' "$@" >> ${path('opened')}; echo ${pull} ;;
esac
`,
  );
  const proposing = startProposing(mine);
  const proposals = [];
  for (const dollars of [35, 36]) {
    setPrice(mine, 0, dollars);
    proposals.push(await proposing.propose(`Adults pay $${dollars}`, ''));
  }
  const { branch } = proposals[0]!;
  expect(proposals).toEqual(Array(2).fill({ branch, address: pull, opened: true }));
  expect(readFileSync(path('opened'), 'utf8').trim().split('\n')).toEqual([
    ...['pr', 'create', '--head', branch, '--base', 'main'],
    ...['--title', 'Adults pay $35', '--body', `- ${adults}`],
  ]);
});

describe('opening the editor', () => {
  const taken = 'What others have published is now here too.';

  function publishElsewhere(alsoCode = '') {
    setPrice(theirs, 1, 28);
    writeFileSync(join(theirs, 'photos/new.jpg'), 'new');
    appendFileSync(join(theirs, 'code.ts'), alsoCode);
    publish('Youths pay $28');
  }

  test('takes in what was published, around what is saved and not committed', async () => {
    setPrice(mine, 0, 35);
    appendFileSync(join(mine, 'code.ts'), 'two\n');
    publishElsewhere();
    expect(await takeIn(mine)).toBe(taken);
    expect(dollarsIn(contentIn(mine))).toEqual([35, 28]);
    expect(readFileSync(join(mine, 'photos/new.jpg'), 'utf8')).toBe('new');
    expect(git(mine, 'rev-parse', 'main')).toBe(git(bare, 'rev-parse', 'main'));
    expect(git(mine, 'status', '--porcelain')).toBe('M code.ts\n M content/site.json');
    expect(await takeIn(mine)).toBeUndefined();
  });

  test.each([
    ['merged', [35, 28]],
    ['merged and taken back', [30, 28]],
  ])('takes in its own proposal once that is %s', async (fate, dollars) => {
    setPrice(mine, 0, 35);
    const { branch } = await startProposing(mine).propose('Adults', '');
    setPrice(theirs, 1, 28);
    publish('Youths pay $28');
    merge(branch);
    if (fate !== 'merged') git(theirs, 'revert', '--no-edit', '-m', '1', 'HEAD');
    git(theirs, 'push', '-q', 'origin', 'HEAD:main');
    expect(await takeIn(mine)).toBe(taken);
    expect(dollarsIn(contentIn(mine))).toEqual(dollars);
    expect(git(mine, 'status', '--porcelain')).toBe('');
  });

  test('asks for a new start when the program came with it', async () => {
    writeFileSync(join(theirs, 'code.ts'), 'newer\n');
    publish('Code');
    await expect(takeIn(mine)).rejects.toThrow(/run "npm ci", then "npm run edit" again\.$/);
    expect(readFileSync(join(mine, 'code.ts'), 'utf8')).toBe('newer\n');
    expect(git(mine, 'status', '--porcelain')).toBe('');
  });

  test.each<[why: string, prepare: () => void, sentence: RegExp]>([
    [
      'the same value differs',
      () => setPrice(mine, 1, 26),
      /other values are saved here \(Ski shuttle card › Prices › Youth: \$28 → \$26\)/,
    ],
    [
      'another branch is checked out',
      () => git(mine, 'checkout', '-qb', 'own'),
      /main is not checked out/,
    ],
    [
      'main has commits of its own',
      () => git(mine, 'commit', '-q', '--allow-empty', '-m', 'Own'),
      /commits that the repository’s main lacks/,
    ],
    [
      'a file is in the way',
      () => writeFileSync(join(mine, 'photos/new.jpg'), 'own'),
      /photos\/new\.jpg/,
    ],
    [
      'a file elsewhere is changed on both sides',
      () => appendFileSync(join(mine, 'code.ts'), 'two\n'),
      /a file that is changed here too: keep that with "git commit"/,
    ],
    [
      'the same file is staged',
      () => {
        setPrice(mine, 0, 35);
        git(mine, 'add', 'content');
      },
      /are staged here; "git reset"/,
    ],
    ['there is no network', () => setOrigin('https://nobody.test'), /could not be reached/],
  ])('changes nothing when %s, and says so', async (_, prepare, sentence) => {
    publishElsewhere('newer\n');
    prepare();
    const before = stateOf(mine);
    expect(await takeIn(mine)).toMatch(sentence);
    expect(stateOf(mine)).toEqual(before);
  });

  test('says nothing where there is no repository', async () => {
    git(mine, 'remote', 'remove', 'origin');
    expect(await takeIn(mine)).toBeUndefined();
    expect(await takeIn(join(mine, 'content'))).toBeUndefined();
  });
});
