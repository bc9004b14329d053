import { readFileSync } from 'node:fs';

import type { Crop, Slot } from './crops';
import { photoFolder } from './paths';

/** The page's photographs as the build made them: it lists them in a manifest, from which Photo renders its HTML. */

/** A crop as the build made it; `hash` is the part of its file names that changes with the content. */
export interface Cut extends Crop {
  hash: string;
}

/** A photograph as the build made it. */
export interface BuiltPhoto {
  /** Its average color, shown until it is loaded: `#rrggbb`. */
  color: string;
  cuts: Cut[];
}

/** Every photograph as the build made it, by `manifestKey`. */
export type PhotoManifest = Record<string, BuiltPhoto>;

export const manifestFile = '.photos/manifest.json';

/** @param file the photograph's path in the project, as in `/photos/aspens.jpg`. */
export const manifestKey = (slot: Slot, file: string) => `${slot}/${file}`;

/**
 * A photograph as the build made it; `jpeg` is its picture for browsers that don't know AVIF.
 *
 * @throws an Error that says what to run if it has not been prepared.
 */
export function builtPhoto(slot: Slot, file: string): BuiltPhoto & { jpeg: Picture } {
  const built = readManifest()[manifestKey(slot, file)];
  const jpeg = built?.cuts
    .flatMap((cut) => pictures(file, cut))
    .find(({ format }) => format === 'jpg');
  if (built && jpeg) return { ...built, jpeg };
  throw new Error(`${file.slice(1)} has not been prepared: run "npm run build".`);
}

/** The manifest of the last build; empty before the first. */
export function readManifest(): PhotoManifest {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as PhotoManifest;
  } catch {
    return {};
  }
}

/** One file of a photograph; `path` is on the site and in `public`. */
export interface Picture {
  path: string;
  format: 'avif' | 'jpg';
  width: number;
  height: number;
}

/** Every file of a cut of a photograph. */
export function pictures(file: string, { name, hash, ratio, widths, jpeg }: Cut): Picture[] {
  const photo = file.replace(/^.*\/|\.\w+$/g, '');
  const picture = (width: number, format: Picture['format']): Picture => ({
    path: `${photoFolder}/${photo}-${name}-${width}.${hash}.${format}`,
    format,
    width,
    height: Math.round(width / ratio),
  });
  return [
    ...widths.map((width) => picture(width, 'avif')),
    ...(jpeg ? [picture(jpeg, 'jpg')] : []),
  ];
}

/** The AVIF files of a cut, as in HTML. */
export const srcSet = (file: string, cut: Cut): string =>
  pictures(file, cut)
    .filter(({ format }) => format === 'avif')
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
