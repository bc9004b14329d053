import { photoFormats, photoPath, photoWidths, type PhotoFormat } from '@/lib/photos';
import type { Photograph } from '@/lib/site';

const mimeTypes: Record<PhotoFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * A photograph that fills its parent, cropped to it.
 *
 * `sizes` is the width it is shown at, as in HTML; `eager` is for what the first view shows; `focus`
 * says which part a narrow crop keeps.
 */
export function Photo({
  photo,
  sizes,
  eager = false,
  focus = 'center',
}: {
  photo: Photograph;
  sizes: string;
  eager?: boolean;
  focus?: 'center' | 'hero';
}) {
  const widths = photoWidths(photo);
  const srcSet = (format: PhotoFormat) =>
    widths.map((width) => `${photoPath(photo, width, format)} ${String(width)}w`).join(', ');

  return (
    <picture>
      {photoFormats.map((format) => (
        <source key={format} type={mimeTypes[format]} srcSet={srcSet(format)} sizes={sizes} />
      ))}
      <img
        className={
          focus === 'hero'
            ? 'absolute inset-0 h-full w-full object-cover object-hero'
            : 'absolute inset-0 h-full w-full object-cover'
        }
        src={photoPath(photo, Math.max(...widths), 'jpg')}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
