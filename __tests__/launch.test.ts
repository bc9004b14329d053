/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findings } from '../scripts/launch/findings';

jest.setTimeout(60_000);

let root: string;

/** A copy of what the check reads, and what an operator has changed in it. */
function project(changes: Record<string, (text: string) => string> = {}) {
  for (const file of ['lib/site.ts', 'SECURITY.md', 'photos/stand-ins.sha256']) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    const text = readFileSync(file, 'utf8');
    writeFileSync(join(root, file), changes[file]?.(text) ?? text);
  }
}

const own = (text: string) =>
  text
    .replaceAll("'Red Rim Shuttle'", "'Cedar Lines'")
    .replaceAll('.example', '.test')
    .replaceAll('555', '586');
const ownConfiguration = 'MAIL_FROM="Cedar Lines <web@cedar.test>"\nMAIL_TO=office@cedar.test\n';
const whats = (projectId: string) =>
  findings({ root, projectId }).map(({ what, where, blocks }) => ({ what, where, blocks }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('finds each stand-in with its line, and no Firebase project', () => {
  project();
  const found = whats('');
  const lines = readFileSync('lib/site.ts', 'utf8').split('\n');
  for (const text of [
    'const name =',
    'www.redrim.example',
    'booking.example',
    '555-0142',
    'social.example',
  ]) {
    const line = lines.findIndex((each) => each.includes(text) && !/^\s*(\*|\/\/)/.test(each)) + 1;
    expect(found).toContainEqual(
      expect.objectContaining({ where: `lib/site.ts:${line}`, blocks: true }),
    );
  }
  expect(found).toContainEqual(
    expect.objectContaining({ what: 'no Firebase project is set', blocks: true }),
  );
  expect(found.filter(({ what }) => what.includes('Ask us'))).toHaveLength(2);
  expect(found.findLastIndex(({ blocks }) => blocks)).toBeLessThan(
    found.findIndex(({ blocks }) => !blocks),
  );
});

test('has nothing against a project whose operator has set everything', () => {
  project({ 'lib/site.ts': own, 'SECURITY.md': own });
  mkdirSync(join(root, 'functions'));
  writeFileSync(join(root, 'functions/.env.cedar-lines'), ownConfiguration);
  expect(whats('cedar-lines').filter(({ blocks }) => blocks)).toEqual([]);
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
  project({ 'lib/site.ts': own, 'SECURITY.md': own });
  mkdirSync(join(root, 'functions'));
  writeFileSync(join(root, 'functions/.env.cedar-lines'), `MAIL_FROM=web@cedar.test\n${line}`);
  expect(whats('cedar-lines').filter(({ blocks }) => blocks)).toEqual([
    { what, where, blocks: true },
  ]);
});

test('knows the photographs that came with the project, by their content', () => {
  project();
  cpSync('photos/aspens.jpg', join(root, 'photos/hoodoos.jpg'));
  writeFileSync(join(root, 'photos/aspens.jpg'), 'the operator’s own');
  const photographs = findings({ root, projectId: '' }).filter(({ where }) =>
    where.startsWith('photos/'),
  );
  expect(photographs.map(({ where }) => where)).toEqual(['photos/hoodoos.jpg']);
});

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('the command refuses this project, and says what it could not check', () => {
  const { status, stdout, stderr } = run('scripts/launch-check.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('Could not be checked from here:\n  that SMTP_URL is set');
  expect(stderr).toMatch(/Not ready to go live: \d+ to be set, listed above\.\n$/);
});

test('a deploy begins with the check and ends there', () => {
  const { status, stdout, stderr } = run('scripts/deploy.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('To be set before the site goes live:');
  expect(stdout).not.toContain('next build');
  expect(stderr).toContain('"npm run launch:check" failed; the lines above say why.');
});

test.each([['Bad Name'], [''], ['-x'], ['a'.repeat(41)]])(
  'a preview named "%s" is refused with an example',
  (name) => {
    const { status, stderr } = run('scripts/deploy.ts', '--preview', name);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run preview:deploy new-prices');
  },
);
