import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** The paths and names in .gitignore. A copy of the project may have no repository, so Git is not asked. */
const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').match(/^[^!*\n]+$/gm)!].map((path) =>
  path.replaceAll(/^\/|\/$/g, ''),
);

/** Lists all files in a folder, but none that Git ignores. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.includes(path) || ignored.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
