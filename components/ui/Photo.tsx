import { preload } from 'react-dom';

import type { Photograph } from '@/lib/content';
import type { BuiltCrop, PhotoSection } from '@/lib/crops';

/**
 * A photograph that fills its parent, cropped around its focal point.
 *
 * The hero's is fetched first. Until it is loaded, visitors see the color of its parent. Below, they see its own
 * average color. In the photo row, it has the shape and the color of its parent, so it needs no style. Each style
 * costs a hash in the policy.
 */
export function Photo({
  section,
  photo: { alt = '', focus, color, crops, jpeg },
}: {
  section: PhotoSection;
  photo: Photograph;
}) {
  const firstView = section === 'hero';
  const style = section !== 'photoRow' && {
    backgroundColor: firstView ? undefined : color,
    objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
  };
  if (firstView) crops.forEach(preloadCrop);

  return (
    <picture>
      {crops.map((crop) => (
        <source
          key={crop.name}
          type="image/avif"
          media={crop.media}
          srcSet={srcSet(crop)}
          sizes={crop.sizes}
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

const srcSet = ({ files }: BuiltCrop) =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');

/** Makes the browser fetch a crop before it parses the body. */
function preloadCrop(crop: BuiltCrop) {
  preload(crop.files[0]?.path ?? '', {
    as: 'image',
    type: 'image/avif',
    media: crop.media,
    imageSrcSet: srcSet(crop),
    imageSizes: crop.sizes,
    fetchPriority: 'high',
  });
}
