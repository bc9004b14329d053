import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Variables that make Git answer for another repository or folder. Git sets them for its hooks. */
const redirecting = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE'];

/** A folder, and the environment in which its questions are asked. */
interface Checkout {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * @returns a Git command's output.
 * @throws an Error with what Git says if the command fails, because a failure is no answer.
 */
function git({ folder, env }: Checkout, ...args: string[]): string {
  const { error, status, signal, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  if (error) {
    throw new Error(
      `Git does not start (${error.message}), but this folder may differ from what is published: install Git from https://git-scm.com.`,
    );
  }
  if (status !== 0) {
    const reason = stderr.trim().replaceAll(/\s+/g, ' ') || `exit code ${status ?? signal}`;
    throw new Error(
      `Git cannot compare this folder with what is published: enter "git ${args.join(' ')}" and correct what it says (${reason}).`,
    );
  }
  return stdout.trim();
}

/** Whether a folder or one above it has a `.git`. Git denies that for a broken one, and this does not. */
function hasRepository(folder: string): boolean {
  const found = lstatSync(join(folder, '.git'), { throwIfNoEntry: false });
  const parent = dirname(folder);
  return found !== undefined || (parent !== folder && hasRepository(parent));
}

/** @throws an Error that says what to do if the folder differs from what is published, or Git does not answer. */
function requirePublished(checkout: Checkout): void {
  const set = redirecting.find((name) => checkout.env[name] !== undefined);
  if (set) throw new Error(`${set} is set, so Git looks at another folder: enter "unset ${set}".`);
  if (!hasRepository(resolve(checkout.folder))) return;
  const remotes = git(checkout, 'remote').split('\n').filter(Boolean);
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  if (remote === undefined) return;
  if (git(checkout, 'rev-parse', '--is-inside-work-tree') !== 'true') {
    throw new Error(
      'Git looks at another folder than this one: remove "bare" and "worktree" from .git/config.',
    );
  }
  if (git(checkout, 'status', '--porcelain', '--untracked-files=normal') !== '') {
    throw new Error(
      'Some changes are not committed: commit and push them, or set them aside with "git stash --include-untracked".',
    );
  }
  const [main = ''] = git(checkout, 'ls-remote', remote, 'refs/heads/main').split('\t');
  if (main === '') {
    throw new Error(`${remote} has no branch main yet: enter "git push ${remote} HEAD:main".`);
  }
  if (git(checkout, 'rev-parse', 'HEAD') !== main) {
    throw new Error(
      `This folder is not at the newest commit of ${remote}/main: enter "git checkout main", "git pull ${remote} main" and "git push ${remote} main".`,
    );
  }
}

/**
 * Compares a folder with the main branch at GitHub, because other people publish there. A folder that has no
 * repository, or whose repository has no remote, is not compared.
 *
 * @returns what to do before a deploy, or undefined if nothing speaks against it.
 */
export function unpublished(folder: string, env = process.env): string | undefined {
  try {
    requirePublished({ folder, env });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
