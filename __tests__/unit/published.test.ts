import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';

import { unpublished } from '../../scripts/release/published';
import { newFolder } from '../folder';

const path = newFolder();

beforeEach(() => {
  mkdirSync(path('project'));
  writeFileSync(path('project/page.ts'), 'export const price = 30;');
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@cedar.example', ...args], {
    cwd: path('project'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const commit = (message = 'New prices') => git('commit', '--allow-empty', '--message', message);
const push = () => git('push', 'origin', 'HEAD:main');

/** Asks with further variables what speaks against a deploy of the project. */
const ask = (env: Record<string, string> = {}) => unpublished(path('project'), { ...process.env, ...env });

test('nothing speaks against a folder without a repository, even on a computer without Git', () => {
  expect(ask({ PATH: path('nowhere') })).toBeUndefined();
});

test('nothing speaks against a repository that has no remote', () => {
  git('init', '--quiet');
  expect(ask()).toBeUndefined();
});

describe('a folder with a remote', () => {
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet', '--bare', path('github')]);
    git('init', '--quiet', '--initial-branch', 'main');
    git('remote', 'add', 'origin', path('github'));
    git('add', '--all');
    commit();
  });

  test('passes with the newest commit of main', () => {
    push();
    expect(ask()).toBeUndefined();
  });

  test.each<[string, () => void, RegExp]>([
    [
      'a laptop that has not pulled',
      () => {
        commit();
        push();
        git('reset', '--quiet', '--hard', 'HEAD~1');
        // A laptop that has not fetched lacks this reference.
        git('update-ref', '-d', 'refs/remotes/origin/main');
        git('reflog', 'expire', '--expire=now', '--all');
        git('gc', '--quiet', '--prune=now');
      },
      /^This folder is not at the newest commit of origin\/main: .* enter "git checkout main" and "git pull/,
    ],
    [
      'commits that are not pushed',
      () => {
        push();
        commit();
      },
      /not at the newest commit of origin\/main: publish commits of its own by a pull request, then /,
    ],
    [
      'a changed file',
      () => {
        push();
        writeFileSync(path('project/page.ts'), 'export const price = 35;');
      },
      /not committed: commit and push them/,
    ],
    [
      'a remote without main',
      () => undefined,
      /^origin has no branch main yet: enter "git push origin HEAD:main"/,
    ],
    [
      'an unreachable remote',
      () => {
        push();
        renameSync(path('github'), path('gone'));
      },
      /enter "git ls-remote origin refs\/heads\/main" and correct what it says \(fatal: .*github/,
    ],
  ])('does not pass with %s', (_name, prepare, advice) => {
    prepare();
    expect(ask()).toMatch(advice);
  });
});
