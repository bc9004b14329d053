import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { frameworkScripts } from '../../../scripts/build/defer-scripts';
import type { Build } from '../read/build';

/** What a part of the page weighs in two builds, in bytes; 0 where a build has no such part. */
export interface Weight {
  part: string;
  before: number;
  after: number;
}

const brotli = (content: string | Buffer) =>
  content.length ? brotliCompressSync(content).length : 0;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** What each part of a build weighs in bytes: text as brotli sends it, the rest as it is. */
function weigh(build: Build): Map<string, number> {
  const $ = build.document();
  const served = (path = '') => {
    const file = build.file(path);
    return file ? readFileSync(file) : Buffer.alloc(0);
  };
  const sources = frameworkScripts(build.html);
  const fonts = $('link[rel="preload"][as="font"]').toArray();
  const weights = new Map([
    ['Document, brotli', brotli(build.html)],
    ['Style sheet within it, brotli', brotli($('style').text())],
    [
      'Script within it, brotli',
      brotli($('script:not([src], [type="application/ld+json"])').text()),
    ],
    ['Framework’s scripts, brotli', sum(sources.map((src) => brotli(served(src))))],
    ['Font', sum(fonts.map((font) => served($(font).attr('href')).length))],
  ]);
  for (const element of $('link[rel="preload"][as="image"]').toArray()) {
    const { media, href, imagesrcset } = $(element).attr() ?? {};
    const candidates = imagesrcset?.split(',').map((each) => each.trim().split(/\s+/)[0]) ?? [href];
    const heaviest = Math.max(...candidates.map((path) => served(path).length));
    const part = `Photo of the first view, at most${media ? ` ${media}` : ''}`;
    weights.set(part, (weights.get(part) ?? 0) + heaviest);
  }
  return weights.set('All files of the build', build.folder ? folderSize(build.folder) : 0);
}

function folderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return sum(
    entries
      .map((entry) => statSync(join(folder, entry)))
      .map((stat) => (stat.isFile() ? stat.size : 0)),
  );
}

/** Compares what two builds weigh, part by part. */
export function compareWeights(before: Build, after: Build): Weight[] {
  const [old, now] = [weigh(before), weigh(after)];
  const parts = [...new Set([...now.keys(), ...old.keys()])];
  return parts.map((part) => ({ part, before: old.get(part) ?? 0, after: now.get(part) ?? 0 }));
}
