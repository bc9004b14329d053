/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findings } from '../../scripts/release/findings';

jest.setTimeout(60_000);

let root: string;

const standIns = [
  '/** Numbers like 555-0100 and hosts under .example are stand-ins. */',
  "const name = 'Red Rim Shuttle';",
  "const phone = '(435) 555-0142';",
  "  url: 'https://www.redrim.example',",
  "    { label: 'Season', value: 'Ask us', section: 'contact' },",
  "    mail: { provider: '[name of your mail provider]', kept: 'for a year' },",
].join('\n');
const own = [
  '/** Numbers like 555-0100 and hosts under .example are stand-ins. */',
  "const name = 'Cedar Lines';",
  "const phone = '(435) 586-0142';",
  "  url: 'https://www.cedar.test',",
].join('\n');

/** What the check reads, with these words and this mail configuration. */
function project(words: string, mail?: string) {
  for (const folder of ['lib', 'photos', 'functions']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'lib/site.ts'), words);
  writeFileSync(join(root, 'SECURITY.md'), 'Write to security@cedar.test.');
  cpSync('photos/stand-ins.sha256', join(root, 'photos/stand-ins.sha256'));
  if (mail !== undefined) writeFileSync(join(root, 'functions/.env.cedar-lines'), mail);
}

const found = (projectId: string) => findings({ root, projectId, domain: 'cedar.test' });
const blocking = (projectId: string) => found(projectId).filter(({ blocks }) => blocks);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('finds each stand-in with its line, what blocks first, but none in comments', () => {
  project(standIns);
  expect(found('').map(({ where, blocks }) => [where.replace(/ .*/, ''), blocks])).toEqual([
    ['lib/site.ts:2', true],
    ['lib/site.ts:3', true],
    ['lib/site.ts:4', true],
    ['lib/site.ts:6', true],
    ['functions/.env.<project', true],
    ['.env.production.local', true],
    ['lib/site.ts:5', false],
  ]);
});

test('has nothing against a project whose operator has set everything', () => {
  project(own, 'MAIL_FROM="Cedar Lines <web@cedar.test>"\nMAIL_TO=office@elsewhere.test\n');
  expect(found('cedar-lines')).toEqual([]);
});

test.each([
  ['is missing', '', 'MAIL_TO is not set', 'functions/.env.cedar-lines'],
  ['is empty', 'MAIL_TO=\n', 'MAIL_TO is not set', 'functions/.env.cedar-lines:2'],
  [
    'is a stand-in',
    'MAIL_TO=office@redrim.example\n',
    'MAIL_TO is a stand-in: office@redrim.example',
    'functions/.env.cedar-lines:2',
  ],
])('says where to set an address that %s', (_kind, line, what, where) => {
  project(own, `MAIL_FROM=web@cedar.test\n${line}`);
  expect(blocking('cedar-lines')).toEqual([{ what, where, blocks: true }]);
});

test('doubts mail that comes from another domain than the site’s', () => {
  project(own, 'MAIL_FROM=cedar@mail.test\nMAIL_TO=office@cedar.test\n');
  expect(found('cedar-lines')).toEqual([
    {
      blocks: false,
      what: "MAIL_FROM is not on the site's domain, cedar.test: cedar@mail.test",
      where: 'functions/.env.cedar-lines:1',
    },
  ]);
});

test.each(['"cedar-lines",', 'demo-red-rim', 'Cedar Lines'])(
  'takes %s for no project id',
  (projectId) => {
    project(own);
    expect(blocking(projectId).map(({ what }) => what)).toContainEqual(
      expect.stringContaining(`"${projectId}" is no project id of your own`),
    );
  },
);

test('knows the photographs that came with the project, by their content', () => {
  project(own);
  const known = readFileSync('photos/stand-ins.sha256', 'utf8');
  const bytes = Buffer.from('a picture');
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(root, 'photos/stand-ins.sha256'), `${known}${hash}  hoodoos.jpg\n`);
  writeFileSync(join(root, 'photos/hoodoos.jpg'), bytes);
  writeFileSync(join(root, 'photos/aspens.jpg'), 'the operator’s own');
  const photographs = found('').filter(({ where }) => where.startsWith('photos/'));
  expect(photographs.map(({ where }) => where)).toEqual(['photos/hoodoos.jpg']);
});

const run = (...args: string[]) => {
  const env = { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-red-rim' };
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
};

test('the command refuses the demo project, and says what it could not check', () => {
  const { status, stdout, stderr } = run('scripts/release/launch-check.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('Could not be checked from here:\n  that SMTP_URL is set');
  expect(stderr).toMatch(/Not ready to go live: \d+ to be set, listed above\.\n$/);
});

test('a deploy begins with the check and ends there', () => {
  const { status, stdout, stderr } = run('scripts/release/deploy.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('To be set before the site goes live:');
  expect(stdout).not.toContain('next build');
  expect(stderr).toContain('Nothing has gone live by it.');
});

test.each([['Bad Name'], [''], ['-x'], ['a'.repeat(41)]])(
  'a preview named "%s" is refused with an example',
  (name) => {
    const { status, stderr } = run('scripts/release/deploy.ts', '--preview', name);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run preview:deploy new-prices');
  },
);
