/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findings } from '../../scripts/release/findings';
import { channelIn, previewNameFor } from '../../scripts/release/preview-name';
import { differences } from '../../scripts/release/specified';
import { nodeArguments } from '../../scripts/shared/cli';
import { shippedContent } from '../../test-support/companies';

jest.setTimeout(60_000);

let root: string;

const standIns = {
  name: 'Red Rim Shuttle',
  bikeShuttle: { rows: [{ label: 'Season', value: 'Ask us', section: 'contact' }] },
  contact: { intro: 'Ask us', phone: { display: '(435) 555-0142' } },
  privacy: { mail: { provider: '[name of your mail provider]', kept: 'for a year' } },
  details: { url: 'https://www.redrim.example' },
};
const own = {
  name: 'Cedar Lines',
  details: { url: 'https://www.cedar.test' },
  contact: { intro: 'Ask us [anything]', phone: { display: '(435) 586-0142' } },
};

/** The check's input, with this content and this mail configuration. */
function project(content: object, mail?: string) {
  for (const folder of ['content', 'photos', 'functions']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'content/site.json'), JSON.stringify(content));
  writeFileSync(join(root, 'content/mark.svg'), '<svg/>');
  writeFileSync(join(root, 'SECURITY.md'), 'Write to security@cedar.test.');
  cpSync('photos/stand-ins.sha256', join(root, 'photos/stand-ins.sha256'));
  for (const folder of ['.', 'functions']) {
    writeFileSync(join(root, folder, 'package-lock.json'), '{ "packages": {} }');
  }
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

test('finds each stand-in with its place and value, what blocks first', () => {
  project(standIns);
  expect(found('').map(({ where, what, blocks }) => [where, what, blocks])).toEqual([
    ['content/site.json: name', 'the stand-in name: Red Rim Shuttle', true],
    [
      'content/site.json: contact.phone.display',
      'a telephone number that rings nowhere: (435) 555-0142',
      true,
    ],
    [
      'content/site.json: privacy.mail.provider',
      'a fact that only you know: [name of your mail provider]',
      true,
    ],
    [
      'content/site.json: details.url',
      'a host that does not exist: https://www.redrim.example',
      true,
    ],
    [expect.stringContaining('functions/.env.<project id>'), expect.anything(), true],
    [expect.stringContaining('.env.production.local'), expect.anything(), true],
    ['content/site.json: bikeShuttle.rows[0].value', 'a row without a value: Ask us', false],
  ]);
});

test('has nothing against a project whose operator has set everything', () => {
  project(own, 'MAIL_FROM="Cedar Lines <web@cedar.test>"\nMAIL_TO=office@elsewhere.test\n');
  expect(found('cedar-lines')).toEqual([]);
});

test('names a notice that is over, for the operator to judge', () => {
  const details = { ...own.details, timeZone: 'America/Denver' };
  const mail = 'MAIL_FROM=web@cedar.test\nMAIL_TO=office@cedar.test\n';
  project({ ...own, details, notice: { text: 'Closed', until: '2026-01-05T18:00' } }, mail);
  expect(found('cedar-lines')).toEqual([
    {
      blocks: false,
      what: 'a notice that ended at 2026-01-05T18:00; remove it: npm run notice -- --clear',
      where: 'content/site.json: notice.until',
    },
  ]);
  writeFileSync(
    join(root, 'content/site.json'),
    JSON.stringify({ ...own, details, notice: { text: 'Closed', until: '2099-01-05T18:00' } }),
  );
  expect(found('cedar-lines')).toEqual([]);
});

const file = 'functions/.env.cedar-lines';

test.each([
  ['', 'is not set', file],
  ['# MAIL_TO=office@cedar.test', 'is not set', file],
  ['MAIL_TO=', 'is not set', `${file}:2`],
  ['MAIL_TO=""', 'is not set', `${file}:2`],
  ["MAIL_TO=''", 'is not set', `${file}:2`],
  ['MAIL_TO= # office@cedar.test', 'is not set', `${file}:2`],
  ['MAIL_TO="office"', 'is not an address: office', `${file}:2`],
  ['MAIL_TO=office@', 'is not an address: office@', `${file}:2`],
  ['MAIL_TO=office@cedar', 'is not an address: office@cedar', `${file}:2`],
  ['MAIL_TO=a@cedar.test, office', 'is not an address: office', `${file}:2`],
  ['MAIL_TO=a@redrim.example', 'is a stand-in: a@redrim.example', `${file}:2`],
  ['export MAIL_TO = office@', 'is not an address: office@', `${file}:2`],
])('blocks the mailbox that is set as %p', (line, what, where) => {
  project(own, `MAIL_FROM=web@cedar.test\n${line}\n`);
  expect(blocking('cedar-lines')).toEqual([{ what: `MAIL_TO ${what}`, where, blocks: true }]);
});

test.each([
  'MAIL_TO=office@cedar.test',
  'MAIL_TO="office@cedar.test,owner@backup.test"',
  'MAIL_TO=Office <office@cedar.test> # the front desk',
  '  export MAIL_TO = office@cedar.test',
])('takes the mailbox that is set as %p', (line) => {
  project(own, `MAIL_FROM=web@cedar.test\n${line}\n`);
  expect(found('cedar-lines')).toEqual([]);
});

test.each(['cedar@mail.test', 'web@evilcedar.test', 'Web <web@cedar.test.mail.test>'])(
  'doubts mail from %s, which is another domain than the site’s',
  (sender) => {
    project(own, `MAIL_FROM=${sender}\nMAIL_TO=office@cedar.test\n`);
    expect(found('cedar-lines')).toEqual([
      {
        blocks: false,
        what: expect.stringMatching(
          /^MAIL_FROM is not on the site's domain, cedar\.test: \S+$/,
        ) as string,
        where: `${file}:1`,
      },
    ]);
  },
);

test.each(['web@cedar.test', 'Cedar Lines <web@mail.Cedar.test>', '"web@cedar.test"'])(
  'takes mail from %s',
  (sender) => {
    project(own, `MAIL_FROM=${sender}\nMAIL_TO=office@cedar.test\n`);
    expect(found('cedar-lines')).toEqual([]);
  },
);

test('blocks several senders', () => {
  project(own, 'MAIL_FROM=a@cedar.test,b@cedar.test\nMAIL_TO=office@cedar.test\n');
  expect(blocking('cedar-lines').map(({ what }) => what)).toEqual([
    'MAIL_FROM must be one address, not 2',
  ]);
});

test('names packages that are installed without a checksum, for the operator to judge', () => {
  project(own, 'MAIL_FROM=web@cedar.test\nMAIL_TO=office@cedar.test\n');
  const packages = {
    '': {},
    'node_modules/a': { integrity: 'sha512-x' },
    'node_modules/@b/c': {},
    'node_modules/d': { link: true },
  };
  writeFileSync(join(root, 'functions/package-lock.json'), JSON.stringify({ packages }));
  expect(found('cedar-lines')).toEqual([
    {
      blocks: false,
      what: 'installed without a checksum (1): @b/c',
      where: 'functions/package-lock.json',
    },
  ]);
});

test.each(['"cedar-lines",', 'demo-red-rim', 'Cedar Lines'])(
  'takes %s for no project id',
  (projectId) => {
    project(own);
    expect(blocking(projectId).map(({ what }) => what)).toContainEqual(
      expect.stringContaining(`"${projectId}" is not a project id of your own`),
    );
  },
);

test('knows the pictures that came with the project, by their content', () => {
  project(own);
  const known = readFileSync('photos/stand-ins.sha256', 'utf8');
  const bytes = Buffer.from('a picture');
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(root, 'photos/stand-ins.sha256'), `${known}${hash}  hoodoos.jpg\n`);
  writeFileSync(join(root, 'photos/hoodoos.jpg'), bytes);
  writeFileSync(join(root, 'photos/aspens.jpg'), 'the operator’s own');
  cpSync('content/mark.svg', join(root, 'content/mark.svg'));
  const pictures = found('').filter(({ what }) => what.startsWith('a picture'));
  expect(pictures.map(({ where }) => where)).toEqual(['photos/hoodoos.jpg', 'content/mark.svg']);
});

test('says where words and prices differ from the specification, and stops nothing', () => {
  const content = structuredClone(shippedContent);
  expect(differences(content)).toEqual([]);
  content.skiShuttle.prices[0]!.dollars = 35;
  content.skiShuttle.prices.push({ dollars: 20, rider: 'Child' });
  content.hero.line = 'Its operator’s own';
  expect(differences(content)).toEqual([
    {
      blocks: false,
      what: expect.stringMatching(/^differs from the specification \(§9.*\): 35$/) as string,
      where: 'content/site.json: skiShuttle.prices[0].dollars',
    },
    ...['dollars', 'rider'].map((field) => ({
      blocks: false,
      what: expect.stringMatching(/^differs from the specification/) as string,
      where: `content/site.json: skiShuttle.prices[2].${field}`,
    })),
  ]);
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

test.each([
  ['new-prices', 'new-prices'],
  ['ana/New prices_2027', 'ana-new-prices-2027'],
  [`feature/${'x'.repeat(60)}`, `feature-${'x'.repeat(32)}`],
  ['main', '2027-05-01'],
  ['HEAD', '2027-05-01'],
  ['', '2027-05-01'],
  ['—', '2027-05-01'],
])('a preview without a name of the branch "%s" is called %s', (branch, name) => {
  expect(previewNameFor(branch, new Date(2027, 4, 1, 12))).toBe(name);
});

test('a preview’s address and end are read from what Firebase says', () => {
  const output = JSON.stringify({
    status: 'success',
    result: {
      'cedar-lines': {
        site: 'cedar-lines',
        url: 'https://cedar-lines--new-prices-x1y2.web.app',
        expireTime: '2027-05-08T12:00:00Z',
      },
    },
  });
  expect(channelIn(output)).toEqual({
    address: 'https://cedar-lines--new-prices-x1y2.web.app',
    until: expect.stringContaining('May 8, 2027') as string,
  });
  expect(channelIn('{ "status": "error", "error": "no such project" }')).toBeUndefined();
});
