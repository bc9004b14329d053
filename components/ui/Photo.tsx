import { preload } from 'react-dom';

import type { Photograph } from '@/lib/content';
import { pictures, srcSet, type Cut } from '@/lib/photos';

/**
 * A photograph that fills its parent, cropped around its focal point.
 *
 * In the `firstView`, it is fetched first. Until it is loaded, visitors see the color of its parent. In a `section`,
 * they see its own average color. A `square` has the shape and the color of its parent, so it needs no style. Each
 * style costs a hash in the policy.
 */
export function Photo({
  place,
  photo,
}: {
  place: 'firstView' | 'section' | 'square';
  photo: Photograph;
}) {
  const { file, alt = '', focus, color, cuts, jpeg } = photo;
  const firstView = place === 'firstView';
  const style = place !== 'square' && {
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
        className="absolute inset-0 h-full w-full object-cover"
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
