/** Encodes every photograph of lib/site.ts from photos/ into public/photos/; what is there stays. */
import { existsSync, mkdirSync, statSync } from 'node:fs';

import sharp, { type Sharp } from 'sharp';

import { photoFormats, photoPath, photoWidths, type PhotoFormat } from '../lib/photos';
import { site } from '../lib/site';

const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 75, mozjpeg: true }),
};

const photographs = [
  site.hero.photo,
  site.skiShuttle.photo,
  ...site.photoRow.photos,
  site.bikeShuttle.photo,
];

async function main() {
  mkdirSync('public/photos', { recursive: true });
  for (const photo of photographs) {
    const original = `photos/${photo.file}.jpg`;
    if (!existsSync(original)) {
      throw new Error(`${original} is missing: put the photograph there.`);
    }
    const changed = statSync(original).mtimeMs;
    for (const width of photoWidths(photo)) {
      for (const format of photoFormats) {
        const file = `public${photoPath(photo, width, format)}`;
        if (existsSync(file) && statSync(file).mtimeMs > changed) continue;
        await encode[format](sharp(original).resize({ width })).toFile(file);
      }
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
