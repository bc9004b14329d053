import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * What a copy does without: tests, documents, packages (which are linked), and what commands make. Next takes
 * the folder with the lock file for the one that has the packages.
 */
const leftOut = new Set([
  ...['.git', '.github', '__tests__', 'e2e', 'docs', 'ops', 'node_modules', 'package-lock.json'],
  ...['.next', '.variants', 'out', 'out-editor', 'runs', 'test-results'],
]);

const isSetting = (name: string) => name.startsWith('.env') && name.endsWith('local');

/**
 * Copies the project, with what its build has made, without the operator's own settings. Commands run in the
 * copy as they do here: it shares this project's packages.
 *
 * @param folder inside the project, where Next and Node find the packages. What it has of an earlier copy is
 *   replaced, what was built there stays and is used again.
 */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (leftOut.has(name) || isSetting(name) || name.startsWith('.firebase.')) continue;
    // The build's own folders grow, those of the project are exactly what they are.
    if (!/^(\.photos|\.fonts|\.scripts|public)$/.test(name)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  for (const packages of ['node_modules', 'functions/node_modules']) {
    rmSync(join(folder, packages), { force: true, recursive: true });
    // A junction because Windows lets only administrators make links.
    symlinkSync(resolve(packages), join(folder, packages), 'junction');
  }
}
