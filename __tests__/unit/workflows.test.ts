/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { newFolder } from '../folder';

const path = newFolder();
const live = readFileSync('.github/workflows/live.yml', 'utf8');

/** The settings of the function that are the operator's; the last of these shortens the tests' seconds. */
const settings = readdirSync('functions/src')
  .flatMap((file) => [
    ...readFileSync(`functions/src/${file}`, 'utf8').matchAll(
      /(?:wholeNumber|defineString)\('(\w+)'/g,
    ),
  ])
  .map(([, name]) => name!)
  .filter((name) => name !== 'MAIL_SECOND_MS');

test('the deploy from GitHub hands every setting of the function to its step', () => {
  expect(settings).toEqual(expect.arrayContaining(['MAIL_TO', 'DAILY_ENQUIRIES']));
  const handed = [...live.matchAll(/^ {10}([A-Z_]+): \$\{\{ vars\.(\w+) \}\}$/gm)]
    .filter(([, name, variable]) => name === variable)
    .map(([, name]) => name!);
  expect(handed.toSorted()).toEqual(expect.arrayContaining(settings));
});

/** GitHub's machines that run the scripts of the workflows are Linux. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the deploy from GitHub writes the settings that are set, and no other', () => {
  const [, script = ''] = /run: \|\n( {10}# Every setting.*?)\n {10}npm run/s.exec(live) ?? [];
  mkdirSync(path('functions'));
  const written = (values: Record<string, string>) => {
    const env = { ...process.env, PROJECT: 'cedar-lines', ...values };
    execFileSync('bash', ['-e', '-c', script], { cwd: path(), env });
    return parseEnv(readFileSync(path('functions/.env.cedar-lines'), 'utf8'));
  };
  const all = Object.fromEntries(settings.map((name) => [name, `Value of <${name}> # x`]));
  expect(written(all)).toEqual(all);
  const none = Object.fromEntries(settings.map((name) => [name, '']));
  const some = { MAIL_FROM: 'web@cedar.test', MAIL_TO: 'office@cedar.test' };
  expect(written({ ...none, ...some })).toEqual(some);
});

onLinux(
  'only a change of content and photographs alone, since what passed, goes the short way',
  () => {
    const action = readFileSync('.github/actions/scope/action.yml', 'utf8');
    const [, script = ''] = / {6}run: \|\n(.*)$/s.exec(action) ?? [];
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
        cwd: path(),
        encoding: 'utf8',
      }).trim();
    const commit = (...files: string[]) => {
      for (const file of files) writeFileSync(path(file), `${Math.random()}`);
      git('add', '--all');
      git('commit', '-qm', 'Change');
      return git('rev-parse', 'HEAD');
    };
    /** What the action says of the newest commit. */
    const isShort = (base: string) => {
      const output = path('.git/output');
      const env = { ...process.env, BASE: base, GITHUB_OUTPUT: output };
      execFileSync('bash', ['-e', '-c', script], { cwd: path(), env, stdio: 'ignore' });
      const said = readFileSync(output, 'utf8');
      rmSync(output);
      return said.includes('code=false');
    };
    git('init', '-q');
    for (const folder of ['content', 'photos']) mkdirSync(path(folder));
    const first = commit('code.ts');
    const second = commit('content/site.json', 'photos/new.jpg');
    expect(isShort(first)).toBe(true);
    commit('content/site.json', 'code.ts');
    expect(isShort(second)).toBe(false);
    expect(isShort('0'.repeat(40))).toBe(false);
  },
);
