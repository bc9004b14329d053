/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';

import { findings } from '../../scripts/release/findings';
import { differences } from '../../scripts/release/specified';
import { nodeArguments } from '../../scripts/shared/cli';
import { changed, shippedContent } from '../../test-support/companies';
import { newFolder } from '../folder';

jest.setTimeout(60_000);

const path = newFolder();

const own = {
  name: 'Cedar Lines',
  details: { url: 'https://www.cedar.test', timeZone: 'America/Denver' },
  contact: { intro: 'Ask us [anything]', phone: { display: '(435) 586-0142' } },
  privacy: { mail: { provider: 'Mailhost', kept: 'for a year' } },
};
const sender = 'MAIL_FROM=web@cedar.test\n';
const mailbox = 'MAIL_TO=office@cedar.test\n';

/** The check's input: a project with this content and these mail settings. */
function project(content: object = own, mail = `${sender}${mailbox}`, today: object = {}) {
  for (const folder of ['content', 'photos', 'functions']) mkdirSync(path(folder));
  writeFileSync(path('content/site.json'), JSON.stringify(content));
  writeFileSync(path('content/today.json'), JSON.stringify(today));
  writeFileSync(path('content/logo.svg'), '<svg/>');
  writeFileSync(path('SECURITY.md'), 'Write to security@cedar.test.');
  cpSync('photos/stand-ins.sha256', path('photos/stand-ins.sha256'));
  for (const folder of ['.', 'functions']) {
    writeFileSync(path(folder, 'package-lock.json'), '{ "packages": {} }');
  }
  writeFileSync(path('functions/.env.cedar-lines'), mail);
}

/** What the check finds, what only the operator can judge marked by a question mark. */
const found = (projectId = 'cedar-lines') =>
  findings({ root: path(), projectId, domain: 'cedar.test' }).map(
    ({ where, what, blocks }) => `${where}: ${what}${blocks ? '' : '?'}`,
  );

test('finds each stand-in with its place and value, what blocks first', () => {
  project({
    name: 'Red Rim Shuttle',
    bikeShuttle: { rows: [{ label: 'Season', value: 'Ask us', section: 'contact' }] },
    contact: { intro: 'Ask us', phone: { display: '(435) 555-0142' } },
    privacy: { mail: { provider: '[name of your mail provider]', kept: 'for a year' } },
    details: { url: 'https://www.redrim.example' },
  });
  expect(found('')).toEqual([
    'content/site.json: name: the stand-in name: Red Rim Shuttle',
    'content/site.json: contact.phone.display: a telephone number that rings nowhere: (435) 555-0142',
    'content/site.json: privacy.mail.provider: a fact that only you know: [name of your mail provider]',
    'content/site.json: details.url: a host that does not exist: https://www.redrim.example',
    expect.stringMatching(/functions\/\.env\.<project id>.*[^?]$/),
    expect.stringMatching(/\.env\.production\.local.*[^?]$/),
    'content/site.json: bikeShuttle.rows[0].value: a row without a value: Ask us?',
  ]);
});

test.each([
  ['2099-01-05T18:00', []],
  [
    '2026-01-05T18:00',
    ['content/today.json: notice.until: a notice that ended at 2026-01-05T18:00: remove it?'],
  ],
])('names a notice until %s once it is over', (until, expected) => {
  project(own, undefined, { notice: { text: 'Closed', until } });
  expect(found()).toEqual(expected);
});

const file = 'functions/.env.cedar-lines';

test.each([
  ['', `${file}: MAIL_TO is not set`],
  ['# MAIL_TO=office@cedar.test', `${file}: MAIL_TO is not set`],
  ['MAIL_TO=', `${file}:2: MAIL_TO is not set`],
  ['MAIL_TO=""', `${file}:2: MAIL_TO is not set`],
  ["MAIL_TO=''", `${file}:2: MAIL_TO is not set`],
  ['MAIL_TO= # office@cedar.test', `${file}:2: MAIL_TO is not set`],
  ['MAIL_TO="office"', `${file}:2: MAIL_TO is not an address: office`],
  ['MAIL_TO=office@', `${file}:2: MAIL_TO is not an address: office@`],
  ['MAIL_TO=office@cedar', `${file}:2: MAIL_TO is not an address: office@cedar`],
  ['MAIL_TO=a@cedar.test, office', `${file}:2: MAIL_TO is not an address: office`],
  ['MAIL_TO=a@redrim.example', `${file}:2: MAIL_TO is a stand-in: a@redrim.example`],
  ['export MAIL_TO = office@', `${file}:2: MAIL_TO is not an address: office@`],
  ['MAIL_TO=office@elsewhere.test'],
  [
    'MAIL_TO="office@cedar.test,owner@backup.test"',
    'content/site.json: privacy.mail.provider: MAIL_TO has mailboxes at cedar.test and backup.test, but this names one company that keeps them: Mailhost',
  ],
  ['MAIL_TO=Office <office@cedar.test> # the front desk'],
  ['  export MAIL_TO = office@cedar.test'],
])('of the mailbox that is set as %p finds: %s', (line, ...expected) => {
  project(own, `${sender}${line}\n`);
  expect(found()).toEqual(expected);
});

const foreign = `${file}:1: MAIL_FROM is not on the site's domain, cedar.test:`;

test.each([
  ['cedar@mail.test', `${foreign} cedar@mail.test?`],
  ['web@evilcedar.test', `${foreign} web@evilcedar.test?`],
  ['Web <web@cedar.test.mail.test>', `${foreign} web@cedar.test.mail.test?`],
  ['a@cedar.test,b@cedar.test', `${file}:1: MAIL_FROM must be one address, not 2`],
  ['Cedar Lines <web@mail.Cedar.test>'],
  ['"web@cedar.test"'],
])('of mail from %s finds: %s', (from, ...expected) => {
  project(own, `MAIL_FROM=${from}\n${mailbox}`);
  expect(found()).toEqual(expected);
});

test('names packages that are installed without a checksum, for the operator to judge', () => {
  project();
  const packages = {
    '': {},
    'node_modules/a': { integrity: 'sha512-x' },
    'node_modules/@b/c': {},
    'node_modules/d': { link: true },
  };
  writeFileSync(path('functions/package-lock.json'), JSON.stringify({ packages }));
  expect(found()).toEqual(['functions/package-lock.json: installed without a checksum (1): @b/c?']);
});

test.each(['"cedar-lines",', 'demo-red-rim', 'Cedar Lines'])(
  'does not take %s for a project id',
  (projectId) => {
    project();
    expect(found(projectId)).toContainEqual(
      expect.stringMatching(RegExp(`"${projectId}" is not a project id of your own.*[^?]$`)),
    );
  },
);

test('knows the pictures that came with the project, by their content', () => {
  project();
  const hash = createHash('sha256').update('a picture').digest('hex');
  writeFileSync(path('photos/stand-ins.sha256'), `${hash}  hoodoos.jpg\n`, { flag: 'a' });
  writeFileSync(path('photos/hoodoos.jpg'), 'a picture');
  writeFileSync(path('photos/aspens.jpg'), 'the operator’s own');
  cpSync('content/logo.svg', path('content/logo.svg'));
  expect(found()).toEqual([
    expect.stringMatching(/^photos\/hoodoos\.jpg: a picture/),
    expect.stringMatching(/^content\/logo\.svg: a picture/),
  ]);
});

test('says where words and prices differ from the specification, and stops nothing', () => {
  expect(differences(shippedContent)).toEqual([]);
  const content = changed(({ hero, skiShuttle }) => {
    skiShuttle.prices[0]!.dollars = 35;
    skiShuttle.prices.push({ dollars: 20, rider: 'Child' });
    hero.line = 'Its operator’s own';
  });
  const all = differences(content);
  expect(all.map(({ where }) => where)).toEqual(
    ['[0].dollars', '[2].dollars', '[2].rider'].map(
      (place) => `content/site.json: skiShuttle.prices${place}`,
    ),
  );
  expect(all[0]!.what).toMatch(/^differs from the specification \(§9.*\): 35$/);
  expect(all.filter(({ blocks }) => blocks)).toEqual([]);
});

const run = (file: string, ...args: string[]) => {
  const env = { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-red-rim' };
  return spawnSync(process.execPath, nodeArguments(file, args), { encoding: 'utf8', env });
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
  expect(stderr).toContain('Nothing has gone live.');
});

test.each([['Bad Name'], [''], ['-x'], ['a'.repeat(41)]])(
  'a preview named "%s" is refused with an example',
  (name) => {
    const { status, stderr } = run('scripts/release/deploy.ts', '--preview', name);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run preview:deploy new-prices');
  },
);
