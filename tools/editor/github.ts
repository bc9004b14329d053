/** What the editor itself asks of GitHub; the rest is Sveltia's. */

/** As owner/name; the build puts it in. */
export const repository = process.env.EDITOR_REPOSITORY ?? '';

const root = `https://api.github.com/repos/${repository}`;

/** Where Sveltia keeps who is signed in. */
const key = 'sveltia-cms.user';

/** Sveltia's branch for drafts of the page or of a translation. */
export const draftBranch = (name: string): string => `cms/words/${name}`;

/** Who is signed in: with a token of GitHub's, or on a folder of this computer; undefined if nobody is. */
export function signedIn(): { token: string } | 'folder' | undefined {
  const { backendName, token } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
    string,
    string | undefined
  >;
  if (backendName === 'local') return 'folder';
  return token ? { token } : undefined;
}

/** Notes who is signed in, for Sveltia too. */
export const keep = (user: { token: string } | 'folder'): void =>
  localStorage.setItem(
    key,
    JSON.stringify(
      user === 'folder' ? { backendName: 'local' } : { backendName: 'github', token: user.token },
    ),
  );

/** Why GitHub did not do what was asked, and what helps. */
const reasons: Partial<Record<number, string>> = {
  401: 'GitHub does not accept the token: it was not copied whole, was withdrawn, or has expired. Sign out, make a new one and sign in with it.',
  403: `GitHub refuses this token: make one that may read and write "Contents" and "Pull requests" of ${repository}, sign out and sign in with it.`,
  404: `The token does not reach ${repository}: choose that repository when you make it, and ask whoever looks after the site whether you were invited there.`,
};

/**
 * Asks GitHub about the repository.
 *
 * @param token the one that is signed in with, if not another.
 * @returns the answer; undefined if there is no such thing in a repository that the token reaches.
 * @throws an Error with a sentence for whoever uses the editor.
 */
export async function ask(path: string, token?: string, body?: object): Promise<Response> {
  const user = signedIn();
  const sent = token ?? (typeof user === 'object' ? user.token : '');
  const answer = await fetch(root + path, {
    method: body ? 'POST' : 'GET',
    cache: 'no-store',
    headers: { Authorization: `token ${sent}`, Accept: 'application/vnd.github.raw+json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!answer) {
    throw new Error(
      'GitHub can’t be reached: look at your connection to the internet, then try again.',
    );
  }
  const reason =
    reasons[answer.status] ??
    `GitHub answered with an error (${answer.status}): try again in some minutes.`;
  if (!answer.ok) throw new Error(reason, { cause: answer.status });
  return answer;
}

/** The same, where there may be nothing. */
const askFor = (path: string) =>
  ask(path).catch((error: unknown) => {
    if (error instanceof Error && error.cause === 404) return undefined;
    throw error;
  });

/** A file's text on a branch; undefined if one of them is not there. */
export async function textOn(branch: string, file: string): Promise<string | undefined> {
  const answer = await askFor(`/contents/${file}?ref=${encodeURIComponent(branch)}`);
  return answer?.text();
}

/** A pull request with changes of a file. */
interface Draft {
  number: number;
  user: { login: string };
}

/** A file's draft that is open; undefined if there is none. */
export async function openDraft(name: string): Promise<Draft | undefined> {
  const [owner = ''] = repository.split('/');
  const answer = await ask(
    `/pulls?state=open&head=${owner}:${encodeURIComponent(draftBranch(name))}`,
  );
  const [draft] = (await answer.json()) as Draft[];
  return draft;
}
