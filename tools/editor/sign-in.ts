import { ask, keep, repository, signedIn } from './github';

/** An element of index.html. */
function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element #${id}.`);
  return found;
}

/** What is wrong with a token, in a sentence; undefined if nothing is. */
const problemWith = (token: string, write: boolean): Promise<string | undefined> =>
  ask('', token)
    // A blob that no commit has changes nothing.
    .then(() => (write ? ask('/git/blobs', token, { content: '' }) : undefined))
    .then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );

/** GitHub's page for a new token, filled in as far as it takes it. */
function tokenPage(): string {
  const [owner = ''] = repository.split('/');
  const fields = {
    name: `Editor of ${location.host}`,
    target_name: owner,
    contents: 'write',
    pull_requests: 'write',
    statuses: 'read',
  };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(fields).toString()}`;
}

/** Presses Sveltia's own button for this computer's folder as soon as it is there. */
function openFolder(): void {
  const press = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Work with Local Repository',
    );
    button?.click();
    return button !== undefined;
  };
  const watcher = new MutationObserver(() => press() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
}

/**
 * Starts the editor for who is signed in, and shows the first page, with how to sign in, to others.
 *
 * @param start the editor, with GitHub or with a folder of this computer.
 */
export async function signIn(start: (on: 'GitHub' | 'folder') => void): Promise<void> {
  const page = element('sign-in');
  const begin = (on: 'GitHub' | 'folder') => {
    page.remove();
    start(on);
  };
  const show = (problem: string | undefined) => {
    element('problem').textContent = problem ?? '';
    page.hidden = false;
  };

  const user = signedIn();
  if (user === 'folder') {
    begin(user);
    return;
  }
  const problem = user && (await problemWith(user.token, false));
  if (user && !problem) {
    begin('GitHub');
    return;
  }

  show(problem);
  (element('token-page') as HTMLAnchorElement).href = tokenPage();
  for (const name of document.querySelectorAll('.repository')) name.textContent = repository;
  element('token-form').onsubmit = (event) => {
    event.preventDefault();
    const token = (element('token') as HTMLInputElement).value.trim();
    void problemWith(token, true).then((wrong) => {
      if (wrong) {
        show(wrong);
        return;
      }
      keep({ token });
      begin('GitHub');
    });
  };
  // Only a page of this computer may use its folders here.
  if (!/^(127\.0\.0\.1|localhost)$/.test(location.hostname)) return;
  element('folder').hidden = false;
  const button = element('open-folder') as HTMLButtonElement;
  if (!('showDirectoryPicker' in window)) {
    button.disabled = true;
    element('no-folder').hidden = false;
  }
  button.onclick = () => {
    keep('folder');
    openFolder();
    begin('folder');
  };
}
