import { spawnSync } from 'node:child_process';

/**
 * Compares a folder with its upstream branch, because other people publish there. A folder without an
 * upstream passes.
 *
 * @returns what to do before a deploy, or undefined if the folder may be deployed. If Git fails, it
 *   may not.
 */
export function unpublished(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const answers = [git('fetch', '--quiet'), git('status', '--porcelain', '--branch')];
  const failed = answers.find(({ status }) => status !== 0);
  if (failed) {
    const reason = failed.error?.message ?? failed.stderr.trim().replaceAll(/\s+/g, ' ');
    return `Git cannot compare this folder with what is published: correct what it says (${reason})`;
  }
  const [branch = '', ...changes] = answers[1]?.stdout.trim().split('\n') ?? [];
  if (!branch.includes('...')) return undefined;
  if (changes.length > 0)
    return 'some changes are not committed: publish them, or set them aside with "git stash -u"';
  // Git ends the line with "[ahead 1]" or "[behind 1]" if the commits differ.
  if (!branch.endsWith(']')) return undefined;
  return `it is not the newest commit (${branch}): publish its own commits, and enter "git pull"`;
}
