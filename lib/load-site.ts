import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { contentOf, withPhotographs, type Content, type Site } from './content';
import type { BuiltPhoto } from './crops';
import { shareImageFolder } from './paths';
import { readUtf8 } from './utf8';

export const manifestFile = '.photos/manifest.json';

/** @throws an error that names the file if it is not valid JSON in UTF-8. */
function readJson(file: string): unknown {
  const text = readUtf8(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Reads both files of the content, without a check of their fields. */
export const readFiles = (folder = 'content') => ({
  site: readJson(`${folder}/site.json`),
  today: readJson(`${folder}/today.json`),
});

export function readContent(folder?: string): Content {
  const { site, today } = readFiles(folder);
  return contentOf(site, today);
}

/** Finds the path of the share image, which the last build has made. */
export function shareImagePath(): string {
  const [name = ''] = readdirSync(`public${shareImageFolder}`);
  return `${shareImageFolder}/${name}`;
}

export function loadSite(): Site {
  const manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, BuiltPhoto>)
    : {};
  return withPhotographs(readContent(), manifest);
}
