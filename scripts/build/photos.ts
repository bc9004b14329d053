/**
 * Crops and encodes every photograph of the page from photos/, by the recipes in lib/layout/crops.ts. File names
 * contain a hash of every input, so an existing file is up to date and a second run encodes nothing.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { crops, fullSize, minSize, type Crop } from '../../lib/layout/crops';
import {
  manifestFile,
  manifestKey,
  photoFolder,
  pictures,
  readManifest,
  type BuiltPhoto,
  type PhotoManifest,
} from '../../lib/generated/photos';
import { photographsOf, site, type Site } from '../../lib/content';
import { brightestOf, shadeFor } from './shade';

type Photograph = ReturnType<typeof photographsOf>[number];

const folder = `public${photoFolder}`;

/** The height of the hero's title in pixels, by the kind of window. */
const titleHeights = { phone: (2 * 92) / 0.86, tablet: 112 / 0.86, desktop: 150 / 0.86 };

/** From the usual quality to what even pure noise must come down to. */
const qualities = [
  { quality: 50 },
  { quality: 42 },
  { quality: 34 },
  { quality: 26 },
  { quality: 26, blur: 3 },
  { quality: 26, blur: 12 },
];

/** A picture as AVIF, of at most so many bytes. 4:2:0 chroma shows no difference in photographs. */
async function avif(image: Sharp, maxBytes: number, effort = 3): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const { quality, blur } of qualities) {
    const picture = sharp(pixels);
    if (blur) picture.blur(blur);
    bytes = await picture.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

const jpeg = (image: Sharp) => image.jpeg({ quality: 75, mozjpeg: true }).toBuffer();

const recipe = JSON.stringify([qualities, String(avif), String(jpeg), sharp.versions]);

/** A usable original: its bytes and its upright size in pixels. */
interface Original {
  path: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Reads an original.
 *
 * @throws an Error naming the file and what it needs when it is missing, broken, no JPEG or too small.
 */
async function readOriginal({ slot, photo: { file } }: Photograph): Promise<Original> {
  const path = file.slice(1);
  const { width, height } = minSize(slot);
  const need = `a JPEG of at least ${width} × ${height} pixels`;

  if (!existsSync(path)) throw new Error(`${path} is missing: put ${need} there.`);
  const bytes = readFileSync(path);
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`${path} is not a picture that can be read: replace it with ${need}.`);
    });
  if (format !== 'jpeg') {
    throw new Error(`${path} is a picture of the format ${format}: replace it with ${need}.`);
  }
  if (autoOrient.width < width || autoOrient.height < height) {
    const size = `${autoOrient.width} × ${autoOrient.height}`;
    throw new Error(`${path} is ${size} pixels, which is too small: replace it with ${need}.`);
  }
  return { path, bytes, ...autoOrient };
}

/**
 * The largest region of an original with the crop's ratio, centered on the focal point as far as possible.
 */
function region(
  original: { width: number; height: number },
  ratio: number,
  focus: { x: number; y: number },
) {
  const width = Math.round(Math.min(original.width, original.height * ratio));
  const height = Math.round(Math.min(original.height, original.width / ratio));
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return {
    left: start(original.width, width, focus.x),
    top: start(original.height, height, focus.y),
    width,
    height,
  };
}

function damaged({ path }: Original): never {
  throw new Error(`${path} is damaged: its picture cannot be read to the end; replace it.`);
}

/** The shade of a crop of the hero's photograph, by the picture's size; none for other crops. */
async function shadeOf(original: Original, crop: Crop, site: Site) {
  if (!crop.title) return undefined;
  const { focus } = site.hero.photo;
  const titleHeight = titleHeights[crop.title];
  const texts = {
    // Of the hero's 500 px, from its foot: padding, button and margin, a text of one to three lines, the title.
    lineTop: 0.43,
    titleTop: Math.min(1, (128 + (crop.title === 'phone' ? 52 : 31) + 16 + titleHeight) / 500),
    // On desktops the title takes two thirds; the narrowest window shows the part of the picture in focus.
    right: crop.title === 'desktop' ? Math.max(0.65, 0.46 + 0.29 * focus.x) : 1,
  };
  const width = Math.min(...crop.widths);
  const part = sharp(original.bytes)
    .autoOrient()
    .extract(region(original, crop.ratio, focus))
    .resize(width, Math.round(width / crop.ratio));
  return shadeFor(await brightestOf(part, texts).catch(() => damaged(original)), texts);
}

function hashOf(
  original: Original,
  crop: Crop,
  { photo: { focus } }: Photograph,
  shade?: string,
): string {
  // Where it is shown changes no byte.
  const { media, sizes, sizesBesideRows, ...decides } = crop;
  return createHash('sha256')
    .update(original.bytes)
    .update(JSON.stringify([recipe, decides, shade, focus]))
    .digest('hex')
    .slice(0, 10);
}

/** The average color of an original. Decodes all of it, so that a damaged file is found here. */
async function averageColor(original: Original): Promise<string> {
  const pixel = await sharp(original.bytes, { failOn: 'warning' })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => damaged(original));
  return `#${pixel.toString('hex', 0, 3)}`;
}

/**
 * Writes the missing files of one photograph.
 *
 * @returns its entry in the manifest.
 */
async function build(
  photo: Photograph,
  last: BuiltPhoto | undefined,
  site: Site,
): Promise<BuiltPhoto> {
  const original = await readOriginal(photo);
  const shaded = await Promise.all(
    crops[photo.slot].map(async (crop) => {
      const shade = await shadeOf(original, crop, site);
      const hash = hashOf(original, crop, photo, shade?.(fullSize(crop)));
      return { cut: { ...crop, hash }, shade };
    }),
  );
  const cuts = shaded.map(({ cut }) => cut);
  const color =
    last && last.cuts[0]?.hash === cuts[0]?.hash ? last.color : await averageColor(original);

  for (const { cut, shade } of shaded) {
    const part = region(original, cut.ratio, photo.photo.focus);
    for (const picture of pictures(photo.photo.file, cut)) {
      const file = `public${picture.path}`;
      if (existsSync(file)) continue;
      const { width, height } = picture;
      const image = sharp(original.bytes).autoOrient().extract(part).resize(width, height);
      if (shade) image.composite([{ input: Buffer.from(shade({ width, height })) }]);
      const maxBytes = (width * height * cut.maxBits) / 8;
      const bytes =
        picture.format === 'avif' ? await avif(image, maxBytes, cut.effort) : await jpeg(image);
      // Renamed only when complete, so that an interrupted run leaves no broken file.
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    }
  }
  return { color, cuts };
}

/** Removes the files that no photograph uses any more. */
function sweep(manifest: PhotoManifest) {
  const current = new Set(
    Object.values(manifest).flatMap(({ cuts }) => cuts.map(({ hash }) => hash)),
  );
  for (const file of readdirSync(folder)) {
    if (!current.has(file.split('.').at(-2) ?? '')) rmSync(`${folder}/${file}`);
  }
}

/**
 * Prepares every photograph.
 *
 * @param of the content whose photographs to prepare; the editor passes what it is about to save.
 * @throws an Error with a sentence for each original that can't be used.
 */
export async function buildPhotos(of = site): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(manifestFile), { recursive: true });
  const last = readManifest();
  const results = await Promise.allSettled(
    photographsOf(of).map(async (photo) => {
      const key = manifestKey({ slot: photo.slot, file: photo.photo.file });
      return [key, await build(photo, last[key], of)] as const;
    }),
  );
  const problems = results.filter((result) => result.status === 'rejected');
  if (problems.length > 0) {
    throw new Error(problems.map(({ reason }) => (reason as Error).message).join('\n'));
  }
  const entries = results.filter((result) => result.status === 'fulfilled');
  const manifest: PhotoManifest = Object.fromEntries(entries.map(({ value }) => value));
  sweep(manifest);
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
}
