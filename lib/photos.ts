import type { Photograph } from './site';

/** The formats each photograph is served in, best first; the last is for every browser. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

const widths = [400, 800, 1200, 1600, 2400];

/** The widths, in pixels, in which a photograph is served: never larger than the original. */
export function photoWidths(photo: Photograph): number[] {
  return widths.filter((width) => width <= photo.width);
}

/** The address of a photograph in a width and a format; the file lies in `public` under that path. */
export function photoPath(photo: Photograph, width: number, format: PhotoFormat): string {
  return `/photos/${photo.file}-${width}.${format}`;
}
