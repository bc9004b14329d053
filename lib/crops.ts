/**
 * How the page's photographs are cropped and in which sizes they are served. The build (scripts/photos.ts)
 * makes the files from these recipes.
 */

/** One way to crop a photograph around its focal point; served as AVIF. */
export interface Crop {
  name: 'wide' | 'medium' | 'narrow' | 'square';
  /** The screens that get this cut; without it, all that no earlier cut matches. */
  media?: string;
  /** Width by height. */
  ratio: number;
  /** How many times as close it is as the largest part of the photograph with that ratio. */
  zoom?: number;
  /** Where the focal point comes to lie, as shares of the width and the height; without it, in the middle. */
  focusAt?: { x: number; y: number };
  /** The widths it is served in, in pixels: for one and two pixels per CSS pixel, also on denser screens. */
  widths: number[];
  /** The width it is shown at, as in HTML; wider than its box where it must fill the box's height. */
  sizes: string;
  /**
   * How many bits each pixel may take as AVIF: a picture with more detail is encoded with less quality. Together
   * they keep the visit's budget (docs/performance.md).
   */
  maxBits: number;
  /** The width of the JPEG for browsers that don't know AVIF, such as Edge 120; one cut of each photograph. */
  jpeg?: number;
}

/** A photograph's place on the page: the section that shows it. */
export type Slot = 'hero' | 'skiShuttle' | 'photoRow' | 'bikeShuttle';

export const crops: Record<Slot, Crop[]> = {
  // 500 px high: never narrower than its ratio makes it at that height.
  hero: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
      ratio: 9 / 10,
      zoom: 1.2,
      focusAt: { x: 0.56, y: 0.4 },
      widths: [788, 900],
      sizes: 'max(100vw, 450px)',
      maxBits: 0.207,
    },
    {
      name: 'medium',
      media: '(min-width: 640px) and (max-width: 1023px)',
      ratio: 2.048,
      widths: [1024, 2048],
      sizes: '1024px',
      maxBits: 0.3,
      jpeg: 1024,
    },
    {
      name: 'wide',
      media: '(min-width: 1024px)',
      ratio: 2.88,
      widths: [1440, 1920, 2560],
      sizes: 'max(100vw, 1440px)',
      maxBits: 0.316,
    },
  ],
  // From the medium breakpoint up it stands beside the text, at the same height.
  skiShuttle: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
      ratio: 4 / 3,
      zoom: 1.3,
      focusAt: { x: 0.4, y: 0.82 },
      widths: [684],
      sizes: 'calc(100vw - 48px)',
      maxBits: 0.6,
    },
    {
      name: 'wide',
      ratio: 4 / 3,
      widths: [672, 1332],
      sizes: '672px',
      maxBits: 0.6,
      jpeg: 672,
    },
  ],
  photoRow: [
    { name: 'square', ratio: 1, widths: [300, 600], sizes: '300px', maxBits: 1, jpeg: 300 },
  ],
  // 680 px high from the medium breakpoint up; below it, a block above the card.
  bikeShuttle: [
    {
      name: 'narrow',
      media: '(max-width: 639px)',
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
      sizes: 'max(100vw, 1166px)',
      maxBits: 0.6,
      jpeg: 1440,
    },
  ],
};

/** The least pixels that an original needs to fill every crop of its place. */
export function minSize(slot: Slot): { width: number; height: number } {
  const sizes = crops[slot].map(({ ratio, widths, zoom = 1 }) => {
    const width = Math.round(Math.max(...widths) * zoom);
    return { width, height: Math.round(width / ratio) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The part of an original that a crop shows, with the focal point where the crop wants it as far as possible. */
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
