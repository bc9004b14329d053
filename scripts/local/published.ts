import { contentChanges, inWords, mergeContent } from '../../lib/content/changes';
import { headlineOf } from '../../tools/preview-report/headline';
import { contentFile, contentProblems, textsOf } from '../../lib/content/problems';
import { markFile } from '../build/mark';
import { contentText } from '../build/content-files';
import { type Git, gitIn, holds, withOwnIndex } from './git';

/** The folders that an editor changes. */
const folders = ['content', 'photos'];

/** What the folder's content and photographs are, together with what was published meanwhile. */
export interface Merged {
  /** The newest commit of main, just fetched. */
  published: string;
  /** The newest commit that main and this folder have in common. */
  base: string;
  /** The tree of `base` with the folder's own content and photographs. */
  mine: string;
  /** The tree of `published` with what the folder has changed. */
  tree: string;
  /** One sentence of what the content changes; empty where it stays. */
  headline: string;
  /** What `tree` changes in `published`, a sentence for each change. */
  changes: string[];
  /** Where both differ from what they had in common; `tree` has the folder's own. */
  conflicts: string[];
  /** Files elsewhere that differ from `base`. */
  elsewhere: string[];
}

/** A tree's files of the two folders: `100644 blob 1a2b3c` by path. */
async function filesOf(git: Git, tree: string): Promise<Map<string, string>> {
  const lines = (await git(['ls-tree', '-r', '-z', tree, ...folders])).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [what = '', path = ''] = line.split('\t');
      return [path, what];
    }),
  );
}

async function contentIn(git: Git, tree: string): Promise<unknown> {
  const json = await git(['show', `${tree}:${contentFile}`]);
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${contentFile} cannot be read: "npm run check" says where it is wrong.`);
  }
}

const fileInWords = (path: string) =>
  path === markFile ? 'Mark: another drawing' : `${path}: another picture`;

/** The files of both sides but the content itself: mine where I changed one, and every picture that is shown. */
function mergeFiles(
  old: Map<string, string>,
  own: Map<string, string>,
  theirs: Map<string, string>,
  content: unknown,
): { result: Map<string, string>; conflicts: string[] } {
  const result = new Map(theirs);
  const conflicts: string[] = [];
  for (const path of new Set([...old.keys(), ...own.keys()])) {
    const [then, here, there] = [old.get(path), own.get(path), theirs.get(path)];
    if (path === contentFile || here === then) continue;
    if (here) result.set(path, here);
    else result.delete(path);
    if (here && there !== then && there !== here) conflicts.push(path);
  }
  for (const { text } of textsOf(content)) {
    const path = `photos/${text}`;
    const picture = own.get(path) ?? theirs.get(path);
    if (!result.has(path) && picture) result.set(path, picture);
  }
  return { result, conflicts };
}

/**
 * The state that one's own changes are counted from: `base`, or a commit after it that has exactly the same, such
 * as one's own proposal that was merged, and perhaps taken back since.
 */
async function lastShared(git: Git, base: string, published: string, mine: string) {
  const state = (tree: string) => git(['ls-tree', tree, ...folders]);
  const own = await state(mine);
  const range = ['--full-history', `${base}..${published}`, '--', ...folders];
  const commits = (await git(['rev-list', ...range])).split('\n').filter(Boolean);
  for (const commit of [base, ...commits]) if ((await state(commit)) === own) return commit;
  return base;
}

/** Whether a folder is the root of a repository with a remote to propose to. */
export async function hasOrigin(folder: string): Promise<boolean> {
  const git = gitIn(folder);
  return (
    (await git(['rev-parse', '--show-prefix']).catch(() => undefined)) === '\n' &&
    (await holds(git, 'config', 'remote.origin.url'))
  );
}

/**
 * Fetches main from origin and brings the folder's content and photographs together with it. Changes nothing in
 * the folder, its index and its branches.
 *
 * @param folder the project's.
 * @throws an Error that says what to do: no origin, no network, no right, a content that is not valid.
 */
export async function mergeWithPublished(folder: string): Promise<Merged> {
  if (!(await hasOrigin(folder))) {
    throw new Error(
      'This folder has no repository behind it: get the project with "git clone", or name one with "git remote add origin <address>".',
    );
  }
  return withOwnIndex(folder, async (git) => {
    const line = async (...args: string[]) => (await git(args)).trim();
    const remoteMain = 'refs/remotes/origin/main';
    await git(['fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/main:${remoteMain}`]);
    const published = await line('rev-parse', remoteMain);
    const base = await line('merge-base', 'HEAD', published).catch(() => '');
    if (!base) {
      throw new Error(
        'This folder and the repository’s main have no commit in common: clone the repository again.',
      );
    }

    await git(['read-tree', base]);
    await git(['add', '--all', '--', ...folders]);
    const mine = await line('write-tree');
    const elsewhere = (
      await git(['ls-files', '-z', '--modified', '--others', '--exclude-standard'])
    )
      .split('\0')
      .filter(Boolean);

    const shared = await lastShared(git, base, published, mine);
    const old = await filesOf(git, shared);
    const own = await filesOf(git, mine);
    const theirs = await filesOf(git, published);
    const contentThere = await contentIn(git, published);
    const { content, conflicts } = mergeContent(
      await contentIn(git, shared),
      await contentIn(git, mine),
      contentThere,
    );
    // A field that this folder's code does not know yet is not a mistake in its content.
    const known = new Set(contentProblems(contentThere));
    const problems = contentProblems(content).filter((problem) => !known.has(problem));
    if (problems.length > 0) throw new Error(problems.join('\n'));

    const changes = contentChanges(contentThere, content);
    const files = mergeFiles(old, own, theirs, content);
    if (changes.length > 0) {
      const blob = (await git(['hash-object', '-w', '--stdin'], contentText(content))).trim();
      files.result.set(contentFile, `100644 blob ${blob}`);
    }
    const update = [...new Set([...theirs.keys(), ...files.result.keys()])]
      .filter((path) => files.result.get(path) !== theirs.get(path))
      .map((path) => `${files.result.get(path) ?? `0 ${'0'.repeat(40)}`}\t${path}\0`);
    await git(['read-tree', published]);
    await git(['update-index', '-z', '--index-info'], update.join(''));

    const replaced = [...files.result.keys()].filter(
      (path) =>
        path !== contentFile && theirs.has(path) && theirs.get(path) !== files.result.get(path),
    );
    return {
      published,
      base,
      mine,
      tree: await line('write-tree'),
      headline: headlineOf(changes),
      changes: [...changes.map(inWords), ...replaced.map(fileInWords)],
      conflicts: [...conflicts.map(inWords), ...files.conflicts.map(fileInWords)],
      elsewhere,
    };
  });
}
