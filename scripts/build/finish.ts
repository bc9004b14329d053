import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readFirebaseConfig } from '../../lib/firebase';
import { previewName } from '../../lib/preview';
import { deferScripts } from './defer-scripts';
import { asHeadersFile, forHosting, siteHeaders } from './headers';
import { writeHostingHeaders } from './hosting';
import { contentSecurityPolicy, withPolicy } from './policy';

const out = process.env.SITE_OUT_DIR ?? 'out';
const documents = ['index.html', 'privacy.html', '404.html'];

/**
 * Has Chromium compile all of a script off the main thread while it arrives, not piece by piece on it
 * when it runs (https://v8.dev/blog/explicit-compile-hints). Other browsers take it for a comment.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/** Writes the files that a document loads later, and returns the document. */
function deferred(document: string): string {
  const { html, framework } = deferScripts(readFileSync(join(out, document), 'utf8'));
  if (framework) {
    writeFileSync(join(out, framework.bootstrap.path), framework.bootstrap.script);
    for (const file of framework.files) {
      const script = readFileSync(join(out, file), 'utf8');
      writeFileSync(join(out, file), compileAhead + script);
    }
  }
  return html;
}

/** Pages as a Next client would fetch them, manifests, and what the documents no longer refer to. */
function removeLeftovers() {
  const remove = (folder: string, keep: (name: string) => boolean) => {
    for (const name of readdirSync(join(out, folder))) {
      if (!keep(name)) rmSync(join(out, folder, name), { recursive: true });
    }
  };
  const scripts = readdirSync(join(out, '_next/static/chunks'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, '_next/static/chunks', name), 'utf8'))
    .concat(documents.map((document) => readFileSync(join(out, document), 'utf8')));
  // A page has a folder of its own for its parts as a Next client would fetch them.
  const folders = documents.map((document) => document.replace('.html', ''));
  remove(
    '.',
    (name) => name === 'robots.txt' || !(/^_not-found|\.txt$/.test(name) || folders.includes(name)),
  );
  remove('_next', (name) => name === 'static');
  remove('_next/static', (name) => name === 'chunks' || name === 'media');
  remove(
    '_next/static/chunks',
    (name) => name.endsWith('.js') && scripts.some((script) => script.includes(`/${name}`)),
  );
}

/**
 * Turns what `next build` exported into what visitors get: documents without the framework's scripts in
 * their way, under a policy of their own, and none of the files that only a Next server's client reads.
 * The headers go to firebase.json (a preview's to a file of its own) and, for other CDNs, to `_headers`.
 * Needs the .env files read.
 */
export function finishExport(): void {
  const analytics = readFirebaseConfig(process.env).measurementId !== '';

  const finished = documents.map((document) => deferred(document));
  for (const [index, html] of finished.entries()) {
    const policy = contentSecurityPolicy([html], { analytics, delivery: 'meta' });
    writeFileSync(join(out, documents[index] ?? ''), withPolicy(html, policy));
  }
  removeLeftovers();

  const rules = siteHeaders(
    contentSecurityPolicy(finished, { analytics, delivery: 'header' }),
    previewName !== '',
  );
  writeFileSync(join(out, '_headers'), asHeadersFile(rules));
  if (out !== 'out') return;
  if (writeHostingHeaders(forHosting(rules), { preview: previewName !== '' })) {
    console.log('The headers in firebase.json have changed with the page: commit them with it.');
  }
}
