import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import { gap, joinPlaces, type Place } from './places';

/** How two pictures differ. */
export interface Difference {
  /** The size that holds both, in pixels. */
  width: number;
  height: number;
  /** Changed pixels as a share of all, 0 to 1. */
  share: number;
  /** The rectangles around them, from top to bottom. */
  places: Place[];
}

interface Size {
  width: number;
  height: number;
}

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

const upperLeft = (picture: Buffer, size: Size) =>
  sharp(picture)
    .ensureAlpha()
    .extract({ left: 0, top: 0, ...size })
    .raw()
    .toBuffer();

/**
 * Compares two pictures pixel by pixel from their top left corners. Pixels that only one of them has count as
 * changed.
 *
 * @param before, after in a format that sharp reads.
 */
export async function comparePixels(before: Buffer, after: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const whole = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  if (before.equals(after)) return { ...whole, share: 0, places: [] };
  const common = { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) };
  const [old, now] = await Promise.all([upperLeft(before, common), upperLeft(after, common)]);
  const mask = new Uint8Array(common.width * common.height * 4);
  pixelmatch(old, now, mask, common.width, common.height, { diffMask: true });

  const isChanged = (x: number, y: number) =>
    x >= common.width || y >= common.height || mask[(y * common.width + x) * 4 + 3] !== 0;
  return { ...whole, ...changedPlaces(whole, isChanged) };
}

function changedPlaces({ width, height }: Size, isChanged: (x: number, y: number) => boolean) {
  const columns = Math.ceil(width / gap);
  const cells = new Map<number, Place>();
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isChanged(x, y)) continue;
      changed++;
      const index = Math.floor(y / gap) * columns + Math.floor(x / gap);
      const cell = cells.get(index);
      if (cell) {
        // In place: a page may have ten million changed pixels.
        cell.left = Math.min(cell.left, x);
        cell.right = Math.max(cell.right, x + 1);
        cell.bottom = y + 1;
      } else cells.set(index, { left: x, top: y, right: x + 1, bottom: y + 1 });
    }
  }
  return { share: changed / (width * height), places: joinPlaces([...cells.values()]) };
}
