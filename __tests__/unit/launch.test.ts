import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findings } from '../../scripts/release/findings';
import { unpublished } from '../../scripts/release/unpublished';
import { leastSite } from '../extremes';
import { newFolder } from '../folder';
import { site } from '../shipped';

const path = newFolder();

const ownContent = {
  ...leastSite,
  name: 'Cedar Lines',
  url: 'https://www.cedar.test',
  booking: { ...leastSite.booking, href: 'https://booking.test' },
  contact: { ...leastSite.contact, phone: '4355501234', email: 'office@cedar.test' },
  privacy: { ...leastSite.privacy, mailProvider: 'Mailhost' },
};

/** Writes a project with this content. */
function project(content: object = ownContent, today: object = {}) {
  mkdirSync(path('content'));
  writeFileSync(path('content/site.json'), JSON.stringify(content));
  writeFileSync(path('content/today.json'), JSON.stringify(today));
  writeFileSync(path('.firebaserc'), JSON.stringify({ projects: { default: 'cedar-lines' } }));
  writeFileSync(path('SECURITY.md'), 'Write to office@cedar.test.');
}

const found = (projectId = 'cedar-lines') =>
  findings(path(), projectId).map(({ where, what }) => `${where}: ${what}`);

(site.name === 'Red Rim Shuttle' ? test : test.skip)('finds what the project came with', () => {
  const places = findings('.', '').map(({ where }) => where);
  for (const field of ['Book Now › Address of your booking page', 'Privacy page › In effect since'])
    expect(places).toContain(`The page › ${field}`);
});

test('reports nothing for a fully configured project', () => {
  project();
  expect(found()).toEqual([]);
});

test('reports each stand-in under the labels of the editor, and prints no mailbox', () => {
  const notice = { text: 'Write to office@redrim.example', until: '2099-12-31T18:00:00Z' };
  project(
    {
      ...ownContent,
      hero: { ...ownContent.hero, line: 'Ride with Red Rim Shuttle' },
      band: { lines: ['Call 435-555-0142'] },
      privacy: { ...ownContent.privacy, address: '1 Example Street', mailProvider: 'Example Mail' },
    },
    { notice },
  );
  writeFileSync(path('SECURITY.md'), '# Weaknesses\n\nWrite to security@redrim.example.');
  expect(found()).toEqual([
    'The page › Top of the page › Line under the name: the stand-in name: Ride with Red Rim Shuttle',
    'The page › Band › Sentences › Sentence 1: a fictional telephone number: Call 435-555-0142',
    'The page › Privacy page › Postal address: an example of a name or an address: 1 Example Street',
    expect.stringMatching(/^The page › Privacy page › .*: Example Mail$/),
    'Today › Notice › Text: a host that is a stand-in: Write to …@redrim.example',
    'SECURITY.md: a host that is a stand-in: Write to …@redrim.example.',
  ]);
});

test.each([
  ['cedar-shuttle', 'cedar-lines'],
  ['"cedar-lines",', 'cedar-lines'],
  ['', 'cedar-lines'],
  ['demo-red-rim', 'demo-red-rim'],
])('does not accept %p if Firebase would deploy to %p', (built, deployed) => {
  project();
  writeFileSync(path('.firebaserc'), JSON.stringify({ projects: { default: deployed } }));
  expect(found(built)).toEqual([
    expect.stringMatching(`^\\.env\\.production and \\.firebaserc: .* "${built}" and "${deployed}" `),
  ]);
});

test('prints what must be set and what it cannot check, and fails', () => {
  project();
  const args = [
    '--import',
    pathToFileURL(require.resolve('tsx')).href,
    resolve('scripts/release/launch-check.ts'),
  ];
  const check = (env: Record<string, string>) =>
    spawnSync(process.execPath, args, { cwd: path(), encoding: 'utf8', env: { ...process.env, ...env } });
  const { status, stdout, stderr } = check({ CI: '' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^To be set before the site goes live:\n {2}This folder: {2}Git cannot/);
  writeFileSync(path('.env.production'), 'NEXT_PUBLIC_FIREBASE_PROJECT_ID=cedar-lines');
  expect(check({ CI: 'true' }).stdout).not.toMatch(/This folder:|\.env\.production/);
  // While GitHub is down, the deploy must be possible, and must say what it may take back.
  const alone = check({ CI: '', WITHOUT_GITHUB: '1' });
  expect(alone.status).toBe(0);
  expect(alone.stdout).toMatch(/^This folder is not compared with main at GitHub: /);
  expect(stdout).toContain('Look yourself at photographs and logo, ');
  expect(stderr).toMatch(/^Not ready to go live: \d+ to be set, listed above\.$/m);
});

describe('a folder whose main is at GitHub', () => {
  const settings = ['user.name=Test', 'user.email=test@cedar.test'].flatMap((setting) => ['-c', setting]);
  const git = (...args: string[]) =>
    execFileSync('git', [...settings, ...args], { cwd: path('clone'), stdio: ['ignore', 'pipe', 'ignore'] });
  const commit = () => git('commit', '--allow-empty', '--message', 'New prices');

  beforeEach(() => {
    execFileSync('git', ['init', '--quiet', '--bare', path('github')]);
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', path('clone')]);
    commit();
  });

  const publish = () => {
    git('remote', 'add', 'origin', path('github'));
    git('push', 'origin', 'main');
  };

  test('may be deployed at its newest commit, on any branch, and before it is at GitHub', () => {
    expect(unpublished(path('clone'))).toBeUndefined();
    publish();
    expect(unpublished(path('clone'))).toBeUndefined();
    git('switch', '--create', 'new-prices');
    expect(unpublished(path('clone'))).toBeUndefined();
  });

  test.each<[string, () => unknown, RegExp]>([
    ['a changed file', () => writeFileSync(path('clone/page.ts'), ''), /^some changes are not committed: /],
    ['a commit that nobody pushed', commit, /^it is not the newest commit of main /],
    [
      'an old commit',
      () => {
        commit();
        git('push', 'origin', 'main');
        git('reset', '--quiet', '--hard', 'HEAD~1');
        // A laptop that has not fetched lacks the reference.
        git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      /^it is not the newest commit of main .* "git switch main && git pull && npm ci"$/,
    ],
    [
      'a GitHub that does not answer',
      () => rmSync(path('github'), { recursive: true }),
      /^Git cannot compare .* "WITHOUT_GITHUB=1 npm run deploy"$/,
    ],
    ['a broken configuration', () => writeFileSync(path('clone/.git/config'), '[a'), /^Git cannot .*\(fatal/],
  ])('may not be deployed with %s', (_what, change, problem) => {
    publish();
    change();
    expect(unpublished(path('clone'))).toMatch(problem);
  });
});
