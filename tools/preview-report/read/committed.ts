import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runs } from '../../../scripts/shared/cli';

/** Past states of the project and their builds; inside the project, so that Node finds its packages. */
const states = '.preview';

/** Ignored files that a build needs, or can reuse. */
const besides = ['.env.production.local', '.env.local', '.photos', 'public/generated/photos'];

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(
    'There is no committed state to compare with: this folder is not a Git repository, or has no commit. Name two builds instead.',
  );
}

/** Extracts a commit's files into a folder. */
function extract(commit: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, '..', 'archive.tar');
  git('archive', '--output', archive, commit);
  const { status } = spawnSync('tar', ['-xf', archive, '-C', folder], { stdio: 'inherit' });
  rmSync(archive);
  if (status !== 0)
    throw new Error('The committed state was not unpacked: the program tar is needed.');
  for (const path of besides) {
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  }
  for (const packages of ['node_modules', 'functions/node_modules']) {
    symlinkSync(resolve(packages), join(folder, packages), 'junction');
  }
}

/**
 * Builds the last committed state or, if nothing has changed since, the one before it. Reuses a finished
 * build.
 *
 * @returns its folder and its name.
 * @throws an Error that says what failed.
 */
export function buildCommitted(): { folder: string; name: string } {
  const clean = git('status', '--porcelain') === '';
  const commit = git('rev-parse', clean ? 'HEAD^' : 'HEAD');
  const name = git('log', '-1', '--format=“%s” (%h)', commit);
  const root = join(states, commit);
  const folder = join(root, 'out');
  if (!existsSync(join(folder, 'index.html'))) {
    rmSync(root, { recursive: true, force: true });
    extract(commit, root);
    console.log(`Building ${name} …`);
    const script = resolve(root, 'scripts/build/build.ts');
    if (!runs(script, [], {}, root))
      throw new Error(`${name} does not build; the lines above say why.`);
  }
  for (const other of readdirSync(states)) {
    if (other !== commit) rmSync(join(states, other), { recursive: true, force: true });
  }
  return { folder, name };
}
