/** The photographs of a form: what the page shows of them, and why one cannot be used. */
import { manifestKey, type Photograph } from '@/lib/content';
import { crops, minSize, region, type Crop, type PhotoSection } from '@/lib/crops';
import { labelOf } from '@/lib/mistakes';
import { siteSchema } from '@/lib/schema';

import { built, isHere, photosIn, tooBright, urlOf, type Form } from './form';

/** Draws a part of a picture. What is transparent becomes white, as in scripts/photos.ts. */
function draw(picture: CanvasImageSource, part: ReturnType<typeof region>, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return context;
}

/** Whether white words on a crop of the hero are hard to read. */
function isTooBright(crop: OffscreenCanvas): boolean {
  // The words stand between 0.42 and 0.78 of the crop's height.
  const words = { left: 0, top: 0.42 * crop.height, width: crop.width, height: 0.36 * crop.height };
  const { data } = draw(crop, words, 40, 6).getImageData(0, 0, 40, 6);
  // Green is most of the brightness. 165 estimates what e2e/builds/legible.spec.ts measures as contrast.
  return data.some((value, at) => at % 4 === 1 && value > 165);
}

async function prepare(section: PhotoSection, { file, focus }: Photograph) {
  const image = new Image();
  image.src = urlOf(file);
  await image.decode();
  const { width, height } = image;
  const min = minSize(section);
  let problem = '';
  if (width < min.width || height < min.height)
    problem = `This photograph has ${width} × ${height} pixels, but needs ${min.width} × ${min.height}.`;
  const made = crops[section].map(async (crop: Crop) => {
    const size = { width: Math.min(...crop.widths), height: Math.min(...crop.widths) / crop.ratio };
    const { canvas } = draw(image, region(image, crop, focus), size.width, Math.round(size.height));
    if (section === 'hero' && isTooBright(canvas)) problem ||= tooBright;
    const path = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
    return { ...crop, files: [{ path, ...size }] };
  });
  return { crops: await Promise.all(made), jpeg: { path: image.src, width, height }, problem };
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;

const prepared = new Map<string, Promise<Prepared>>();

/** The crops of a photograph, and why it cannot be used. It is undefined if there is no picture yet. */
export async function preparedOf(section: PhotoSection, photo: Photograph): Promise<Prepared | undefined> {
  if (!isHere(photo.file)) return undefined;
  const key = manifestKey(section, photo);
  const made = prepared.get(key) ?? prepare(section, photo);
  prepared.set(key, made);
  return made.catch(() => void prepared.delete(key));
}

/** Why a photograph of a form cannot be used, or an empty text. Those of the build can. */
export async function problemIn(form: Form): Promise<string> {
  const good = built.map(({ section, photo }) => manifestKey(section, photo));
  for (const { section, path, photo } of photosIn(form)) {
    if (good.includes(manifestKey(section, photo))) continue;
    const { problem } = (await preparedOf(section, photo)) ?? {};
    if (problem) return `${labelOf(siteSchema, path)}: ${problem}`;
  }
  return '';
}
