import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';

import { parse, stringify } from 'yaml';

import checks from '../../.github/ruleset-check.json';
import { configFor } from '../../editor/config';
import firebase from '../../firebase.json';
import functionPackages from '../../functions/package.json';
import packages from '../../package.json';
import { filesIn } from '../files';
import { newFolder } from '../folder';

const path = newFolder();

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const read = (file: string) => readFileSync(file, 'utf8');
const github = Object.fromEntries(filesIn('.github').map((file) => [file, parse(read(file)) as object]));
const { engines, browserslist, allowScripts } = packages;
// Nobody but a developer starts the others.
const scripts = Object.entries(packages.scripts).filter(
  ([name]) => !/^(start|dev|test:|screenshots|lint:)/.test(name),
);
const { main, engines: functionEngines, allowScripts: functionScripts } = functionPackages;
const editor = configFor('https://www.cedar.example', 'cedar/lines');

/** What other programs read, and nothing here runs. */
const configuration: Record<string, unknown> = {
  ...github,
  'firebase.json': firebase,
  'package.json': { scripts: Object.fromEntries(scripts), engines, browserslist, allowScripts },
  'functions/package.json': { main, engines: functionEngines, allowScripts: functionScripts },
  'editor/config.ts': { ...editor, singletons: editor.singletons?.map((file) => ({ ...file, fields: [] })) },
  ...Object.fromEntries(
    ['.npmrc', 'functions/.npmrc', '.gitignore', '.gitattributes'].map((file) => [
      file,
      read(file).match(/^[^#\n].*$/gm),
    ]),
  ),
};

// Dependabot changes the pins of actions, and an operator the minute of Monday's run.
test.each(Object.keys(configuration))('%s is as it was reviewed', (file) => {
  const text = stringify(configuration[file], { lineWidth: 0, aliasDuplicateObjects: false });
  expect(`\n${text.replaceAll(/@[0-9a-f]{40}$/gm, '').replace(/cron: \d+/, 'cron: MM')}`).toMatchSnapshot();
});

test('no file of GitHub is missing', () => {
  expect(Object.keys(github)).toMatchSnapshot();
});

// These rules outlive a change.

const jobs = Object.entries(github).flatMap(([file, workflow]) => {
  const { on, jobs = {} } = workflow as { on: object; jobs?: Record<string, Job> };
  return Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, on, ...job }));
});
const signingIn = jobs.filter(({ permissions }) => permissions?.['id-token']);
const using = (job: Job, action: string) => job.steps.findIndex(({ uses }) => uses?.startsWith(action));

test('every action of others is pinned to a commit', () => {
  const actions = [...JSON.stringify(github).matchAll(/"uses":"([^".][^"]*)"/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

test('no checkout leaves a token behind', () => {
  const checkouts = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses?.includes('/checkout@')));
  expect(checkouts.length).toBeGreaterThan(2);
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
});

// Other jobs, such as those of pull requests, can write to the cache.
test('a job that signs in runs files of main, without install scripts, cache or foreign files', () => {
  expect(signingIn.map(({ name }) => name.split('/').at(-1))).toEqual([
    'channel.yml channel',
    'ci.yml deploy',
  ]);
  for (const job of signingIn) {
    expect(job.steps[using(job, './.github/actions/setup')]?.with).toEqual({ credentials: true });
    const path = job.steps[using(job, 'actions/download-artifact')]?.with?.path;
    expect(['out', '${{ runner.temp }}/build']).toContain(path);
    expect(using(job, 'google-github-actions/auth')).toBe(job.steps.findLastIndex(({ uses }) => uses));
  }
});

// firebase-tools uploads what a link leads to, such as the credentials.
const linuxTest = process.platform === 'linux' ? test : test.skip;
linuxTest.each(signingIn)('$name takes files and folders alone', ({ steps }) => {
  const { run } = steps[using({ steps }, 'actions/download-artifact') + 1]!;
  const env = { ...process.env, RUNNER_TEMP: path() };
  const take = () => spawnSync('bash', ['-e', '-c', run!], { cwd: path(), env }).status;
  for (const folder of ['out', 'build/out', 'build/out-editor']) mkdirSync(path(folder), { recursive: true });
  const links = ['out/link', 'build/out/link'].map((link) => path(link));
  for (const link of links) symlinkSync('..', link);
  expect(take()).toBe(1);
  for (const link of links) rmSync(link);
  expect(take()).toBe(0);
});

test('no re-run deploys an old commit', () => {
  const { steps } = jobs.find(({ name }) => name.endsWith('ci.yml deploy'))!;
  const check = steps.findIndex(({ run }) => run?.includes('"$newest" != "$GITHUB_SHA"'));
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(using({ steps }, 'google-github-actions/auth'));
});

// GitHub counts a job that is skipped as passed.
test('each check that main requires is a job of every pull request', () => {
  const rule = checks.rules.find(({ type }) => type === 'required_status_checks');
  const names = rule?.parameters?.required_status_checks.map(({ context }) => context);
  expect(names).toEqual(['check']);
  const check = jobs.find(({ name }) => name.endsWith('ci.yml check'))!;
  expect(check).not.toHaveProperty('if');
  expect(check.on).toMatchObject({ pull_request: null });
});

test('the editor finds the preview by its status', () => {
  const { preview_context } = editor.backend as { preview_context: string };
  expect(signingIn[0]!.steps.at(-1)!.run).toContain(`-f context=${preview_context} `);
});

test('each version is exact, and Google and GitHub run the same version of Node', () => {
  for (const list of [packages.dependencies, packages.devDependencies, functionPackages.dependencies])
    for (const version of Object.values(list)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(firebase.functions.runtime).toBe(`nodejs${read('.nvmrc').trim()}`);
});
