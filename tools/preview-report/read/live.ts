import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds file paths in the text of a document, style sheet or script. */
const filePaths =
  /(?<=["'( ,])\/(?!\/)[\w./@-]+\.(?:avif|css|ico|jpg|js|json|png|svg|txt|webmanifest|webp|woff2|xml)\b/g;

const isText = (type: string) => /text|javascript|json|xml/.test(type);

/**
 * Downloads a live site: its home page, and recursively the files it names on its own origin.
 *
 * @param site its address.
 * @param folder where the files go.
 * @throws an Error that names the address that gave no answer.
 */
export async function fetchLive(site: string, folder: string): Promise<void> {
  const asked = new Set<string>();
  const take = async (path: string, name: string): Promise<void> => {
    if (asked.has(path)) return;
    asked.add(path);
    const { href } = new URL(path, site);
    const response = await fetch(href).catch(() => undefined);
    if (!response?.ok) {
      // A missing file is a difference; without the page there is nothing to compare.
      if (path !== '/') return;
      throw new Error(`${href} does not answer with a page: ${response?.status ?? 'no answer'}.`);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (!isText(response.headers.get('content-type') ?? '')) return;
    await Promise.all((bytes.toString().match(filePaths) ?? []).map((each) => take(each, each)));
  };
  await take('/', 'index.html');
  await take('/privacy', 'privacy.html');
  await take('/content.json', 'content.json');
}
