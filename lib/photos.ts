import type { Crop } from './crops';
import { photoFolder } from './paths';

/** A crop of one photograph. `hash` is the part of its file names that changes with the content. */
export interface Cut extends Crop {
  hash: string;
}

/** The files that the build has made of a photograph. */
export interface BuiltPhoto {
  /** The average color, shown until the photograph is loaded: `#rrggbb`. */
  color: string;
  cuts: Cut[];
  /** The file for browsers without AVIF. */
  jpeg: Picture;
}

/** One file of a photograph. Its path is the same on the site and in `public`. */
export interface Picture {
  path: string;
  format: 'avif' | 'jpg';
  width: number;
  height: number;
}

/** The name of a photograph in the names of its files. */
export const photoName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** Lists the files of a cut. */
export function pictures(file: string, { name, hash, ratio, widths, jpeg }: Cut): Picture[] {
  const picture = (width: number, format: Picture['format']): Picture => ({
    path: `${photoFolder}/${photoName(file)}-${name}-${width}.${hash}.${format}`,
    format,
    width,
    height: Math.round(width / ratio),
  });
  return [
    ...widths.map((width) => picture(width, 'avif')),
    ...(jpeg ? [picture(jpeg, 'jpg')] : []),
  ];
}

/** Lists the AVIF files of a cut as HTML does in `srcset`. */
export const srcSet = (file: string, cut: Cut): string =>
  pictures(file, cut)
    .filter(({ format }) => format === 'avif')
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
