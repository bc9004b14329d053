/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import type { Content } from '../../lib/content/schema';
import { contentText } from '../../scripts/build/format-content';
import { startProposing } from '../../scripts/local/propose';
import { takeIn } from '../../scripts/local/take-in';
import { host } from '../../scripts/shared/ports';
import { shippedContent } from '../../test-support/companies';

let root: string;
/** The repository that is proposed to, on disk, under the address of one on GitHub. */
let bare: string;
/** Whoever proposes. */
let mine: string;
/** Whoever publishes in between. */
let theirs: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

const contentIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'content/site.json'), 'utf8')) as Content;

/** Saves a change as the editor does. */
function save(folder: string, change: (content: Content) => void) {
  const content = contentIn(folder);
  change(content);
  writeFileSync(join(folder, 'content/site.json'), contentText(content));
}

function publish(folder: string, message: string) {
  git(folder, 'add', '--all');
  git(folder, 'commit', '-qm', message);
  git(folder, 'push', '-q', 'origin', 'HEAD:main');
}

const setPrice = (index: number, dollars: number) => (content: Content) => {
  content.skiShuttle.prices[index]!.dollars = dollars;
};

function clone(name: string): string {
  const folder = join(root, name);
  git(root, 'clone', '-q', bare, folder);
  git(folder, 'config', 'user.name', name);
  git(folder, 'config', 'user.email', `${name}@lines.test`);
  // Git goes to the folder, whatever the address says.
  git(folder, 'config', 'remote.origin.url', 'https://github.com/cedar/lines.git');
  git(folder, 'config', `url.${bare}.insteadOf`, 'https://github.com/cedar/lines.git');
  return folder;
}

/** Everything about a clone that a proposal must leave as it is. */
const stateOf = (folder: string) => ({
  head: readFileSync(join(folder, '.git/HEAD'), 'utf8'),
  branches: git(folder, 'for-each-ref', 'refs/heads'),
  status: git(folder, 'status', '--porcelain'),
  staged: git(folder, 'diff', '--cached'),
  work: git(folder, 'diff'),
});

const { PATH } = process.env;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'propose-'));
  bare = join(root, 'lines.git');
  git(root, 'init', '-q', '--bare', '-b', 'main', bare);
  const first = join(root, 'first');
  git(root, 'clone', '-q', bare, first);
  mkdirSync(join(first, 'content'));
  mkdirSync(join(first, 'photos'));
  writeFileSync(join(first, 'content/site.json'), contentText(shippedContent));
  writeFileSync(join(first, 'content/mark.svg'), '<svg/>\n');
  writeFileSync(join(first, 'photos/lift.jpg'), 'lift');
  writeFileSync(join(first, 'code.ts'), 'one\n');
  git(first, 'config', 'user.name', 'first');
  git(first, 'config', 'user.email', 'first@lines.test');
  git(first, 'checkout', '-qb', 'main');
  publish(first, 'First');
  [mine, theirs] = [clone('mine'), clone('theirs')];
  // No gh but the one that a test brings.
  process.env.PATH =
    join(root, 'bin') +
    delimiter +
    PATH!
      .split(delimiter)
      .filter((folder) => !existsSync(join(folder, 'gh')))
      .join(delimiter);
});

afterEach(() => {
  process.env.PATH = PATH;
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
});

test('a proposal holds content and photographs alone, on top of main, and leaves the clone as it is', async () => {
  save(mine, setPrice(0, 35));
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
  expect(proposal).toMatchObject({ opened: false });
  expect(proposal.address).toMatch(
    RegExp(
      `^https://github.com/cedar/lines/compare/main\\.\\.\\.${proposal.branch}\\?expand=1&title=Adults`,
    ),
  );
  expect(git(bare, 'log', '--format=%s', proposal.branch)).toBe('Adults pay $35\nFirst');
  expect(git(bare, 'diff', '--name-status', '--no-renames', 'main', proposal.branch)).toBe(
    'M\tcontent/site.json\nD\tphotos/lift.jpg\nA\tphotos/new.jpg',
  );
});

test('a proposal is joined to what was published meanwhile', async () => {
  save(mine, setPrice(0, 35));
  save(theirs, setPrice(1, 28));
  writeFileSync(join(theirs, 'code.ts'), 'newer\n');
  publish(theirs, 'Youths pay $28');

  const proposing = startProposing(mine);
  const { changes, published } = await proposing.draft();
  expect(changes).toEqual(['Ski shuttle card › Prices › Adult: $30 → $35']);
  const { branch } = await proposing.propose('Adults pay $35', published);
  const { skiShuttle } = JSON.parse(git(bare, 'show', `${branch}:content/site.json`)) as Content;
  expect(skiShuttle.prices.map(({ dollars }) => dollars)).toEqual([35, 28]);
  expect(git(bare, 'diff', '--name-only', 'main', branch)).toBe('content/site.json');
});

test('a second proposal of a sitting continues the first, also on a newer main', async () => {
  const proposing = startProposing(mine);
  save(mine, setPrice(0, 35));
  const first = await proposing.propose('Adults', '');
  save(theirs, ({ hero }) => (hero.line = 'Shuttles'));
  publish(theirs, 'Hero');
  save(mine, setPrice(1, 28));
  const second = await proposing.propose('Youths', '');

  expect(second.branch).toBe(first.branch);
  expect(git(bare, 'log', '--no-merges', '--format=%s', 'main..' + first.branch)).toBe('Adults');
  expect(git(bare, 'log', '-1', '--format=%s', first.branch)).toBe('Youths');
  expect(git(bare, 'diff', '--shortstat', `main...${first.branch}`)).toMatch(/2 insertions/);
  expect(git(bare, 'merge-base', 'main', first.branch)).toBe(git(bare, 'rev-parse', 'main'));
});

test('a second proposal after the first was merged stands on its own', async () => {
  const proposing = startProposing(mine);
  save(mine, setPrice(0, 35));
  const { branch } = await proposing.propose('Adults', '');
  git(theirs, 'pull', '-q', 'origin', branch);
  git(theirs, 'push', '-q', 'origin', 'HEAD:main', `:${branch}`);
  save(mine, setPrice(1, 28));
  expect(await proposing.draft()).toMatchObject({
    changes: ['Ski shuttle card › Prices › Youth: $25 → $28'],
  });
  await proposing.propose('Youths', '');
  expect(git(bare, 'log', '--format=%s', `main..${branch}`)).toBe('Youths');
});

test('a proposal that somebody else has changed is left to them', async () => {
  const proposing = startProposing(mine);
  save(mine, setPrice(0, 35));
  const { branch } = await proposing.propose('Adults', '');
  git(theirs, 'pull', '-q', 'origin', branch);
  git(theirs, 'commit', '-q', '--allow-empty', '-m', 'Theirs');
  git(theirs, 'push', '-q', 'origin', `HEAD:${branch}`);
  save(mine, setPrice(1, 28));
  await expect(proposing.propose('Youths', '')).rejects.toThrow(
    `Somebody else has changed your proposal ${branch}: press the button again`,
  );
  expect(git(bare, 'log', '-1', '--format=%s', branch)).toBe('Theirs');
});

test('a value that was published meanwhile is replaced only once it was seen', async () => {
  save(mine, setPrice(0, 35));
  save(theirs, setPrice(0, 40));
  publish(theirs, 'Adults pay $40');
  const proposing = startProposing(mine);
  await expect(proposing.propose('Adults pay $35', '')).rejects.toThrow(
    'Somebody else has published other values: look at the change again, then propose it. (Ski shuttle card › Prices › Adult: $40 → $35)',
  );
  expect(git(bare, 'branch', '--list')).toBe('* main');
  const { conflicts, published } = await proposing.draft();
  expect(conflicts).toEqual(['Ski shuttle card › Prices › Adult: $40 → $35']);
  const { branch } = await proposing.propose('Adults pay $35', published);
  expect(git(bare, 'diff', '--shortstat', 'main', branch)).toMatch(/1 insertion.*1 deletion/);
});

test('nothing is proposed where nothing has changed, or what is saved is not valid', async () => {
  const proposing = startProposing(mine);
  await expect(proposing.draft()).rejects.toThrow(/^There is nothing to propose/);
  save(mine, setPrice(0, -1));
  await expect(proposing.draft()).rejects.toThrow(/prices\[0\]\.dollars is -1, but must be/);
  writeFileSync(join(mine, 'content/site.json'), '{');
  await expect(proposing.draft()).rejects.toThrow(/^content\/site\.json cannot be read/);
});

describe('says what to do', () => {
  const failing = async (prepare: () => void) => {
    save(mine, setPrice(0, 35));
    prepare();
    const before = readFileSync(join(mine, 'content/site.json'), 'utf8');
    const error = await startProposing(mine)
      .propose('Adults', '')
      .catch((error: unknown) => error);
    expect(readFileSync(join(mine, 'content/site.json'), 'utf8')).toBe(before);
    expect(git(bare, 'branch', '--list')).toMatch(/^\* main$/);
    return (error as Error).message;
  };
  const originAt = (address: string) => git(mine, 'config', 'remote.origin.url', address);

  test('without a repository to propose to', async () => {
    expect(await failing(() => git(mine, 'remote', 'remove', 'origin'))).toMatch(
      /^This folder has no repository behind it: .*git remote add origin/,
    );
  });

  test('without a network', async () => {
    // Nothing listens there.
    expect(await failing(() => originAt(`http://${host}:1/lines.git`))).toMatch(
      /^The repository could not be reached: check the network/,
    );
  });

  test('without the right to read', async () => {
    const server = createServer((_, response) => response.writeHead(403).end()).listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const message = await failing(() => originAt(`http://${host}:${port}/lines.git`));
    server.close();
    expect(message).toMatch(/^The repository does not let you in: sign in/);
  });

  test('without the right to write', async () => {
    const hook = join(bare, 'hooks/pre-receive');
    const message = await failing(() => {
      writeFileSync(hook, '#!/bin/sh\nexit 1\n');
      chmodSync(hook, 0o755);
    });
    expect(message).toMatch(/^The repository does not let you in: sign in/);
  });

  test('without a name', async () => {
    const message = await failing(() => {
      git(mine, 'config', 'user.name', '');
    });
    expect(message).toMatch(/^Git does not know who you are: run git config/);
  });
});

describe('with gh signed in', () => {
  /** Knows the pull requests that it has opened. */
  const gh = `#!/usr/bin/env node
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const log = __filename + '.log';
const args = process.argv.slice(2);
if (args[1] === 'list') console.log(existsSync(log) ? 'https://github.com/cedar/lines/pull/7' : '');
else {
  appendFileSync(log, JSON.stringify(args) + '\\n');
  console.log('https://github.com/cedar/lines/pull/7');
}
`;

  test('the pull request is opened once, and its address given', async () => {
    mkdirSync(join(root, 'bin'));
    writeFileSync(join(root, 'bin/gh'), gh);
    chmodSync(join(root, 'bin/gh'), 0o755);
    const proposing = startProposing(mine);
    const addresses = [];
    for (const dollars of [35, 36]) {
      save(mine, setPrice(0, dollars));
      addresses.push(await proposing.propose(`Adults pay $${dollars}`, ''));
    }
    const { branch } = addresses[0]!;
    const address = 'https://github.com/cedar/lines/pull/7';
    expect(addresses).toEqual(Array(2).fill({ branch, address, opened: true }));
    const opened = readFileSync(join(root, 'bin/gh.log'), 'utf8').trim().split('\n');
    expect(opened.map((line) => JSON.parse(line) as string[])).toEqual([
      [
        'pr',
        'create',
        '--head',
        branch,
        '--base',
        'main',
        '--title',
        'Adults pay $35',
        '--body',
        '- Ski shuttle card › Prices › Adult: $30 → $35',
      ],
    ]);
  });
});

describe('opening the editor', () => {
  function publishElsewhere(alsoCode = '') {
    save(theirs, setPrice(1, 28));
    writeFileSync(join(theirs, 'photos/new.jpg'), 'new');
    appendFileSync(join(theirs, 'code.ts'), alsoCode);
    publish(theirs, 'Youths pay $28');
  }

  test('takes in what was published, around what is saved and not committed', async () => {
    save(mine, setPrice(0, 35));
    appendFileSync(join(mine, 'code.ts'), 'two\n');
    publishElsewhere();
    expect(await takeIn(mine)).toBe('What others have published is now here too.');
    expect(contentIn(mine).skiShuttle.prices.map(({ dollars }) => dollars)).toEqual([35, 28]);
    expect(readFileSync(join(mine, 'photos/new.jpg'), 'utf8')).toBe('new');
    expect(git(mine, 'rev-parse', 'main')).toBe(git(bare, 'rev-parse', 'main'));
    expect(git(mine, 'status', '--porcelain')).toBe('M code.ts\n M content/site.json');
    expect(await takeIn(mine)).toBeUndefined();
  });

  test('takes in its own proposal once that is merged', async () => {
    save(mine, setPrice(0, 35));
    const { branch } = await startProposing(mine).propose('Adults', '');
    git(theirs, 'pull', '-q', 'origin', branch);
    git(theirs, 'push', '-q', 'origin', 'HEAD:main');
    expect(await takeIn(mine)).toBe('What others have published is now here too.');
    expect(git(mine, 'status', '--porcelain')).toBe('');
  });

  test('takes in that its own proposal was merged and taken back', async () => {
    save(mine, setPrice(0, 35));
    const { branch } = await startProposing(mine).propose('Adults', '');
    save(theirs, setPrice(1, 28));
    publish(theirs, 'Youths pay $28');
    git(theirs, 'pull', '-q', '--no-rebase', '--no-edit', 'origin', branch);
    git(theirs, 'revert', '--no-edit', '-m', '1', 'HEAD');
    git(theirs, 'push', '-q', 'origin', 'HEAD:main');
    await takeIn(mine);
    expect(contentIn(mine).skiShuttle.prices.map(({ dollars }) => dollars)).toEqual([30, 28]);
    expect(git(mine, 'status', '--porcelain')).toBe('');
  });

  test('asks for a new start when the program came with it', async () => {
    writeFileSync(join(theirs, 'code.ts'), 'newer\n');
    publish(theirs, 'Code');
    await expect(takeIn(mine)).rejects.toThrow(/run "npm ci", then "npm run edit" again\.$/);
    expect(readFileSync(join(mine, 'code.ts'), 'utf8')).toBe('newer\n');
    expect(git(mine, 'status', '--porcelain')).toBe('');
  });

  test.each<[why: string, prepare: () => void, sentence: RegExp]>([
    [
      'the same value differs',
      () => save(mine, setPrice(1, 26)),
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
        save(mine, setPrice(0, 35));
        git(mine, 'add', 'content');
      },
      /are staged here; "git reset"/,
    ],
    [
      'there is no network',
      () => git(mine, 'config', `url.${bare}.insteadOf`, 'https://nobody.test'),
      /could not be reached/,
    ],
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
