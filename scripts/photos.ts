/**
 * Crops and encodes every photograph of the page, from photos/ and by the crops in lib/crops.ts. The name of
 * a file contains a hash of the original, the crop and the encoder. So an existing file is up to date, and a
 * second run encodes nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';

import readExif from 'exif-reader';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { manifestKey, photographsOf, type Content, type Photograph } from '../lib/content';
import { crops, jpegs, minSize, region, type BuiltPhoto, type Crop, type PhotoFile } from '../lib/crops';
import { manifestFile } from '../lib/load-site';
import { photoFolder } from '../lib/paths';
import { photoPath } from '../lib/schema';

type PlacedPhotograph = ReturnType<typeof photographsOf>[number];

const folder = `public${photoFolder}`;

/** The qualities that are tried, from the usual one to the lowest for photographs with much detail. */
const qualities = [50, 42, 38, 34, 26, 18];

/**
 * Encodes a photograph as AVIF in at most `maxBytes`, or in the lowest quality if it has too much detail for
 * that. Chroma of 4:2:0 makes no visible difference in photographs.
 */
async function avif(image: Sharp, maxBytes: number): Promise<Buffer> {
  // Resize once, then try the qualities on the same pixels.
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let bytes = pixels;
  for (const quality of qualities) {
    const options = { quality, effort: 3, chromaSubsampling: '4:2:0' };
    bytes = await sharp(pixels).avif(options).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

/**
 * Part of each hash. Raise it with a change of the qualities, of `maxBits` or of options, so that all files are
 * encoded anew. Files of one crop share their hash, because each in the document costs bytes.
 */
const encoder = 5;

/**
 * Whether EXIF or XMP data say where a photograph was taken. Data that cannot be read count as a location.
 */
function mayHaveLocation({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  if (xmp?.includes('GPSLatitude')) return true;
  if (!exif) return false;
  try {
    const { Image, GPSInfo } = readExif(exif);
    // The reader leaves out a table that it cannot follow.
    if (!Image) return true;
    return GPSInfo ? 'GPSLatitude' in GPSInfo : 'GPSTag' in Image;
  } catch {
    return true;
  }
}

/** Checks photos/, which the editor's site publishes. */
async function assertPublishable() {
  const problems: string[] = [];
  const names = readdirSync('photos').filter((name) => !/^\.|^README\.md$/.test(name));
  for (const name of names) {
    const metadata = await sharp(`photos/${name}`)
      .metadata()
      .catch(() => undefined);
    if (!metadata || !photoPath.test(`/photos/${name}`)) {
      problems.push(
        `photos/${name} is no photograph for the page, and everybody can read this folder: save it as JPEG, PNG or WebP, named with lowercase letters, digits and dashes, or delete it.`,
      );
    } else if (mayHaveLocation(metadata)) {
      problems.push(
        `photos/${name} may tell where it was taken (GPS in its EXIF or XMP data), and everybody can read this folder: save it without its location, which photo programs call "Remove location", and put it there again.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** What decides about the pixels of a file. A crop without a limit of bits becomes a JPEG. */
type FileCrop = Pick<Crop, 'ratio' | 'zoom' | 'focusAt'> & { name: string; maxBits?: number };

/** Makes a file of a crop, unless an earlier build has made it. The original's size is its upright one. */
async function makeFile(
  original: { bytes: Buffer; width: number; height: number },
  { file, focus }: Photograph,
  crop: FileCrop,
  width: number,
): Promise<PhotoFile> {
  const { name, ratio, zoom, focusAt, maxBits } = crop;
  const hash = createHash('sha256')
    .update(original.bytes)
    .update(JSON.stringify([encoder, ratio, zoom, focusAt, focus]))
    .digest('hex')
    .slice(0, 10);
  const path = `${photoFolder}/${parse(file).name}-${name}-${width}.${hash}.${maxBits ? 'avif' : 'jpg'}`;
  const height = Math.round(width / ratio);
  if (existsSync(`public${path}`)) return { path, width, height };
  const part = region(original, crop, focus);
  const image = sharp(original.bytes).autoOrient().extract(part).resize(width, height);
  // A JPEG cannot be transparent, and both formats must look the same.
  image.flatten({ background: 'white' });
  const bytes = maxBits
    ? await avif(image, (width * height * maxBits) / 8)
    : await image.jpeg({ quality: 75, mozjpeg: true }).toBuffer();
  // Rename the complete file, so that an interrupted run leaves no broken one.
  writeFileSync(`public${path}.part`, bytes);
  renameSync(`public${path}.part`, `public${path}`);
  return { path, width, height };
}

async function build({ section, photo }: PlacedPhotograph): Promise<BuiltPhoto> {
  const bytes = readFileSync(photo.file.slice(1));
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`its format is ${format}`);
  const min = minSize(section);
  if (autoOrient.width < min.width || autoOrient.height < min.height)
    throw new Error(`${autoOrient.width} × ${autoOrient.height} pixels, which is too small`);
  const original = { bytes, ...autoOrient };
  const built: BuiltPhoto['crops'] = [];
  for (const crop of crops[section]) {
    const files: PhotoFile[] = [];
    for (const width of crop.widths) files.push(await makeFile(original, photo, crop, width));
    built.push({ ...crop, files });
  }
  const { ratio, width } = jpegs[section];
  return { crops: built, jpeg: await makeFile(original, photo, { name: 'jpeg', ratio }, width) };
}

/** Says why a photograph cannot be used, and what to do. */
function problemWith({ section, photo: { file } }: PlacedPhotograph, error: Error): string {
  const { width, height } = minSize(section);
  // The lines after the first say what failed because of it.
  const [reason] = error.message.trim().split('\n');
  const what = existsSync(file.slice(1)) ? reason : 'missing';
  return `${file.slice(1)} cannot be used (${what}): put a JPEG, PNG or WebP of at least ${width} × ${height} pixels there.`;
}

export async function buildPhotos(content: Content): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(manifestFile), { recursive: true });
  const manifest: Record<string, BuiltPhoto> = {};
  const problems: string[] = [];
  const builds = photographsOf(content).map(async (placed) => {
    try {
      manifest[manifestKey(placed.section, placed.photo)] = await build(placed);
    } catch (error) {
      problems.push(problemWith(placed, error as Error));
    }
  });
  await Promise.all(builds);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await assertPublishable();
  const text = JSON.stringify(manifest, null, 2);
  writeFileSync(manifestFile, text);
  // Delete the files that no photograph uses.
  for (const file of readdirSync(folder))
    if (!text.includes(`"${photoFolder}/${file}"`)) rmSync(`${folder}/${file}`);
}
