import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A rectangle of a picture, in its pixels. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How two pictures differ. */
export interface Difference {
  /** The size on which both fit, in pixels. */
  width: number;
  height: number;
  /** Changed pixels, as a share of all from 0 to 1. */
  share: number;
  /** What encloses them, from top to bottom. */
  regions: Region[];
}

/** Changes closer to each other than this, in pixels, are one region. */
const cell = 24;

async function sizeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/**
 * Compares two pictures pixel by pixel, from their upper left corner. What only one of them reaches
 * counts as changed.
 *
 * @param before, after in a format that sharp reads.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  if (before.equals(after)) return { width, height, share: 0, regions: [] };
  const common = {
    width: Math.min(...sizes.map((size) => size.width)),
    height: Math.min(...sizes.map((size) => size.height)),
  };
  const [old, now] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture)
        .ensureAlpha()
        .extract({ left: 0, top: 0, ...common })
        .raw()
        .toBuffer(),
    ),
  );
  const mask = new Uint8Array(common.width * common.height * 4);
  if (old && now) pixelmatch(old, now, mask, common.width, common.height, { diffMask: true });

  const columns = Math.ceil(width / cell);
  const cells = new Map<number, Region>();
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shared = x < common.width && y < common.height;
      if (shared && !mask[(y * common.width + x) * 4 + 3]) continue;
      changed++;
      const index = Math.floor(y / cell) * columns + Math.floor(x / cell);
      const region = cells.get(index);
      if (region) {
        // In place: of a page there may be ten million changed pixels.
        region.left = Math.min(region.left, x);
        region.right = Math.max(region.right, x + 1);
        region.bottom = y + 1;
      } else cells.set(index, { left: x, top: y, right: x + 1, bottom: y + 1 });
    }
  }
  const regions = joined([...cells.values()]).sort((a, b) => a.top - b.top || a.left - b.left);
  return { width, height, share: changed / (width * height), regions };
}

const enclose = (a: Region, b: Region): Region => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const near = (a: Region, b: Region) =>
  a.left - cell < b.right &&
  b.left - cell < a.right &&
  a.top - cell < b.bottom &&
  b.top - cell < a.bottom;

/** Joins regions until none is near another. */
function joined(regions: Region[]): Region[] {
  const apart: Region[] = [];
  for (let region of regions) {
    for (let index = apart.length - 1; index >= 0; index--) {
      const other = apart[index];
      if (!other || !near(region, other)) continue;
      region = enclose(region, other);
      apart.splice(index, 1);
      // What has grown may have come near one that was far.
      index = apart.length;
    }
    apart.push(region);
  }
  return apart;
}
