import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';

import { unpublished } from '../../scripts/release/published';
import { newFolder } from '../folder';
import { linuxTest } from '../linux';

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
      'a branch that diverged from main',
      () => {
        push();
        git('checkout', '--quiet', '-b', 'other');
        commit('Other prices');
        git('checkout', '--quiet', 'main');
        commit();
        push();
        git('checkout', '--quiet', 'other');
      },
      /^This folder is not at the newest commit of origin\/main/,
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
      'a new file that the configuration hides',
      () => {
        push();
        git('config', 'status.showUntrackedFiles', 'no');
        writeFileSync(path('project/photo.jpg'), '');
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

  // In each of these cases, Git does not say that the folder is old.
  describe('with old content does not pass', () => {
    beforeEach(() => {
      commit();
      push();
      git('reset', '--quiet', '--hard', 'HEAD~1');
    });

    const correct = /^Git cannot compare .*: enter "git .*" and correct what it says \(fatal: /;

    test('on a computer without Git', () => {
      expect(ask({ PATH: path('nowhere') })).toMatch(/^Git does not start .*: install Git/);
    });

    linuxTest('while Git fails', () => {
      mkdirSync(path('bin'));
      const script = `#!/bin/sh\necho agree first >&2\nexit 69`;
      writeFileSync(path('bin/git'), script, { mode: 0o755 });
      expect(ask({ PATH: path('bin') })).toMatch(/enter "git remote" .* says \(agree first\)\.$/);
    });

    test('while the configuration is broken', () => {
      appendFileSync(path('project/.git/config'), '[broken');
      expect(ask()).toMatch(correct);
    });

    test.each([
      ['is said to be bare', 'core.bare', 'true'],
      ['is said to belong to another folder', 'core.worktree', '/elsewhere'],
    ])('while its repository %s', (_what, key, value) => {
      git('config', key, value);
      expect(ask()).toMatch(/^This folder is not at the newest commit/);
    });

    test('while a variable names another repository', () => {
      execFileSync('git', ['init', '--quiet', path('other')]);
      const env = { GIT_DIR: path('other/.git'), GIT_WORK_TREE: path('other') };
      expect(ask(env)).toMatch(/^This folder is not at the newest commit/);
    });
  });
});
