import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

/** One of the two builds that are compared. */
export interface Build {
  folder: string;
  /** The text of index.html. */
  html: string;
  /** Parses the document anew, so that whoever takes parts out of it does so alone. */
  document: () => CheerioAPI;
  /** The path on disk of what the site serves at this path; undefined when it has no such file. */
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
      `${folder} is no build: it has no index.html. "npm run build" makes one in out/.`,
    );
  }
  const html = readFileSync(index, 'utf8');
  return { ...buildOf(html), folder, file: (path) => fileOf(folder, path) };
}

/** A build that is a document alone, without any other file. */
export const buildOf = (html: string): Build => ({
  folder: '',
  html,
  document: () => load(html),
  file: () => undefined,
});

function fileOf(folder: string, path: string): string | undefined {
  // As a URL, so that ".." cannot leave the folder.
  const { pathname } = new URL(path, 'http://localhost');
  const name = decoded(pathname);
  return ['', '.html', '/index.html']
    .map((ending) => join(folder, `${name}${ending}`))
    .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** Text of a URL without its percent signs; as it is when they are no encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
