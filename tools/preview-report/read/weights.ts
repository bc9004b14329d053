import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Build } from './build';

/** What a build weighs in bytes: parts of its page by name, and all its files together. */
export interface Weights {
  parts: Map<string, number>;
  total: number;
}

const brotli = (content: string | Buffer) =>
  content.length ? brotliCompressSync(content).length : 0;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Weighs a build: text as brotli compresses it, everything else as it is.
 *
 * @throws an Error that names the file when the page refers to one that the build lacks.
 */
export function weigh(build: Build): Weights {
  const $ = build.document();
  const served = (path = '') => {
    const file = build.file(path);
    if (!file) throw new Error(`The page of ${build.folder} needs "${path}", which is not there.`);
    return readFileSync(file);
  };
  // The islands' script; the newest one stands after it.
  const scripts = $('script[src]').first().toArray();
  const fonts = $('link[rel="preload"][as="font"]').toArray();
  const parts = new Map([
    ['Document, brotli', brotli(build.html)],
    ['Style sheet within it, brotli', brotli($('style').text())],
    [
      'Script within it, brotli',
      brotli($('script:not([src], [type="application/ld+json"])').text()),
    ],
    [
      'Framework’s scripts, brotli',
      sum(scripts.map((script) => brotli(served($(script).attr('src'))))),
    ],
    ['Font', sum(fonts.map((font) => served($(font).attr('href')).length))],
  ]);
  for (const element of $('link[rel="preload"][as="image"]').toArray()) {
    const { media, href, imagesrcset } = $(element).attr() ?? {};
    const candidates = imagesrcset?.split(',').map((each) => each.trim().split(/\s+/)[0]) ?? [href];
    const heaviest = Math.max(...candidates.map((path) => served(path).length));
    const part = `Photo of the first view, at most${media ? ` ${media}` : ''}`;
    parts.set(part, (parts.get(part) ?? 0) + heaviest);
  }
  return { parts, total: folderSize(build.folder) };
}

function folderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return sum(
    entries
      .map((entry) => statSync(join(folder, entry)))
      .map((stat) => (stat.isFile() ? stat.size : 0)),
  );
}
