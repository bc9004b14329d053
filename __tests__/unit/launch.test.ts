import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { findings } from '../../scripts/release/findings';
import { nodeArguments } from '../../scripts/shared/cli';
import { newFolder } from '../folder';
import { leastSite } from '../least';

const path = newFolder();

const ownContent = {
  ...leastSite,
  name: 'Cedar Lines',
  url: 'https://www.cedar.test',
  booking: { ...leastSite.booking, href: 'https://booking.test' },
  contact: { ...leastSite.contact, phone: '(435) 155-0142', email: 'office@cedar.test' },
  privacy: { ...leastSite.privacy, mailProvider: 'Mailhost' },
};
const sender = 'MAIL_FROM=web@cedar.test\n';
const mailboxes = 'MAIL_TO=office@cedar.test,owner@cedar.test\n';
const file = 'functions/.env.cedar-lines';

/** Writes a project with this content and these mail settings. */
function project(content: object = ownContent, mail = `${sender}${mailboxes}`, today: object = {}) {
  for (const folder of ['app', 'content', 'photos', 'functions']) mkdirSync(path(folder));
  writeFileSync(path('content/site.json'), JSON.stringify(content));
  writeFileSync(path('content/today.json'), JSON.stringify(today));
  writeFileSync(path('app/icon.svg'), '<svg/>');
  writeFileSync(path(file), mail);
}

/** Returns the findings. Warnings end with a question mark. */
const found = (projectId = 'cedar-lines') =>
  findings(path(), projectId).map(({ where, what, blocks }) => `${where}: ${what}${blocks ? '' : '?'}`);

test('reports nothing for a fully configured project', () => {
  project();
  expect(found()).toEqual([]);
});

test('reports each stand-in with its place, and prints no mailbox', () => {
  const notice = { text: 'Write to office@redrim.example', until: '2099-12-31T18:00:00Z' };
  project(
    {
      ...ownContent,
      hero: { ...ownContent.hero, line: 'Ride with Red Rim Shuttle' },
      band: { lines: ['Call 435-555-0142'] },
      privacy: { ...ownContent.privacy, address: '1 Example Street' },
    },
    undefined,
    { notice },
  );
  expect(found()).toEqual([
    'content/site.json: hero.line: the stand-in name: Ride with Red Rim Shuttle',
    'content/site.json: band.lines.0: a fictional telephone number: Call 435-555-0142',
    'content/site.json: privacy.address: an example of a name or an address: 1 Example Street',
    'content/today.json: notice.text: a host that does not exist: Write to …@redrim.example',
  ]);
});

test('lists the mistakes of the content, which a build would refuse', () => {
  project({ ...ownContent, url: 'https://www.cedar.test/#contact' });
  expect(() => found()).toThrow(
    'content/site.json has mistakes:\nAddress of the site: Enter https:// and your domain',
  );
});

test.each([
  ['', 'MAIL_TO is not set'],
  ['MAIL_TO=a@cedar.test, office', 'MAIL_TO has an entry that is no address'],
  ['MAIL_TO=a@redrim.example', 'MAIL_TO is a stand-in'],
  [
    'MAIL_TO=office@cedar.test,Office@Cedar.test',
    'MAIL_TO has only one mailbox: a second one at another provider keeps a copy?',
  ],
])('for the setting %p reports: %s', (line, expected) => {
  project(ownContent, `${sender}${line}\n`);
  expect(found()).toEqual([`${file}: ${expected}`]);
});

test('prints a line that Firebase cannot read, without its mailbox', () => {
  project(ownContent, `${sender}${mailboxes}DAILY ENQUIRIES=200 office@cedar.test\n`);
  expect(found()).toEqual([
    `${file}: Failed to load environment variables from .env.cedar-lines. Invalid dotenv file, error on lines: DAILY ENQUIRIES=200 …@cedar.test`,
  ]);
});

test('reports nothing about MAIL_FROM until the site has its own domain', () => {
  project({ ...ownContent, url: 'https://cedar-lines.web.app' }, `MAIL_FROM=web@mail.test\n${mailboxes}`);
  expect(found()).toEqual([]);
});

test.each([
  ['Web <web@cedar.test.mail.test>', 'MAIL_FROM is at cedar.test.mail.test, not on the site’s'],
  ['Cedar Lines <web@mail.Cedar.test>', undefined],
])('for MAIL_FROM=%s reports: %s', (from, expected) => {
  project(ownContent, `MAIL_FROM=${from}\n${mailboxes}`);
  expect(found()).toEqual(expected ? [expect.stringContaining(`${file}: ${expected}`)] : []);
});

test.each(['"cedar-lines",', 'demo-red-rim', 'Cedar Lines', ''])(
  'does not accept %p as the operator’s project',
  (projectId) => {
    project();
    expect(found(projectId)).toContainEqual(
      expect.stringMatching(/^\.env\.production\.local: names no project of your own/),
    );
  },
);

/** Runs the command in a folder. */
function launchCheck(cwd = '.') {
  const command = nodeArguments(resolve('scripts/release/launch-check.ts'), []);
  const env = { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-red-rim' };
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env });
}

test('prints what must be set and what it cannot check, and fails', () => {
  const { status, stdout, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(stdout).toContain('To be set before the site goes live:');
  expect(stdout).toContain('Could not be checked from here:\n  SMTP_URL is set');
  expect(stderr).toMatch(/^Not ready to go live: \d+ to be set, listed above\.\n$/);
});
