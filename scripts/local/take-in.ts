import { type Git, gitIn, holds, withOwnIndex } from './git';
import { hasOrigin, mergeWithPublished, type Merged } from './published';

/** Why what was published can't be taken in, with what to do; undefined if it can. */
async function hindrance(git: Git, head: string, merged: Merged): Promise<string | undefined> {
  if ((await git(['rev-parse', '--abbrev-ref', 'HEAD'])).trim() !== 'main') {
    return 'main is not checked out; "git checkout main" does that.';
  }
  if (merged.base !== head) {
    return 'this folder has commits that the repository’s main lacks; "git pull --rebase" puts them on top of it.';
  }
  if (merged.conflicts.length > 0) {
    return `other values are saved here (${merged.conflicts.join('; ')}). Propose yours, or enter those and save.`;
  }
  if (await holds(git, 'read-tree', '-n', '-i', '-m', head, merged.published)) return undefined;
  return 'some of the same files are staged here; "git reset" takes that back and keeps the files.';
}

/**
 * Takes what was published meanwhile into a clone, around what is saved and not committed there: all of it, or
 * nothing.
 *
 * @param folder the project's.
 * @returns a sentence about what was taken in, or why not; undefined when there is nothing new.
 * @throws an Error when code has come with it, which this process does not run.
 */
export async function takeIn(folder: string): Promise<string | undefined> {
  if (!(await hasOrigin(folder))) return undefined;
  const git = gitIn(folder);
  const head = (await git(['rev-parse', 'HEAD'])).trim();
  try {
    const merged = await mergeWithPublished(folder);
    const { published, base, mine, tree } = merged;
    if (base === published) return undefined;
    const why = await hindrance(git, head, merged);
    if (why) return `What others have published is not here yet: ${why}`;
    await withOwnIndex(folder, async (own) => {
      await own(['read-tree', mine]);
      await holds(own, 'update-index', '-q', '--refresh');
      // Refuses as a whole when it would overwrite a file that is changed elsewhere.
      await own(['read-tree', '-m', '-u', mine, tree]);
    });
    await git(['read-tree', '-i', '-m', head, published]);
    await git(['update-ref', '-m', 'edit: take in what was published', 'HEAD', published, head]);
  } catch (error) {
    return `What others have published is not here yet: ${(error as Error).message}`;
  }
  if (await holds(git, 'diff', '--quiet', head, 'HEAD', '--', '.', ':!content', ':!photos')) {
    return 'What others have published is now here too.';
  }
  throw new Error(
    'The program itself has been updated too: run "npm ci", then "npm run edit" again.',
  );
}
