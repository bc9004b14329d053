/**
 * Cuts the display face down to what headings can show: capitals, since all of them are set in upper
 * case, with the accents of Latin-1, figures and punctuation. Writes it for next/font in app/layout.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

const face = 'node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2';

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const characters = [range(0x20, 0x60), range(0x7b, 0x7e), range(0xa0, 0xdf), '–—‘’“”•…€'].join('');

export async function buildFont(): Promise<void> {
  mkdirSync('.fonts', { recursive: true });
  const original = readFileSync(face);
  // The page's, and one that pictures can be made with.
  for (const [file, targetFormat] of [
    ['display.woff2', 'woff2'],
    ['display.ttf', 'sfnt'],
  ] as const) {
    const subset = await subsetFont(original, characters, { targetFormat, noLayoutClosure: true });
    writeFileSync(`.fonts/${file}`, subset);
  }
}
