import { readdirSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

import ruleset from '../../.github/ruleset-check.json';
import publishers from '../../.github/ruleset-publish.json';
import { configFor } from '../../editor/config';
import { functions } from '../../firebase.json';
import functionPackages from '../../functions/package.json';
import packages from '../../package.json';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  environment?: string;
  steps: Step[];
}

interface Workflow {
  on: { pull_request?: unknown; schedule?: unknown };
  concurrency: { 'cancel-in-progress'?: unknown };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string): unknown => parse(readFileSync(`.github/${file}`, 'utf8'));
const files = readdirSync('.github/workflows');
const workflows = Object.fromEntries(files.map((file) => [file, read(`workflows/${file}`) as Workflow]));
const ci = workflows['ci.yml']!.jobs;
const preview = workflows['preview.yml']!.jobs;
const setup = (read('actions/setup/action.yml') as { runs: { steps: Step[] } }).runs.steps;

const jobs = files.flatMap((file) =>
  Object.entries(workflows[file]!.jobs).map(([name, job]) => ({ name: `${file} ${name}`, ...job })),
);
const steps = [...jobs.flatMap((job) => job.steps), ...setup];
const using = (job: Job, action: string) => job.steps.find(({ uses }) => uses?.startsWith(action));
const signingIn = jobs.filter((job) => using(job, 'google-github-actions/auth'));

test('every action of others is pinned to a commit', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []).filter((action) => !action.startsWith('./'));
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

test('jobs may only read, and those that sign in to Google may ask for a token', () => {
  for (const { permissions } of Object.values(workflows)) expect(permissions).toEqual({ contents: 'read' });
  const further = jobs.filter(({ permissions }) => permissions);
  expect(Object.fromEntries(further.map(({ name, permissions }) => [name, permissions]))).toEqual({
    'ci.yml deploy': { contents: 'read', 'id-token': 'write' },
    'preview.yml channel': { contents: 'read', 'id-token': 'write', statuses: 'write' },
  });
  expect(signingIn.map(({ name }) => name)).toEqual(['ci.yml deploy', 'preview.yml channel']);
});

test('no checkout leaves a token behind', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
  expect(checkouts.length).toBeGreaterThan(5);
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
});

// Other jobs, such as those of pull requests, can write to the cache.
test('a job that signs in to Google restores no cache and runs no install script', () => {
  for (const job of signingIn)
    expect(using(job, './.github/actions/setup')?.with).toEqual({ credentials: true });
  const node = setup.find(({ uses }) => uses?.startsWith('actions/setup-node'));
  expect(node?.with?.cache).toBe("${{ inputs.credentials == 'false' && 'npm' || '' }}");
  const installs = setup.find((step) => step.if === "inputs.credentials != 'false'")?.run?.trim();
  for (const line of installs!.split('\n')) expect(line).toContain('npm ci --ignore-scripts');
});

test('a job that signs in to Google runs code of main and takes only files from the build', () => {
  expect(using(preview.channel!, 'actions/checkout')?.with?.ref).toBe(
    '${{ github.event.pull_request.base.sha }}',
  );
  expect(using(preview.channel!, 'actions/download-artifact')?.with).toEqual({
    name: 'preview',
    path: 'out',
  });
  expect(using(ci.build!, 'actions/upload-artifact')?.with?.path).toBe('out\nout-editor\n');
});

test('only main goes live, after its checks, and no re-run deploys an old commit', () => {
  expect(ci.build).toMatchObject({
    needs: 'check',
    if: expect.stringMatching(/event_name != 'pull_request' && github\.ref == 'refs\/heads\/main'/) as string,
  });
  expect(ci.deploy).toMatchObject({ needs: 'build', environment: 'live' });
  const order = ci.deploy!.steps.map(({ uses, run }) => uses ?? run!);
  const check = order.findIndex((text) => text.includes('"$newest" != "$GITHUB_SHA"'));
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(order.findIndex((text) => text.startsWith('google-github-actions/auth')));
});

test('pull requests from forks and Dependabot get no preview', () => {
  expect(preview.build?.if).toContain("github.event.pull_request.user.login != 'dependabot[bot]'");
  expect(preview.build?.if).toContain('head.repo.full_name == github.repository');
  expect(preview.channel?.needs).toBe('build');
});

const deploy = 'firebase deploy --only hosting,functions';
const channel = 'firebase hosting:channel:deploy "$NAME" --only site --expires 7d --no-authorized-domains';

test.each<[string, Job, string]>([
  ['checks everything', ci.check!, 'npm run check'],
  ['looks for weaknesses in packages of the page', ci.audit!, 'npm audit --omit=dev --include=prod'],
  [
    'looks for weaknesses in packages of the function',
    ci.audit!,
    'npm audit --omit=dev --package-lock-only --prefix functions',
  ],
  ['stops at stand-ins', ci.build!, 'npm run launch:check && npm run build'],
  ['deploys page, editor and function', ci.deploy!, `npx ${deploy}`],
  ['checks the live site', ci.smoke!, 'npm run smoke'],
  ['sends an enquiry each Monday', workflows['watch.yml']!.jobs.smoke!, 'npm run smoke -- --send-enquiry'],
  ['stops if a preview was not deployed', preview.channel!, `set -o pipefail\nnpx ${channel}`],
])('GitHub %s', (_what, { steps }, command) => {
  expect(steps.flatMap(({ run }) => run ?? [])).toContainEqual(expect.stringContaining(command));
});

test('GitHub tries all browsers, labels previews, ignores no failure and interrupts no deploy', () => {
  const envs = (job: Job) => Object.assign({}, ...job.steps.map(({ env }) => env)) as object;
  expect(envs(ci.check!)).toEqual({ ENGINES: 'all' });
  expect(envs(preview.build!)).toEqual({
    NEXT_PUBLIC_PREVIEW: 'pr-${{ github.event.pull_request.number }}',
  });
  expect(workflows['ci.yml']!.on.pull_request).toBeNull();
  expect(workflows['watch.yml']!.on.schedule).toEqual([
    { cron: expect.stringMatching(/^\d+ \d+ \* \* 1$/) as string },
  ]);
  expect([...jobs, ...steps].filter((part) => 'continue-on-error' in part)).toEqual([]);
  expect(workflows['ci.yml']!.concurrency['cancel-in-progress']).toBe(
    "${{ github.event_name == 'pull_request' }}",
  );
});

test('a deploy from a computer stops at stand-ins and at the first failure, and ends with the smoke test', () => {
  expect(packages.scripts.deploy.split(' && ')).toEqual([
    'npm run launch:check',
    'npm run build',
    deploy,
    'npm run smoke',
  ]);
});

test('only the install script of esbuild runs, and a new one stops the installation', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  expect(Object.entries(packages.allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([
    ['esbuild', true],
  ]);
});

test('the editor finds the preview by its status', () => {
  const { preview_context } = configFor('', '').backend as { preview_context: string };
  expect(preview.channel!.steps.at(-1)!.run).toContain(`-f context=${preview_context} `);
});

test('Dependabot knows each folder with packages or actions, and each version is exact', () => {
  const { updates } = read('dependabot.yml') as { updates: { directories: string[] }[] };
  expect(updates.map(({ directories }) => directories)).toEqual([
    ['/', '/functions'],
    ['/', '/.github/actions/setup'],
  ]);
  for (const list of [packages.dependencies, packages.devDependencies, functionPackages.dependencies])
    for (const version of Object.values(list)) expect(version).toMatch(/^\d/);
});

test('Google and GitHub run the same version of Node', () => {
  expect(functions.runtime).toBe(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`);
});

test('only administrators may publish past the rules', () => {
  expect([ruleset.enforcement, publishers.enforcement]).toEqual(['active', 'active']);
  expect(publishers.rules).toEqual([{ type: 'update' }]);
  // 5 is the role of administrators.
  expect(publishers.bypass_actors.map(({ actor_id }) => actor_id)).toEqual([5]);
});

test('the ruleset for main requires a green check of everybody', () => {
  expect(ruleset.bypass_actors).toEqual([]);
  const { parameters } = ruleset.rules.find(({ type }) => type === 'required_status_checks')!;
  expect(parameters?.required_status_checks).toMatchObject([{ context: 'check' }]);
  expect(ci.check).toMatchObject({ name: 'check' });
});
