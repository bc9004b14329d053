import { gitIn, run } from './git';
import { mergeWithPublished } from './published';

/** What a proposal from this folder would be. */
export interface Draft {
  /** One sentence of what it changes. */
  headline: string;
  changes: string[];
  /** Places that were published with another value meanwhile; the proposal replaces it. */
  conflicts: string[];
  /** Changed files that are not part of it. */
  elsewhere: string[];
  /** The commit of main that all this was compared with. */
  published: string;
}

/** Where a proposal is. */
export interface Proposal {
  branch: string;
  /** Of the pull request, or of the form that opens it; undefined where the repository is not on the web. */
  address?: string;
  /** Whether the pull request is open already. */
  opened: boolean;
}

/** The address of a repository on the web, such as `https://github.com/owner/name`. */
function webAddress(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  return host && path && `https://${host}/${path}`;
}

/** Opens the pull request of a branch, or finds it: with `gh` signed in at once, otherwise by an address. */
async function pullRequest(
  folder: string,
  branch: string,
  title: string,
  body: string,
): Promise<Proposal> {
  const remote = (await gitIn(folder)(['config', 'remote.origin.url'])).trim();
  const repository = webAddress(remote);
  if (!repository) return { branch, opened: false };
  const gh = async (...args: string[]) => (await run('gh', ['pr', ...args], folder)).stdout.trim();
  const open = ['--head', branch, '--state', 'open', '--json', 'url', '--jq', '.[0].url'];
  const address =
    (await gh('list', ...open)) ||
    (await gh('create', '--head', branch, '--base', 'main', '--title', title, '--body', body));
  if (/^https:\/\/\S+$/.test(address)) return { branch, address, opened: true };
  const query = new URLSearchParams({ expand: '1', title, body }).toString();
  return { branch, address: `${repository}/compare/main...${branch}?${query}`, opened: false };
}

/**
 * Proposes what the editor has saved: commits content and photographs alone onto the newest main and pushes
 * them to a branch of origin. Branches, index and files of this folder stay as they are.
 *
 * @param folder the project's.
 */
export function startProposing(folder: string) {
  const git = gitIn(folder);
  const line = async (...args: string[]) => (await git(args)).trim();
  /** This sitting's proposal and its newest commit. */
  let proposed: { branch: string; tip: string } | undefined;

  async function look() {
    const { tree, ...merged } = await mergeWithPublished(folder);
    if (tree === (await line('rev-parse', `${merged.published}^{tree}`))) {
      throw new Error('There is nothing to propose: what is saved here has been published.');
    }
    // A photograph or mark can change without the content.
    const [first = ''] = merged.changes;
    const headline = merged.headline === '' ? first : merged.headline;
    return { ...merged, tree, headline };
  }

  /** The commits that the proposal continues: its own last one, and main where it has moved on. */
  async function parents(published: string): Promise<string[]> {
    if (!proposed) return [published];
    const { tip } = proposed;
    const base = await line('merge-base', tip, published);
    if (base === tip) return [published];
    return base === published ? [tip] : [tip, published];
  }

  return {
    /** @throws an Error with a sentence when there is nothing to propose or nobody to propose it to. */
    async draft(): Promise<Draft> {
      const { headline, changes, conflicts, elsewhere, published } = await look();
      return { headline, changes, conflicts, elsewhere, published };
    },

    /**
     * @param sentence what the change is.
     * @param seen `published` of the draft that was looked at: its conflicts are settled with one's own values.
     * @throws an Error with a sentence that says what to do; nothing is lost then, and nothing pushed.
     */
    async propose(sentence: string, seen: string): Promise<Proposal> {
      const { tree, published, changes, conflicts } = await look();
      if (conflicts.length > 0 && seen !== published) {
        throw new Error(
          `Somebody else has published other values: look at the change again, then propose it. (${conflicts.join('; ')})`,
        );
      }
      if (proposed) {
        const { branch, tip } = proposed;
        const [there] = (await line('ls-remote', 'origin', `refs/heads/${branch}`)).split('\t');
        if (there && there !== tip) {
          proposed = undefined;
          throw new Error(
            `Somebody else has changed your proposal ${branch}: press the button again, which makes a second one.`,
          );
        }
      }
      const body = changes.map((change) => `- ${change}`).join('\n');
      const onto = (await parents(published)).flatMap((commit) => ['-p', commit]);
      const message = `${sentence}\n\n${body}\n`;
      const tip = (await git(['commit-tree', tree, ...onto, '-F', '-'], message)).trim();
      const branch =
        proposed?.branch ??
        `content-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`;
      await git(['push', '--quiet', 'origin', `${tip}:refs/heads/${branch}`]);
      proposed = { branch, tip };
      return pullRequest(folder, branch, sentence, body);
    },
  };
}
