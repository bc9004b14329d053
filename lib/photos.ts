import { readFileSync } from 'node:fs';

import { generatedFolder } from './generated';

/**
 * How the page's photographs are cut and served. The build's own step (scripts/build/photos.ts) makes the
 * files by these recipes and writes what it made into a manifest, from which Photo makes its HTML.
 */

/** The formats each photograph is served in, best first; the last is for every browser. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** One cut of a photograph around its focal point. */
export interface Crop {
  name: 'wide' | 'narrow' | 'square';
  /** The screens that get this cut; without it, all that no cut before took. */
  media?: string;
  /** Width by height. */
  ratio: number;
  /** The widths it is served in, in pixels: for screens of one to three pixels per CSS pixel. */
  widths: number[];
  /** The width it is shown at, as in HTML. It fills a box, so a low and wide cut is shown wider. */
  sizes: string;
}

/** Where on the page a photograph stands. */
export type Slot = 'hero' | 'skiShuttle' | 'photoRow' | 'bikeShuttle';

export const crops: Record<Slot, Crop[]> = {
  // 500 px high: never narrower than 450 px (narrow) and 1067 px (wide).
  hero: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
      ratio: 9 / 10,
      widths: [450, 675, 900],
      sizes: 'max(100vw, 450px)',
    },
    {
      name: 'wide',
      media: '(min-width: 640px)',
      ratio: 32 / 15,
      widths: [1080, 1440, 1920, 2400],
      sizes: 'max(100vw, 1067px)',
    },
  ],
  // Beside the text from the medium breakpoint on, as high as that.
  skiShuttle: [
    {
      name: 'wide',
      ratio: 4 / 3,
      widths: [400, 640, 960, 1280, 1600],
      sizes: '(min-width: 768px) 640px, calc(100vw - 48px)',
    },
  ],
  photoRow: [{ name: 'square', ratio: 1, widths: [300, 600, 900], sizes: '300px' }],
  // 680 px high from the medium breakpoint on, below it as high as the card and a piece of sky.
  bikeShuttle: [
    {
      name: 'narrow',
      media: '(max-width: 767px)',
      ratio: 3 / 4,
      widths: [540, 800, 1050],
      sizes: 'max(100vw, 540px)',
    },
    {
      name: 'wide',
      media: '(min-width: 768px)',
      ratio: 12 / 7,
      widths: [1200, 1600, 2000, 2400],
      sizes: 'max(100vw, 1166px)',
    },
  ],
};

/** A crop as the build made it; `hash` is the part of its file names that changes with the content. */
export interface Cut extends Crop {
  hash: string;
}

/** A photograph as the build made it. */
export interface BuiltPhoto {
  /** Its average colour, seen until it is loaded: `#rrggbb`. */
  color: string;
  cuts: Cut[];
}

/** Every photograph as the build made it, by `manifestKey`. */
export type PhotoManifest = Record<string, BuiltPhoto>;

export const manifestFile = '.photos/manifest.json';

/** Where the site serves photographs; their files are in `public` under that path. */
export const photoFolder = `${generatedFolder}/photos`;

export const manifestKey = (slot: Slot, file: string) => `${slot}/${file}`;

/**
 * What the build made of a photograph; `fallback` is the cut for browsers that know no other.
 *
 * @throws an Error that says what to run when the build's step has not been run.
 */
export function builtPhoto(slot: Slot, file: string): BuiltPhoto & { fallback: Cut } {
  const built = readManifest()[manifestKey(slot, file)];
  const fallback = built?.cuts.at(-1);
  if (built && fallback) return { ...built, fallback };
  throw new Error(`photos/${file}.jpg has not been prepared: run "npm run build:assets".`);
}

/** What the build's step wrote last, or nothing. */
export function readManifest(): PhotoManifest {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as PhotoManifest;
  } catch {
    return {};
  }
}

/** The address of a photograph; its file lies in `public` under that path. */
export function photoPath(
  file: string,
  { name, hash }: Cut,
  width: number,
  format: PhotoFormat,
): string {
  return `${photoFolder}/${file}-${name}-${width}.${hash}.${format}`;
}

/** The pixels of the largest file of a crop. */
export function fullSize({ ratio, widths }: Crop): { width: number; height: number } {
  const width = Math.max(...widths);
  return { width, height: Math.round(width / ratio) };
}
