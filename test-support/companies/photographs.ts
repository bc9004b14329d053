import { join } from 'node:path';

import sharp from 'sharp';

import { minSize } from '../../lib/layout/crops';
import { photographsOf, type Site } from '../../lib/content/site';

/** Drawings, stretched to the size of a photograph: what white text on them has to cope with. */
const drawings = {
  snow: '<rect width="8" height="5" fill="#fff"/>',
  night: '<rect width="8" height="5" fill="#050505"/>',
  // Shade below, sunlit stripes above.
  canyon: `<rect width="8" height="5" fill="#5a3a2c"/>${[0, 1, 2, 3]
    .map((stripe) => `<rect x="${stripe * 2}" width="1" height="4" fill="#f0d8b8"/>`)
    .join('')}`,
};

export type Drawing = keyof typeof drawings;

/**
 * Makes the photographs that a site names, in a folder, each of the least size that its place takes.
 *
 * @returns their names.
 */
export function makePhotographs(folder: string, site: Site, hero: Drawing): Promise<string[]> {
  return Promise.all(
    photographsOf(site).map(async ({ slot, file }, index) => {
      const { width, height } = minSize(slot);
      const drawing = drawings[slot === 'hero' ? hero : 'canyon'];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 5" preserveAspectRatio="none">${drawing}</svg>`;
      // No two are the same picture.
      await sharp(Buffer.from(svg))
        .modulate({ hue: slot === 'hero' ? 0 : index * 40 })
        .jpeg()
        .toFile(join(folder, file));
      return file;
    }),
  );
}
