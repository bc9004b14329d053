/**
 * Prints the bytes of the last build as visitors get them: text with brotli 5, as servers compress each
 * response, and other files as they are. docs/performance.md has the figures of the shipped content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { loadSite } from '../lib/load-site';
import { scriptPaths } from '../lib/paths';
import { main } from './shared/cli';

const served = (path: string) => readFileSync(`out${path}`);
const text = (path: string) =>
  brotliCompressSync(served(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The bytes of the fonts of one face. */
const faces = (name: string) =>
  sum(
    readdirSync('out/_next/static/media')
      .filter((file) => file.startsWith(name))
      .map((file) => served(`/_next/static/media/${file}`).length),
  );

main(() => {
  const { hero, skiShuttle, bikeShuttle } = loadSite();
  const [heroOnPhone = 0, ...below] = [hero, skiShuttle, bikeShuttle].map(({ photo }) => {
    // A phone of 390 px at 3x takes the largest file of the narrow crop.
    const path = photo.crops.find(({ name }) => name === 'narrow')?.files.at(-1)?.path;
    return path ? served(path).length : 0;
  });
  const firstView = sum([
    text('/index.html'),
    faces('display'),
    faces('body'),
    heroOnPhone,
    served('/icon.svg').length,
  ]);
  const scripts = text(scriptPaths.islands) + text(scriptPaths.call);
  console.table({
    document: text('/index.html'),
    'privacy page': text('/privacy.html'),
    'page for unknown addresses': text('/404.html'),
    'islands’ script': text(scriptPaths.islands),
    'script of the call': text(scriptPaths.call),
    'first view of a phone': firstView,
    'visit of a phone with a sent enquiry': firstView + sum(below) + scripts,
  });
});
