import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readFirebaseConfig } from '../../lib/firebase-config';
import { previewName } from '../../lib/preview';
import { builtScripts } from '../../lib/scripts';
import { withShortClasses } from './classes';
import { withoutFramework } from './documents';
import { asHeadersFile, forHosting, siteHeaders } from './headers';
import { writeHostingHeaders } from './hosting';
import { contentSecurityPolicy } from './policy';

const out = process.env.SITE_OUT_DIR ?? 'out';
const documents = ['index.html', 'privacy.html', '404.html'];

/** Next's own client, pages as it would fetch them, and manifests: of `_next` visitors need the font. */
function removeLeftovers() {
  const remove = (folder: string, keep: (name: string) => boolean) => {
    for (const name of readdirSync(join(out, folder))) {
      if (!keep(name)) rmSync(join(out, folder, name), { recursive: true });
    }
  };
  // A page has a folder of its own for its parts as a Next client would fetch them.
  const folders = documents.map((document) => document.replace('.html', ''));
  remove(
    '.',
    (name) => name === 'robots.txt' || !(/^_not-found|\.txt$/.test(name) || folders.includes(name)),
  );
  remove('_next', (name) => name === 'static');
  remove('_next/static', (name) => name === 'media');
}

/**
 * Turns what `next build` exported into what visitors get: documents without Next's client, and none of the
 * files that only that client reads.
 * The headers, with a policy for these documents, go to firebase.json (a preview's to a file of its own) and, for other CDNs, to `_headers`.
 * Needs the .env files read.
 */
export function finishExport(): void {
  const analytics = readFirebaseConfig(process.env).measurementId !== '';

  const scripts = builtScripts();
  const islands = readFileSync(join(out, scripts.islands), 'utf8');
  const finished = documents.map((document) => {
    const html = readFileSync(join(out, document), 'utf8');
    const visitors = withShortClasses(withoutFramework(html, scripts), islands);
    writeFileSync(join(out, document), visitors);
    return visitors;
  });
  removeLeftovers();

  const rules = siteHeaders(contentSecurityPolicy(finished, { analytics }), previewName !== '');
  writeFileSync(join(out, '_headers'), asHeadersFile(rules));
  if (out !== 'out') return;
  if (writeHostingHeaders(forHosting(rules), { preview: previewName !== '' })) {
    console.log('The headers in firebase.json have changed with the page: commit them with it.');
  }
}
