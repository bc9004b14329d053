import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import type { Device } from './read/views';

/** A rectangle of a picture, in its pixels. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where two pictures of the same thing differ: one place, in the coordinates of each. */
export interface Difference {
  before: Place;
  after: Place;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Where so many rows of two pictures differ, from a row of each, in the coordinates of these rows; undefined if
 * nowhere. Forgives anti-aliasing.
 */
function extent(before: Pixels, after: Pixels, rows: number, [from, to]: [number, number]) {
  const { width } = before;
  const part = ({ data }: Pixels, row: number) =>
    data.subarray(row * width * 4, (row + rows) * width * 4);
  const mask = new Uint8Array(width * rows * 4);
  const options = { diffMask: true };
  if (pixelmatch(part(before, from), part(after, to), mask, width, rows, options) === 0) {
    return undefined;
  }
  const place = { left: width, top: rows, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < width * rows; pixel++) {
    if (mask[pixel * 4 + 3] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    place.left = Math.min(place.left, x);
    place.right = Math.max(place.right, x + 1);
    place.top = Math.min(place.top, y);
    place.bottom = y + 1;
  }
  return place;
}

/**
 * Finds where two pictures differ. What stays the same above and below the difference may have moved: when a
 * text becomes longer, only the text is different, and not everything below it.
 *
 * @param before, after PNGs; of different widths, they differ everywhere.
 * @returns undefined when they are the same.
 */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const whole = ({ width, height }: Pixels) => ({ left: 0, top: 0, right: width, bottom: height });
  if (old.width !== now.width) return { before: whole(old), after: whole(now) };
  const rows = Math.min(old.height, now.height);
  const downwards = extent(old, now, rows, [0, 0]);
  if (old.height === now.height) return downwards && { before: downwards, after: downwards };
  const upwards = extent(old, now, rows, [old.height - rows, now.height - rows]);
  const top = downwards?.top ?? rows;
  // From the bottom; not above the top, which in a repeated pattern both could claim.
  const below = Math.min(rows - (upwards?.bottom ?? 0), rows - top);
  const place = (picture: Pixels) => ({
    ...whole(picture),
    top,
    bottom: picture.height - below,
  });
  return { before: place(old), after: place(now) };
}

/** A picture in the report. */
export interface Picture {
  webp: Buffer;
  /** In its own pixels. */
  width: number;
  height: number;
  /** What has changed in it, in the same pixels; none in a picture of everything. */
  place?: Place;
}

/** Margins around a difference, in pixels: of what is shown, and of its outline. */
const margin = 48;
const air = 6;

/** What a picture shows at least and at most, in pixels of a phone and of a computer. */
const frames = {
  phone: { width: [390, 390], height: [320, 640] },
  computer: { width: [960, 1440], height: [320, 900] },
} as const;

/**
 * Widens a span by the margin, to at least and at most a length, within the picture. Too long to be shown
 * whole, it is shown from its beginning.
 *
 * @returns where it starts, and its length.
 */
function widened(
  start: number,
  end: number,
  [least, most]: readonly [number, number],
  all: number,
) {
  const length = Math.min(all, most, Math.max(least, end - start + 2 * margin));
  const wanted = Math.round(Math.min((start + end - length) / 2, start - margin));
  return [Math.min(Math.max(0, wanted), all - length), length] as const;
}

/** Cuts a difference with its surroundings out of a picture. */
export async function cutOut(png: Buffer, place: Place, device: Device): Promise<Picture> {
  const all = await sharp(png).metadata();
  const frame = frames[device];
  const [left, width] = widened(place.left, place.right, frame.width, all.width);
  const [top, height] = widened(place.top, place.bottom, frame.height, all.height);
  const webp = await sharp(png)
    .extract({ left, top, width, height })
    .webp({ quality: 74 })
    .toBuffer();
  const inFrame = {
    left: Math.max(0, place.left - left - air),
    top: Math.max(0, place.top - top - air),
    right: Math.min(width, place.right - left + air),
    bottom: Math.min(height, place.bottom - top + air),
  };
  return { webp, width, height, place: inFrame };
}

/** Shows all of something, scaled down to what WebP takes. */
export async function shrunk(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png)
    .resize({ width: 720, height: 16_383, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}
