import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder, and the environment in which its questions are asked. */
interface Checkout {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Asks the repository in a folder. The options keep Git from looking elsewhere, whatever its variables and
 * its configuration say.
 *
 * @returns a Git command's output.
 * @throws an Error with what Git says if the command fails, because a failure is no answer.
 */
function git({ folder, env }: Checkout, ...args: string[]): string {
  const command = ['--git-dir=.git', '--work-tree=.', ...args];
  const { error, status, signal, stdout, stderr } = spawnSync('git', command, {
    cwd: folder,
    env,
    encoding: 'utf8',
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

/**
 * @throws an Error that says what to do if the folder differs from what is published, or Git does not answer.
 */
function requirePublished(checkout: Checkout): void {
  if (!existsSync(join(checkout.folder, '.git'))) return;
  const remotes = git(checkout, 'remote').split('\n').filter(Boolean);
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  if (remote === undefined) return;
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
      `This folder is not at the newest commit of ${remote}/main: publish commits of its own by a pull request, then enter "git checkout main" and "git pull ${remote} main".`,
    );
  }
}

/**
 * Compares a folder with the main branch at GitHub, because other people publish there. A folder that has no
 * repository of its own, or whose repository has no remote, is not compared.
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
