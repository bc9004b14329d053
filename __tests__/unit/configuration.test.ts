import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { parse } from 'yaml';

import whatPasses from '../../.github/ruleset-check.json';
import whoPublishes from '../../.github/ruleset-publish.json';
import { configFor } from '../../editor/config';
import firebase from '../../firebase.json';
import functionPackages from '../../functions/package.json';
import packages from '../../package.json';
import { filesIn } from '../files';
import { newFolder } from '../folder';

const path = newFolder();

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  needs?: string;
  environment?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: { push?: { branches: string[] }; workflow_run?: { types: string[] }; schedule?: { cron: string }[] };
  permissions: object;
  concurrency?: { group: string; 'cancel-in-progress': string };
  jobs: Record<string, Job>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const fromYaml = (file: string): unknown => parse(read(file));

const workflows = filesIn('.github/workflows').map((path) => ({
  ...(fromYaml(path) as Workflow),
  file: path.split('/').at(-1)!,
}));
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, ...job })),
);
const workflowOf = (name: string) => workflows.find(({ file }) => file === name)!;
const jobOf = (wanted: string) => jobs.find(({ name }) => name === wanted)!;
const indexOf = ({ steps }: Job, action: string) => steps.findIndex(({ uses }) => uses?.startsWith(action));
const inputsOf = (job: Job, action: string) => job.steps[indexOf(job, action)]?.with;
const commandsOf = (steps: Step[]) => steps.map(({ run = '' }) => run).join('\n');
/** The values of the jobs that have this key. */
const valuesOf = (key: keyof Job) =>
  Object.fromEntries(jobs.filter((job) => key in job).map((job) => [job.name, job[key]]));

/** Evaluates an expression of a workflow. Those in this project mean the same in JavaScript. */
const evaluate = (expression: unknown, context: object): unknown =>
  runInNewContext(String(expression).replaceAll(/\$\{\{|\}\}/g, ''), context);

const { steps: setup } = (fromYaml('.github/actions/setup/action.yml') as { runs: { steps: Step[] } }).runs;
const signingIn = jobs.filter(({ permissions }) => permissions?.['id-token']);
const editor = configFor('https://www.cedar.example', 'cedar/lines');

const repository = 'cedar/lines';
const push = { event_name: 'push', ref: 'refs/heads/main', event: {} };
const pullRequest = (full_name = repository, login = 'ana') => ({
  event_name: 'pull_request',
  ref: 'refs/pull/7/merge',
  event: { pull_request: { user: { login }, head: { repo: { full_name } } } },
});
const built = (full_name = repository, conclusion = 'success', pull_requests = [{ number: 7 }]) => ({
  ...push,
  event_name: 'workflow_run',
  event: { workflow_run: { conclusion, head_repository: { full_name }, pull_requests } },
});

// Whatever goes live or into a preview must be the company's own.
test.each<[string, string, boolean, object]>([
  ['ci.yml build', 'a commit of main', true, push],
  ['ci.yml build', 'a run by hand on main', true, { ...push, event_name: 'workflow_dispatch' }],
  ['ci.yml build', 'a run by hand on a branch', false, { ...push, ref: 'refs/heads/prices' }],
  ['ci.yml build', 'a pull request', false, pullRequest()],
  ['preview.yml build', 'a pull request', true, pullRequest()],
  ['preview.yml build', 'a fork', false, pullRequest('eve/lines')],
  ['preview.yml build', 'Dependabot', false, pullRequest(repository, 'dependabot[bot]')],
  ['channel.yml channel', 'a built pull request', true, built()],
  ['channel.yml channel', 'a built fork', false, built('eve/lines')],
  ['channel.yml channel', 'a build that failed', false, built(repository, 'failure')],
  ['channel.yml channel', 'a build of no pull request', false, built(repository, 'success', [])],
  ['watch.yml smoke', 'a Monday', true, push],
])('the job %s runs for %s: %j', (name, _event, runs, github) => {
  const run = (WORKLOAD_IDENTITY_PROVIDER: string) =>
    evaluate(jobOf(name).if, { github: { repository, ...github }, vars: { WORKLOAD_IDENTITY_PROVIDER } });
  expect(Boolean(run('projects/1'))).toBe(runs);
  // Before Google trusts the repository, there is nothing to deploy, or to try.
  if (!name.startsWith('channel')) expect(run('')).toBe(false);
});

test('nothing goes live before check and build have passed, or while a deploy runs', () => {
  expect(valuesOf('needs')).toEqual({
    'channel.yml status': 'channel',
    'ci.yml build': 'check',
    'ci.yml deploy': 'build',
    'ci.yml smoke': 'deploy',
  });
  expect(valuesOf('environment')).toEqual({ 'ci.yml deploy': 'live' });
  const { concurrency } = workflowOf('ci.yml');
  expect(concurrency!.group).toBe('ci-${{ github.ref }}');
  expect(evaluate(concurrency!['cancel-in-progress'], { github: push })).toBe(false);
});

test('a bad dependency or action gets no right that its job does not need', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  expect(valuesOf('permissions')).toEqual({
    'channel.yml channel': { actions: 'read', contents: 'read', 'id-token': 'write', statuses: 'write' },
    'channel.yml status': { statuses: 'write' },
    'ci.yml deploy': { contents: 'read', 'id-token': 'write' },
  });
  const accounts = signingIn.map((job) => inputsOf(job, 'google-github-actions/auth')?.service_account);
  expect(accounts).toEqual([expect.stringMatching(/^previews@/), expect.stringMatching(/^github@/)]);
});

test('every action of others is pinned to a commit', () => {
  const actions = [...jobs.flatMap(({ steps }) => steps), ...setup].flatMap(({ uses }) => uses ?? []);
  const ofOthers = actions.filter((action) => !action.startsWith('./'));
  expect(ofOthers.length).toBeGreaterThan(5);
  for (const action of ofOthers) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

test('no checkout leaves a token behind', () => {
  const checkouts = jobs.flatMap((job) => inputsOf(job, 'actions/checkout') ?? []);
  // The status of channel.yml needs no files.
  expect(checkouts).toHaveLength(jobs.length - 1);
  for (const inputs of checkouts) expect(inputs).toEqual({ 'persist-credentials': false });
});

// Other jobs, such as those of pull requests, can write to the cache.
test('a job that signs in runs files of main, without install scripts, cache or foreign files', () => {
  for (const { on } of workflows) expect(on).not.toHaveProperty('pull_request_target');
  for (const job of signingIn) {
    expect(inputsOf(job, './.github/actions/setup')).toEqual({ credentials: true });
    expect(inputsOf(job, 'actions/download-artifact')?.path).toMatch(/^(out|\$\{\{ runner\.temp \}\}\/\w+)$/);
    expect(indexOf(job, 'google-github-actions/auth')).toBe(job.steps.findLastIndex(({ uses }) => uses));
  }
  const inputs = { credentials: 'true' };
  const [node, ...installing] = setup.filter((step) => !step.if || evaluate(step.if, { inputs }));
  expect(node?.with).toMatchObject({ 'package-manager-cache': false });
  expect(evaluate(node?.with?.cache, { inputs })).toBe('');
  const installs = commandsOf(installing).match(/npm ci.*/g)!;
  expect(installs).toHaveLength(2);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});

test.each([
  ['ci.yml build', 'ci.yml deploy'],
  ['preview.yml build', 'channel.yml channel'],
])('what %s leaves reaches %s, and does not fill GitHub’s storage', (from, to) => {
  const { name, ...upload } = inputsOf(jobOf(from), 'actions/upload-artifact')!;
  expect(inputsOf(jobOf(to), 'actions/download-artifact')).toMatchObject({ name });
  expect(upload).toMatchObject({ 'if-no-files-found': 'error', 'retention-days': 1 });
});

// firebase-tools uploads what a link leads to, such as the credentials.
const linuxTest = process.platform === 'linux' ? test : test.skip;
linuxTest.each(signingIn)('$name takes files and folders alone', (job) => {
  const { run } = job.steps[indexOf(job, 'actions/download-artifact') + 1]!;
  const env = { ...process.env, RUNNER_TEMP: path() };
  const take = () => spawnSync('bash', ['-e', '-c', run!], { cwd: path(), env }).status;
  for (const folder of ['out', 'build/out', 'build/out-editor']) mkdirSync(path(folder), { recursive: true });
  const links = ['out/link', 'build/out/link'].map((link) => path(link));
  for (const link of links) symlinkSync('..', link);
  expect(take()).toBe(1);
  for (const link of links) rmSync(link);
  expect(take()).toBe(0);
});

/** Runs a step in which a program is a stand-in. Returns the exit code. */
function runStep({ run = '' }: Step, standIn: string, env = {}) {
  const variables = { ...process.env, GITHUB_REPOSITORY: repository, GITHUB_OUTPUT: path('output'), ...env };
  return spawnSync('bash', ['-e', '-c', `${standIn}\n${run}`], { cwd: path(), env: variables }).status;
}

linuxTest('no re-run deploys an old commit', () => {
  const { steps } = jobOf('ci.yml deploy');
  const check = steps.findIndex(({ run }) => run?.includes('commits/main'));
  const newest = 'gh() { echo newest; }';
  expect(runStep(steps[check]!, newest, { GITHUB_SHA: 'old' })).toBe(1);
  expect(runStep(steps[check]!, newest, { GITHUB_SHA: 'newest' })).toBe(0);
  expect(check).toBeLessThan(indexOf(jobOf('ci.yml deploy'), 'google-github-actions/auth'));
});

linuxTest('a preview that Google does not take is no success', () => {
  const deploy = jobOf('channel.yml channel').steps.find(({ run }) => run?.includes('channel:deploy'))!;
  const address = 'https://cedar--pr-7-a1.web.app';
  expect(runStep(deploy, `npx() { echo ${address}; }`)).toBe(0);
  expect(read(path('output'))).toBe(`address=${address}\n`);
  expect(runStep(deploy, `npx() { echo ${address}; return 1; }`)).toBe(1);
});

// The table below has the commands by which GitHub does the same.
test('a deploy by hand puts page, editor and function live, after the checks that GitHub makes', () => {
  expect(packages.scripts.deploy).toMatch(
    /^npm run launch:check && npm run types && npm run build && firebase deploy --only hosting,functions [^&|]*&& npm run smoke$/,
  );
  // Without it, a deploy by hand takes the function of an older build.
  expect(firebase.functions.predeploy).toContain('npm run build:function');
});

test('what the editor saves waits in a pull request, whose preview it finds and which leaves the live page', () => {
  const { branch, preview_context } = editor.backend as Record<string, string>;
  expect(editor.publish_mode).toBe('editorial_workflow');
  expect(workflowOf('ci.yml').on.push!.branches).toEqual([branch]);
  expect(workflowOf('channel.yml').on.workflow_run).toMatchObject({
    workflows: [workflowOf('preview.yml').name],
  });
  const { steps } = jobOf('channel.yml channel');
  expect(commandsOf(steps)).toMatch(/hosting:channel:deploy "\$NAME" --only site --expires 7d /);
  expect(JSON.stringify(steps)).toContain('"NAME":"pr-${{ ');
  expect(commandsOf(steps)).toContain(`/statuses/$HEAD" --silent -f context=${preview_context} `);
  expect(workflowOf('preview.yml').on).toHaveProperty('pull_request');
});

test.each([
  ['pending', { conclusion: null, result: 'skipped' }],
  ['failure', { conclusion: 'failure', result: 'skipped' }],
  ['failure', { conclusion: 'success', result: 'failure' }],
  [undefined, { conclusion: 'success', result: 'success' }],
])('the editor hears that a preview is %s after %j', (state, { conclusion, result }) => {
  const job = jobOf('channel.yml status');
  const workflow_run = { conclusion, head_branch: 'cms/_singletons/page' };
  const context = {
    always: () => true,
    github: { event: { workflow_run } },
    needs: { channel: { result } },
    startsWith: (text: string, start: string) => text.startsWith(start),
  };
  expect(evaluate(job.if, context)).toBe(state !== undefined);
  // GitHub would otherwise skip it after a job that was skipped.
  expect(job.if).toMatch(/^always\(\) /);
  if (state) expect(evaluate(job.steps[0]!.env!.STATE, context)).toBe(state);
  const { preview_context } = editor.backend as Record<string, string>;
  expect(commandsOf(job.steps)).toContain(`-f context=${preview_context} -f state="$STATE"`);
  expect(workflowOf('channel.yml').on.workflow_run!.types).toEqual(['requested', 'completed']);
});

// GitHub counts a job that is skipped as passed.
test('only administrators publish, and nobody what the check of each pull request has refused', () => {
  const conditions = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } };
  const main = { target: 'branch', enforcement: 'active', conditions };
  const bypass_actors = [{ actor_id: 5, actor_type: 'RepositoryRole' }];
  expect(whoPublishes).toMatchObject({ ...main, rules: [{ type: 'update' }], bypass_actors });
  expect(whatPasses).toMatchObject({ ...main, bypass_actors: [] });
  // No other app than GitHub Actions may report the check.
  const required_status_checks = [{ context: 'check', integration_id: 15_368 }];
  expect(whatPasses.rules.toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
    { type: 'deletion' },
    { type: 'non_fast_forward' },
    { type: 'required_status_checks', parameters: { required_status_checks } },
  ]);
  expect(jobOf('ci.yml check')).not.toHaveProperty('if');
  expect(workflowOf('ci.yml').on).toMatchObject({ pull_request: null, workflow_dispatch: null });
});

test.each<[string, Step]>([
  ['ci.yml check', { run: 'npm run check', env: { ENGINES: 'all' } }],
  ['ci.yml build', { run: 'npm run launch:check && npm run build' }],
  [
    'ci.yml deploy',
    {
      run: 'npx firebase deploy --only hosting,functions --non-interactive',
      env: { FIREBASE_SKIP_INFORMATIONAL_IAM: 'true' },
    },
  ],
  ['ci.yml smoke', { run: 'npm run smoke' }],
  ['watch.yml smoke', { run: 'npm run smoke -- --send-enquiry' }],
  // Without a name, the build is that of the live page: search engines find it, and its form sends.
  [
    'preview.yml build',
    { run: 'npm run build', env: { NEXT_PUBLIC_PREVIEW: 'pr-${{ github.event.pull_request.number }}' } },
  ],
])('the job %s fails if this fails: %j', (name, step) => {
  expect(jobOf(name).steps).toContainEqual(step);
  expect(JSON.stringify(jobOf(name))).not.toContain('continue-on-error');
});

test('what main requires is lint, types and every test', () => {
  const { check, lint, types, test } = packages.scripts;
  expect(check).toBe('npm run lint && npm run types && npm test');
  for (const part of ['eslint', 'prettier', 'knip', 'actionlint']) expect(lint).toContain(part);
  expect(types).toBe('tsc && tsc -p functions');
  expect(test).toMatch(/^npm run build .*jest .*playwright test/);
});

test('an enquiry tries the whole way to the mailbox each Monday, and no job hangs for hours', () => {
  const { on } = workflowOf('watch.yml');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* 1$/) as string }]);
  for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
});

test('each version is exact, and Google and GitHub run the same version of Node', () => {
  for (const list of [packages.dependencies, packages.devDependencies, functionPackages.dependencies])
    for (const version of Object.values(list)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(firebase.functions.runtime).toBe(`nodejs${read('.nvmrc').trim()}`);
});

test('a bad release arrives a week late at the earliest, and its install script does not run', () => {
  const often = { cooldown: { 'default-days': 7 }, schedule: { interval: 'weekly' } };
  expect(fromYaml('.github/dependabot.yml')).toMatchObject({
    updates: [
      { directories: ['/', '/functions'], ...often },
      { directories: ['/', '/.github/actions/setup'], ...often },
    ],
  });
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  expect(read('functions/.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const allowed = Object.entries(packages.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed).toEqual([['esbuild', true]]);
});

test('Git takes no secret', () => {
  cpSync('.gitignore', path('.gitignore'));
  spawnSync('git', ['init', '--quiet', path()]);
  const secrets = ['.env.local', '.env.production.local', 'functions/.secret.local', 'gha-creds-1.json'];
  const files = [...secrets, 'firebase-debug.log'];
  const { stdout } = spawnSync('git', ['check-ignore', ...files], { cwd: path(), encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files);
});

test('the editor runs its own scripts alone, in no foreign frame, and sends its token to GitHub alone', () => {
  const { headers } = firebase.hosting.find(({ target }) => target === 'editor')!;
  const [editor = {}, preview = {}] = ['**', '/page.html'].map((path): Record<string, string> => {
    const sent = headers.filter(({ source }) => source === path).flatMap(({ headers }) => headers);
    return Object.fromEntries(sent.map(({ key, value }) => [key, value]));
  });
  for (const [{ 'Content-Security-Policy': policy = '' }, hosts, framed] of [
    [editor, ['https://api.github.com'], 'none'],
    [preview, [], 'self'],
  ] as const) {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'wasm-unsafe-eval')?; /);
    expect(policy).toContain(`form-action 'none'; object-src 'none'; frame-ancestors '${framed}'`);
    expect(policy.match(/[\w*]+:\/[^ ;]+/g) ?? []).toEqual(hosts);
  }
  expect(editor).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  expect(editor['Strict-Transport-Security']).toMatch(/^max-age=63072000/);
  expect(editor['X-Robots-Tag']).toBe('noindex');
});

// npm 11.17 has been seen to stop with EALLOWSCRIPTS if it gets this setting as a variable in a project.
test('the install of the function gets no allow-scripts of a user’s .npmrc', () => {
  expect(read('scripts/postinstall.mjs')).toMatch(/^delete process\.env\.npm_config_allow_scripts;$/m);
});
