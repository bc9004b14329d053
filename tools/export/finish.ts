import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { withoutFramework, type DocumentSettings } from './documents';
import { asHeadersFile, headerRules, type HeaderRule, type HeaderSettings } from './headers';
import { contentSecurityPolicy } from './policy';

export interface ExportSettings extends DocumentSettings {
  /** The folders of Next's export, of the files that Next copies into it, and of what visitors get. */
  from: string;
  copied: string;
  to: string;
  /** True if Google's hosts must be reachable. */
  analytics: boolean;
  headers: HeaderSettings;
}

/** Files that only Next's client and server read. Page data also stands beside each document, as `.txt`. */
const nexts = [
  /(^|\/)__next\.[^/]+\.txt$/,
  /^_not-found[./]/,
  /^_next\/static\/chunks\/[^/]+\.(js|css)$/,
  /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/,
];

/** The paths of a folder's files, with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'));
}

/**
 * Turns the export of `next build` into what visitors get: documents without Next's client, no file that only
 * that client reads, every other file as it is, and `_headers` for CDNs.
 *
 * @returns the headers, with a policy for these documents.
 * @throws an Error that names what is missing or not known; the last build is then still in place.
 */
export function finishExport(settings: ExportSettings): HeaderRule[] {
  const { from, copied, to } = settings;
  const read = (file: string) => readFileSync(join(from, file), 'utf8');
  const all = filesIn(from);
  const files = all.filter((file) => !existsSync(join(copied, file)));
  const isNexts = (file: string) =>
    nexts.some((pattern) => pattern.test(file)) ||
    (file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html')));
  const unknown = files.find(
    (file) =>
      file.startsWith('_next/') && !file.startsWith('_next/static/media/') && !isNexts(file),
  );
  if (unknown) {
    throw new Error(
      `Next wrote ${unknown}, which is not known. tools/export/README.md says what to do.`,
    );
  }
  if (existsSync(join(copied, '_headers'))) {
    throw new Error(
      `${copied}/_headers cannot be: the build writes that file, from tools/export/headers.ts.`,
    );
  }

  /** A document with others below it is the index of their folder, whose address ends with a slash. */
  const placeOf = (file: string) => {
    const folder = file.replace(/\.html$/, '/');
    const hasOthers = files.some((each) => each.startsWith(folder) && each.endsWith('.html'));
    return folder !== file && hasOthers ? `${folder}index.html` : file;
  };
  const documents = files
    .filter((file) => file.endsWith('.html') && !isNexts(file))
    .map((file) => ({ file, html: withoutFramework(file, read(file), settings) }));
  const policy = contentSecurityPolicy(
    documents.map(({ html }) => html),
    settings,
  );
  const rules = headerRules(policy, settings.headers);

  rmSync(to, { recursive: true, force: true });
  const left = new Set(files.filter(isNexts));
  for (const file of all) if (!left.has(file)) cpSync(join(from, file), join(to, placeOf(file)));
  for (const { file, html } of documents) writeFileSync(join(to, placeOf(file)), html);
  writeFileSync(join(to, '_headers'), asHeadersFile(rules));
  return rules;
}
