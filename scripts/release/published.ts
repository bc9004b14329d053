import { spawnSync } from 'node:child_process';

/** @returns a Git command's output, or undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Compares this folder with the main branch at GitHub, because other people publish there. A folder without Git or
 * without a remote is not compared.
 *
 * @returns what to do before a deploy, or undefined if the folder is what was published.
 */
export function unpublished(): string | undefined {
  const remotes = git('remote')?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  if (remote === undefined) return undefined;
  if (git('status', '--porcelain') !== '') {
    return 'Some changes are not committed: commit and push them, or set them aside with "git stash --include-untracked".';
  }
  const answer = git('ls-remote', remote, 'refs/heads/main');
  if (answer === undefined) {
    return `Git could not ask ${remote} for its main branch: check the connection and your access with "git ls-remote ${remote}".`;
  }
  const [main = ''] = answer.split('\t');
  if (main === '') return `${remote} has no branch main yet: run "git push ${remote} HEAD:main".`;
  if (git('rev-parse', 'HEAD') === main) return undefined;
  return git('merge-base', '--is-ancestor', main, 'HEAD') === undefined
    ? `This folder is not at the newest commit of ${remote}/main: run "git checkout main" and "git pull ${remote} main".`
    : `${remote}/main lacks commits of this folder: run "git push ${remote} HEAD:main".`;
}
