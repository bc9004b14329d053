import { preload } from 'react-dom';

import type { Photograph } from '@/lib/content';
import type { BuiltCrop, BuiltPhoto, PhotoSection } from '@/lib/crops';

import { ContentRule } from './ContentRule';

/**
 * A photograph that fills its parent, cropped around its focal point. Until it is loaded, visitors see the
 * color of its parent. The hero's is fetched first.
 */
export function Photo({
  section,
  photo: { alt = '', focus, crops, jpeg },
}: {
  section: PhotoSection;
  photo: Photograph & BuiltPhoto;
}) {
  const firstView = section === 'hero';
  const position = [focus.x, focus.y].map((share) => Math.round(share * 100));
  const rule = {
    name: `focus-${position.join('-')}`,
    declarations: `object-position:${position.join('% ')}%`,
  };
  if (firstView) crops.forEach(preloadCrop);

  return (
    <picture>
      <ContentRule {...rule} />
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
        className={`absolute inset-0 h-full w-full object-cover ${rule.name}`}
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

const srcSet = ({ files }: BuiltCrop) => files.map(({ path, width }) => `${path} ${width}w`).join(', ');

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
