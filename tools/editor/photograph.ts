import { minSize, type Slot } from '@/lib/layout/crops';

/** No screen shows more of a photograph than so many pixels. */
const maxSide = 4000;

/** What a photograph must be at its place. */
export function need(slot: Slot): string {
  const { width, height } = minSize(slot);
  return `a JPEG of at least ${width} × ${height} pixels`;
}

/** The picture as it is seen: turned upright. */
const bitmapOf = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });

/** Why a file can't be used at its place on the page; undefined when it can. */
export async function problemWith(file: File, slot: Slot): Promise<string | undefined> {
  const min = minSize(slot);
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  if (start.join() !== '255,216,255') return `${file.name} is not a JPEG: choose ${need(slot)}.`;
  try {
    const { width, height } = await bitmapOf(file);
    if (width >= min.width && height >= min.height) return undefined;
    return `${file.name} is ${width} × ${height} pixels, which is too small: choose ${need(slot)}.`;
  } catch {
    return `${file.name} is damaged and can’t be shown: choose ${need(slot)}.`;
  }
}

/** The same picture, no larger than needed and without what a camera notes in it, such as the place. */
export async function cleaned(file: Blob, slot: Slot): Promise<Blob> {
  const bitmap = await bitmapOf(file);
  const min = minSize(slot);
  const enough = Math.max(min.width / bitmap.width, min.height / bitmap.height);
  const scale = Math.min(1, Math.max(enough, maxSide / Math.max(bitmap.width, bitmap.height)));
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

/** A file name for photos/: readable, and made unique by part of the content's hash. */
export async function nameFor(file: File, data: Blob): Promise<string> {
  const stem = file.name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()));
  const ending = [...hash.subarray(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${stem || 'picture'}-${ending}.jpg`;
}
