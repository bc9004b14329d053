import { readFileSync } from 'node:fs';

import { generatedFolder } from './generated';

/**
 * How the page's photographs are cropped and served. The build (scripts/build/photos.ts) makes the files
 * from these recipes and lists them in a manifest, from which Photo renders its HTML.
 */

/** The formats of each photograph, best first; every browser knows the last. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** One way to crop a photograph around its focal point. */
export interface Crop {
  name: 'wide' | 'narrow' | 'square';
  /** The screens that get this cut; without it, all that no earlier cut matches. */
  media?: string;
  /** Width by height. */
  ratio: number;
  /** The widths it is served in, in pixels: for screens of one to three pixels per CSS pixel. */
  widths: number[];
  /** The width it is shown at, as in HTML; wider than its box where it must fill the box's height. */
  sizes: string;
}

/** A photograph's place on the page. */
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
  // From the medium breakpoint up it stands beside the text, at the same height.
  skiShuttle: [
    {
      name: 'wide',
      ratio: 4 / 3,
      widths: [400, 640, 960, 1280, 1600],
      sizes: '(min-width: 768px) 640px, calc(100vw - 48px)',
    },
  ],
  photoRow: [{ name: 'square', ratio: 1, widths: [300, 600, 900], sizes: '300px' }],
  // 680 px high from the medium breakpoint up; below it, as high as the card and some sky.
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
  /** Its average color, shown until it is loaded: `#rrggbb`. */
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
 * A photograph as the build made it; `fallback` is the cut for browsers that know no other.
 *
 * @throws an Error that says what to run if it has not been prepared.
 */
export function builtPhoto(slot: Slot, file: string): BuiltPhoto & { fallback: Cut } {
  const built = readManifest()[manifestKey(slot, file)];
  const fallback = built?.cuts.at(-1);
  if (built && fallback) return { ...built, fallback };
  throw new Error(`photos/${file}.jpg has not been prepared: run "npm run build:assets".`);
}

/** The manifest of the last build; empty before the first. */
export function readManifest(): PhotoManifest {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as PhotoManifest;
  } catch {
    return {};
  }
}

/** The path of a photograph, on the site and in `public`. */
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
