import { clsx } from 'clsx';
import { preload } from 'react-dom';

import {
  builtPhoto,
  fullSize,
  photoFormats,
  photoPath,
  type Cut,
  type PhotoFormat,
  type Slot,
} from '@/lib/photos';
import type { Photograph } from '@/lib/site';

const mimeTypes: Record<PhotoFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function srcSet(file: string, cut: Cut, format: PhotoFormat): string {
  return cut.widths.map((width) => `${photoPath(file, cut, width, format)} ${width}w`).join(', ');
}

/**
 * A photograph that fills its parent, cropped around its focal point, over its average color until it is
 * loaded. `firstView` is for what is seen without scrolling: it is fetched first.
 *
 * Browsers fetch lazy photographs from 1250 to 2500 px away. On a phone, where the first view ends above
 * the first of them, they wait for the visitor's first sign of intent (see tailwind.config.ts).
 */
export function Photo({
  photo: { file, alt, focus },
  slot,
  firstView = false,
}: {
  photo: Photograph;
  slot: Slot;
  firstView?: boolean;
}) {
  const { color, cuts, fallback } = builtPhoto(slot, file);
  const largest = fullSize(fallback);
  if (firstView) for (const cut of cuts) preloadCut(file, cut);

  return (
    <picture>
      {cuts.flatMap((cut) =>
        photoFormats.map((format) => (
          <source
            key={`${cut.name} ${format}`}
            type={mimeTypes[format]}
            media={cut.media}
            srcSet={srcSet(file, cut, format)}
            sizes={cut.sizes}
            {...fullSize(cut)}
          />
        )),
      )}
      <img
        className={clsx(
          'absolute inset-0 h-full w-full object-cover',
          !firstView && 'phone-untouched:hidden',
        )}
        style={{
          backgroundColor: color,
          objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
        }}
        src={photoPath(file, fallback, largest.width, 'jpg')}
        alt={alt}
        {...largest}
        loading={firstView ? 'eager' : 'lazy'}
        fetchPriority={firstView ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** Has the browser fetch a cut, in its best format, before it parses the picture. */
function preloadCut(file: string, cut: Cut) {
  preload(photoPath(file, cut, fullSize(cut).width, 'avif'), {
    as: 'image',
    type: mimeTypes.avif,
    media: cut.media,
    imageSrcSet: srcSet(file, cut, 'avif'),
    imageSizes: cut.sizes,
    fetchPriority: 'high',
  });
}
