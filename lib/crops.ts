/** The crops of the page's photographs and their sizes. scripts/photos.ts makes files of these crops. */

/** One way to crop a photograph around its focal point. */
export interface Crop {
  name: 'wide' | 'medium' | 'narrow' | 'square';
  /**
   * A media query for the screens that get this crop. Without it, all screens that no earlier crop matches
   * get it.
   */
  media?: string;
  /** The width divided by the height. */
  ratio: number;
  /** The magnification, compared with the largest part of the photograph that has this ratio. */
  zoom?: number;
  /**
   * The position of the focal point in the crop, as shares of its width and height. The default is the
   * middle.
   */
  focusAt?: { x: number; y: number };
  /** The widths of the files in pixels, for screens of each density. */
  widths: number[];
  /** The attribute `sizes` of HTML. A crop that must fill the height of its box is wider than the box. */
  sizes: string;
  /** The most bits that a pixel should take as AVIF. A photograph with more detail gets less quality. */
  maxBits: number;
}

/** A crop of one photograph, with the AVIF files that the build has made. */
export interface BuiltCrop extends Crop {
  files: PhotoFile[];
}

export interface BuiltPhoto {
  crops: BuiltCrop[];
  /** The file for browsers without AVIF. */
  jpeg: PhotoFile;
}

/** A file of a photograph. Its path is the same on the site and in `public`. */
export interface PhotoFile {
  path: string;
  width: number;
  height: number;
}

/** The sections with photographs, named as in the content. */
export type PhotoSection = 'hero' | 'skiShuttle' | 'photoRow' | 'bikeShuttle';

/** The crops of each section, in the page's order. */
export const crops: Record<PhotoSection, Crop[]> = {
  // The hero is 500 px high, so a crop is at least 500 px times its ratio wide.
  hero: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
      ratio: 9 / 10,
      focusAt: { x: 0.25, y: 0.5 },
      widths: [788, 930],
      sizes: 'max(100vw, 450px)',
      maxBits: 0.3,
    },
    {
      name: 'medium',
      media: '(min-width: 640px) and (max-width: 1023px)',
      ratio: 2.048,
      widths: [1024, 2048],
      sizes: '1024px',
      maxBits: 0.5,
    },
    {
      name: 'wide',
      media: '(min-width: 1024px)',
      ratio: 2.88,
      widths: [1440, 1920, 2560],
      sizes: 'max(100vw, 1440px)',
      maxBits: 0.5,
    },
  ],
  // From `md` up, the photograph stands beside the text and is as high.
  skiShuttle: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
      ratio: 4 / 3,
      zoom: 1.3,
      focusAt: { x: 0.4, y: 0.39 },
      widths: [684],
      sizes: 'calc(100vw - 48px)',
      maxBits: 0.6,
    },
    {
      name: 'wide',
      ratio: 1,
      widths: [672, 1200],
      sizes: '672px',
      maxBits: 0.6,
    },
  ],
  photoRow: [{ name: 'square', ratio: 1, widths: [300, 600], sizes: '300px', maxBits: 1 }],
  // The photograph is 680 px high from `md` up. On smaller screens, it is a block above the card.
  bikeShuttle: [
    {
      name: 'narrow',
      media: '(max-width: 479px)',
      ratio: 4 / 3,
      zoom: 1.47,
      focusAt: { x: 0.53, y: 0.4 },
      widths: [860],
      sizes: 'max(100vw, 400px)',
      maxBits: 0.58,
    },
    {
      name: 'wide',
      ratio: 12 / 7,
      widths: [1200, 1440, 1920, 2400],
      sizes: '(max-width: 767px) max(100vw, 652px), max(100vw, 1166px)',
      maxBits: 0.6,
    },
  ],
};

/** The JPEG of each section, for browsers without AVIF, such as Edge 120. */
export const jpegs: Record<PhotoSection, { ratio: number; width: number }> = {
  hero: { ratio: 2.048, width: 1024 },
  skiShuttle: { ratio: 1, width: 672 },
  photoRow: { ratio: 1, width: 300 },
  bikeShuttle: { ratio: 12 / 7, width: 1440 },
};

export const photoSections = Object.keys(crops) as PhotoSection[];

/** The size in pixels that an original needs to fill every crop of its section. */
export function minSize(section: PhotoSection): { width: number; height: number } {
  const sizes = crops[section].map(({ ratio, widths, zoom = 1 }) => {
    const width = Math.round(Math.max(...widths) * zoom);
    return { width, height: Math.round(width / ratio) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/**
 * The part of an original that a crop shows. The focal point is where the crop wants it, or as near as
 * possible.
 */
export function region(
  original: { width: number; height: number },
  { ratio, zoom = 1, focusAt = { x: 0.5, y: 0.5 } }: Pick<Crop, 'ratio' | 'zoom' | 'focusAt'>,
  focus: { x: number; y: number },
) {
  const width = Math.round(Math.min(original.width, original.height * ratio) / zoom);
  const height = Math.round(Math.min(original.height, original.width / ratio) / zoom);
  const start = (whole: number, part: number, at: number, within: number) =>
    Math.round(Math.min(Math.max(whole * at - part * within, 0), whole - part));
  return {
    left: start(original.width, width, focus.x, focusAt.x),
    top: start(original.height, height, focus.y, focusAt.y),
    width,
    height,
  };
}
