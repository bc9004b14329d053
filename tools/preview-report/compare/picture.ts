import sharp, { type Sharp } from 'sharp';

import type { Place } from './places';

/** A picture embedded in the report; width and height in pixels of the view. */
export interface Picture {
  /** A data: URI. */
  src: string;
  width: number;
  height: number;
}

// WebP's largest side, in pixels.
const longest = 16_383;

async function encode(image: Sharp): Promise<string> {
  const webp = await image.webp({ quality: 74 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** Scales a whole view down to be embedded in the report. */
export async function embed(png: Buffer): Promise<Picture> {
  const { width, height } = await sharp(png).metadata();
  const image = sharp(png).resize({
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { src: await encode(image), width, height };
}

/** Crops a rectangle out of a view; undefined if the view ends before it. */
export async function cutOut(png: Buffer, frame: Place): Promise<Picture | undefined> {
  const view = await sharp(png).metadata();
  const width = Math.min(frame.right, view.width) - frame.left;
  const height = Math.min(frame.bottom, view.height) - frame.top;
  if (width <= 0 || height <= 0) return undefined;
  const image = sharp(png).extract({ left: frame.left, top: frame.top, width, height });
  return { src: await encode(image), width, height };
}
