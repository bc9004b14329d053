import { spawnSync } from 'node:child_process';

/**
 * Compares a folder with main at GitHub, where others publish. A folder without a remote passes.
 *
 * @returns what to do before a deploy, or undefined if the folder may be deployed. If Git fails, it may not.
 */
export function unpublished(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const remotes = git('remote');
  if (remotes.status === 0 && remotes.stdout === '') return undefined;
  const answers = [
    git('fetch', '--quiet', 'origin', 'main'),
    git('status', '--porcelain'),
    git('rev-parse', 'HEAD', 'FETCH_HEAD'),
  ] as const;
  const failed = [remotes, ...answers].find(({ status }) => status !== 0);
  if (failed) {
    const reason = failed.error?.message ?? failed.stderr.trim().replaceAll(/\s+/g, ' ');
    return `Git cannot compare this folder with main at GitHub: correct what it says (${reason}). If GitHub is down, enter "WITHOUT_GITHUB=1 npm run deploy"`;
  }
  const [, { stdout: changes }, { stdout: commits }] = answers;
  if (changes !== '')
    return 'some changes are not committed: publish them, or set them aside with "git stash -u"';
  const [own, newest] = commits.trim().split('\n');
  if (own === newest) return undefined;
  return 'it is not the newest commit of main at GitHub: publish what only this folder has, and enter "git switch main && git pull && npm ci"';
}
