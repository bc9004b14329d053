import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { changesPath, previewName } from '../../lib/preview';
import { builtScripts } from '../../lib/content/scripts';
import { withShortClasses } from './classes';
import { withoutFramework } from './documents';
import { asHeadersFile, forHosting, siteHeaders } from './headers';
import { writeHostingConfig } from './hosting';
import { contentSecurityPolicy } from './policy';

const out = 'out';
const documents = ['index.html', 'privacy.html', '404.html'];

/**
 * Removes Next's client, its prefetched page data and its manifests. Visitors need only the fonts and the
 * drawing in `_next`.
 */
function removeLeftovers() {
  const remove = (folder: string, keep: (name: string) => boolean) => {
    for (const name of readdirSync(join(out, folder))) {
      if (!keep(name)) rmSync(join(out, folder, name), { recursive: true });
    }
  };
  // For each page, Next exports a folder of page data for its client router.
  const folders = documents.map((document) => document.replace('.html', ''));
  remove(
    '.',
    (name) => name === 'robots.txt' || !(/^_not-found|\.txt$/.test(name) || folders.includes(name)),
  );
  remove('_next', (name) => name === 'static');
  remove('_next/static', (name) => name === 'media');
}

/** Gives a preview the report of what it changes, with the pictures that a comment shows of it. */
function addChanges(report: string) {
  if (!existsSync(report)) {
    throw new Error(
      `NEXT_PUBLIC_PREVIEW_REPORT names no file: "${report}". Make it with "npm run preview:report", or unset it.`,
    );
  }
  cpSync(report, join(out, `${changesPath}.html`));
  cpSync(report.replace(/\.html$/, ''), join(out, changesPath), { recursive: true });
}

/**
 * Turns the output of `next build` into what visitors get: documents without Next's client and without the
 * files that only that client reads. Writes the headers, with a policy for these documents, to the
 * configuration that Hosting reads and to `_headers` for other CDNs.
 *
 * Expects the .env files to have been read.
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
  const report = process.env.NEXT_PUBLIC_PREVIEW_REPORT;
  if (previewName !== '' && report) addChanges(report);

  const rules = siteHeaders(contentSecurityPolicy(finished, { analytics }), previewName !== '');
  writeFileSync(join(out, '_headers'), asHeadersFile(rules));
  writeHostingConfig(forHosting(rules));
}
