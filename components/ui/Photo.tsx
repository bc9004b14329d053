import { clsx } from 'clsx';
import { preload } from 'react-dom';

import type { Photograph } from '@/lib/content';
import type { Slot } from '@/lib/crops';
import { builtPhoto, pictures, srcSet, type Cut } from '@/lib/photos';

/**
 * A photograph that fills its parent, cropped around its focal point. A parent with `firstView` is seen without
 * scrolling: its photograph is fetched first, and has the parent's color until it is loaded. The others have
 * their own average color.
 *
 * Browsers fetch lazy photographs from 1250 to 2500 px away. On a phone, the first view ends above the first of
 * them. They wait there for the visitor's first sign of intent (see tailwind.config.ts).
 */
export function Photo({
  slot,
  photo,
  firstView = false,
}: {
  slot: Slot;
  photo: Photograph;
  firstView?: boolean;
}) {
  const { file, alt = '', focus } = photo;
  const { color, cuts, jpeg } = builtPhoto(slot, file);
  // The squares of the row need no style: they have the shape of their boxes, which have a color. Each style
  // costs a hash in the policy.
  const style = slot !== 'photoRow' && {
    backgroundColor: firstView ? undefined : color,
    objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
  };
  if (firstView) for (const cut of cuts) preloadCut(file, cut);

  return (
    <picture>
      {cuts.map((cut) => (
        <source
          key={cut.name}
          type="image/avif"
          media={cut.media}
          srcSet={srcSet(file, cut)}
          sizes={cut.sizes}
        />
      ))}
      <img
        className={clsx(
          'absolute inset-0 h-full w-full object-cover',
          !firstView && 'phone-untouched:hidden',
        )}
        style={style || undefined}
        src={jpeg.path}
        alt={alt}
        width={jpeg.width}
        height={jpeg.height}
        loading={firstView ? undefined : 'lazy'}
        fetchPriority={firstView ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Makes the browser fetch a cut before it parses the picture. */
function preloadCut(file: string, cut: Cut) {
  preload(pictures(file, cut)[0]?.path ?? '', {
    as: 'image',
    type: 'image/avif',
    media: cut.media,
    imageSrcSet: srcSet(file, cut),
    imageSizes: cut.sizes,
    fetchPriority: 'high',
  });
}
