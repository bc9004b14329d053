import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { newFolder } from '../folder';
import { linuxTest } from '../linux';

const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const live = read('live');
const ci = read('ci');
const preview = read('preview');
const guides = ['going-live', 'trouble'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('');

/** Returns the jobs of a workflow with their names. */
const jobsOf = (workflow: string): [name: string, job: string][] =>
  workflow
    .slice(workflow.indexOf('\njobs:\n'))
    .split(/\n(?= {2}[\w-]+:\n)/)
    .slice(1)
    .map((job) => [/^ *([\w-]+):/.exec(job)![1]!, job]);
const jobOf = (workflow: string, name: string) => Object.fromEntries(jobsOf(workflow))[name]!;

const workflows = readdirSync('.github/workflows').map((file) => file.replace('.yml', ''));
const jobs = workflows.flatMap((file) =>
  jobsOf(read(file)).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const jobsWithGoogle = jobs.filter(([, job]) => job.includes('google-github-actions/auth'));

test('the deploy from GitHub passes on each setting of the function that the guide names', () => {
  const documented = [...guides.matchAll(/`(MAIL_FROM|MAIL_TO|\w+ENQUIRIES)\b/g)].map(([, name]) => name);
  const [, passedOn = ''] = /for setting in (.*); do/.exec(live) ?? [];
  expect(passedOn.split(' ').toSorted()).toEqual([...new Set(documented)].toSorted());
});

// GitHub prints the values of variables in its logs, which are public in a public repository.
test('the workflows read the mailboxes from secrets', () => {
  expect(live + ci).not.toMatch(/vars\.MAIL_/);
  expect(live).toContain('secrets.MAIL_TO');
});

// Whoever may write to the repository can set its other secrets.
test('only a job in the environment of main reads secrets', () => {
  const reading = jobs.filter(([, job]) => job.includes('secrets.'));
  expect(reading.map(([name]) => name)).toEqual(['live: deploy']);
  for (const [, job] of reading) expect(job).toContain('\n    environment: live\n');
  expect(jobOf(ci, 'live')).toContain('\n    secrets: inherit\n');
});

describe('the daily look at the live site', () => {
  const path = newFolder();
  const watch = read('watch');

  linuxTest.each([
    ['schedule', '', 1, 'run smoke -- --send-enquiry'],
    ['schedule', '', 2, 'run smoke'],
    ['schedule', '', 7, 'run smoke'],
    ['workflow_dispatch', 'true', 2, 'run smoke -- --send-enquiry'],
    ['workflow_dispatch', 'false', 1, 'run smoke'],
  ])('after %s with "%s" on day %d of the week runs npm %s', (event, send, day, command) => {
    const [, script = ''] = /\n +run: \|\n([^]*?)\n +env:/.exec(watch) ?? [];
    for (const [name, output] of Object.entries({ npm: '$*', date: day })) {
      writeFileSync(path(name), `#!/bin/sh\necho "${output}"\n`, { mode: 0o755 });
    }
    const { stdout } = spawnSync('bash', ['-e', '-c', script], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path()}:${process.env.PATH}`,
        GITHUB_EVENT_NAME: event,
        SEND: send,
      },
    });
    expect(stdout).toBe(`${command}\n`);
  });
});

test('a re-run of an old job stops before it signs in to Google', () => {
  const deploy = jobOf(live, 'deploy');
  const check = deploy.indexOf('if [ "$newest" != "$GITHUB_SHA" ]; then');
  expect(deploy).toContain('newest=$(gh api "repos/$GITHUB_REPOSITORY/commits/main" --jq .sha)');
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(deploy.indexOf('google-github-actions/auth'));
});

test('only a run on main deploys, and not one that checks macOS and Windows', () => {
  expect(ci).toMatch(/\n {2}workflow_dispatch:/);
  expect(jobOf(ci, 'live')).toMatch(
    /github\.event_name != 'pull_request' && github\.ref == 'refs\/heads\/main' && !inputs\.elsewhere/,
  );
});

test('only the jobs that deploy page and preview sign in to Google', () => {
  expect(jobsWithGoogle.map(([name]) => name)).toEqual(['live: deploy', 'preview: channel']);
});

// Other jobs, such as those of pull requests, can write to the cache.
test.each(jobsWithGoogle)('%s restores no cache and runs no install script', (_name, job) => {
  expect(job).toMatch(/uses: \.\/\.github\/actions\/setup\n +with:\n +credentials: true\n/);
  expect(job).not.toContain('cache');
  const setup = readFileSync('.github/actions/setup/action.yml', 'utf8');
  expect(setup).toContain(" cache: ${{ inputs.credentials == 'false' && 'npm' || '' }}\n");
  const [, withCredentials = ''] = setup.split("if: inputs.credentials != 'false'");
  const installs = withCredentials.match(/npm ci.*/g)!;
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});

test('pull requests from forks and Dependabot get no preview', () => {
  const build = jobOf(preview, 'build');
  expect(build).toContain("github.event.pull_request.user.login != 'dependabot[bot]'");
  expect(build).toContain('head.repo.full_name == github.repository');
  expect(jobOf(preview, 'channel')).toContain('needs: build\n');
});

test('the ruleset for main requires a green check of everybody', () => {
  const { rules, bypass_actors: bypass } = JSON.parse(readFileSync('.github/ruleset-check.json', 'utf8')) as {
    rules: { type: string; parameters?: object }[];
    bypass_actors: [];
  };
  expect(bypass).toEqual([]);
  expect(rules.find(({ type }) => type === 'required_status_checks')?.parameters).toMatchObject({
    required_status_checks: [{ context: 'check' }],
  });
  // On a pull request, there are no inputs.
  expect(jobOf(ci, 'check')).toContain(' name: check${{ inputs.elsewhere && ');
});
