/**
 * Subsets the fonts for next/font in app/layout: the display face to capitals with the accents of Latin-1,
 * since all headings are upper case; the body face to English and what else the page's words need.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { site } from '../../lib/content';

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const punctuation = '–—‘’“”•…€©';
const capitals = [range(0x20, 0x60), range(0x7b, 0x7e), range(0xa0, 0xdf), punctuation].join('');
const english = range(0x20, 0x7e) + punctuation;

async function write(
  name: string,
  fontsource: string,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
) {
  const original = readFileSync(`node_modules/@fontsource/${fontsource}`);
  const subset = await subsetFont(original, characters, { targetFormat, noLayoutClosure: true });
  writeFileSync(`.fonts/${name}`, subset);
}

/** Writes all subsets to `.fonts`, for the words of the site. */
export async function buildFonts(of: unknown = site): Promise<void> {
  mkdirSync('.fonts', { recursive: true });
  const anton = 'anton/files/anton-latin-400-normal.woff2';
  await write('display.woff2', anton, capitals, 'woff2');
  // The build's own pictures need an uncompressed font.
  await write('display.ttf', anton, capitals, 'sfnt');
  for (const weight of [400, 600]) {
    const barlow = `barlow/files/barlow-latin-${weight}-normal.woff2`;
    await write(`body-${weight}.woff2`, barlow, english + JSON.stringify(of), 'woff2');
  }
}
