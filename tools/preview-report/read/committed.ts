import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { gitIn, withOwnIndex } from '../../../scripts/local/git';
import { runs } from '../../../scripts/shared/cli';
import { linkPackages } from '../../../scripts/shared/copy-project';

/** Past states of the project and their builds; inside the project, so that Node finds its packages. */
const states = '.preview';

/** Ignored files that a build needs, or can reuse. */
const besides = ['.env.production.local', '.env.local', '.photos', 'public/generated/photos'];

const git = (...args: string[]) =>
  gitIn('.')(args).catch(() => {
    throw new Error(
      'There is no committed state to compare with: this folder is not a Git repository, or has no earlier commit. Name two builds instead.',
    );
  });

/** Extracts a commit's files into a folder. */
async function extract(commit: string, folder: string) {
  await withOwnIndex('.', async (own) => {
    await own(['read-tree', commit]);
    await own(['checkout-index', '--all', `--prefix=${folder}/`]);
  });
  for (const path of besides) {
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  }
  linkPackages(folder);
}

/**
 * Builds the last committed state or, if nothing has changed since, the one before it. Reuses a finished
 * build.
 *
 * @returns its folder and its name.
 * @throws an Error that says what failed.
 */
export async function buildCommitted(): Promise<{ folder: string; name: string }> {
  const clean = (await git('status', '--porcelain')) === '';
  const log = await git('log', '-1', '--format=%H%n“%s” (%h)', clean ? 'HEAD^' : 'HEAD');
  const [commit = '', name = ''] = log.split('\n');
  const root = join(states, commit);
  const folder = join(root, 'out');
  if (!existsSync(join(folder, 'index.html'))) {
    rmSync(root, { recursive: true, force: true });
    await extract(commit, root);
    console.log(`Building ${name} …`);
    if (!runs(resolve(root, 'scripts/build/build.ts'), [], {}, root)) {
      throw new Error(`${name} does not build; the lines above say why.`);
    }
  }
  for (const other of readdirSync(states)) {
    if (other !== commit) rmSync(join(states, other), { recursive: true, force: true });
  }
  return { folder, name };
}
