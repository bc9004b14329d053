import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

/** One of the two builds under comparison. */
export interface Build {
  folder: string;
  /** The text of index.html. */
  html: string;
  /** Parses the document anew each time, so that one reader's removals do not affect another. */
  document: () => CheerioAPI;
  /** The file behind a URL path; undefined if there is none. */
  file: (path: string) => string | undefined;
}

/**
 * Reads a build.
 *
 * @param folder an exported site, such as "out".
 * @throws an Error that names the folder when it holds no index.html.
 */
export function readBuild(folder: string): Build {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    throw new Error(
      `${folder} is not a build: it has no index.html. "npm run build" makes one in out/.`,
    );
  }
  const html = readFileSync(index, 'utf8');
  return { folder, html, document: () => load(html), file: (path) => fileOf(folder, path) };
}

function fileOf(folder: string, path: string): string | undefined {
  // As a URL, so that ".." cannot leave the folder.
  const { pathname } = new URL(path, 'http://localhost');
  const name = decoded(pathname);
  return ['', '.html', '/index.html']
    .map((ending) => join(folder, `${name}${ending}`))
    .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** Decodes the percent signs of a URL; returns text that is not valid encoding as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
