import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyProject } from '../scripts/shared/copy-project';

/** A clone of the project, with the repository that it proposes to. */
export interface Clone {
  /** Runs a Git command in the clone and returns what it prints. */
  git: (...args: string[]) => string;
  /** Removes the clone and both repositories. */
  remove: () => void;
}

/**
 * Makes a clone whose only commit is the project as it is now.
 *
 * @param folder inside the project, where Next and Node find the packages.
 * @param address of the repository as the clone names it.
 */
export function makeClone(folder: string, address: string): Clone {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  const repositories = mkdtempSync(join(tmpdir(), 'clone-'));
  const bare = join(repositories, 'origin.git');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('init', '-q', '--bare', '-b', 'main', bare);
  // Next takes a folder that holds a repository for the root, and the packages are outside of this one.
  git('init', '-q', '-b', 'main', '--separate-git-dir', join(repositories, 'clone'));
  git('config', 'user.name', 'Marketing');
  git('config', 'user.email', 'marketing@lines.test');
  git('remote', 'add', 'origin', address);
  git('config', `url.${bare}.insteadOf`, address);
  git('add', '--all');
  git('commit', '-qm', 'First');
  git('push', '-q', 'origin', 'main');
  return {
    git,
    remove: () => {
      for (const place of [folder, repositories]) {
        rmSync(place, { recursive: true, force: true, maxRetries: 10 });
      }
    },
  };
}
