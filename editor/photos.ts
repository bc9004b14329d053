/**
 * Takes the place of lib/photos.ts in the preview, where there is no disk: the photographs as they are, so that they
 * follow the form, instead of the build's cuts.
 */
import type * as built from '@/lib/photos';

/** Addresses of the photographs that the last build did not have, by their names in the content. */
export const addresses: Record<string, string> = {};

export const builtPhoto: typeof built.builtPhoto = (_slot, file) => ({
  color: 'transparent',
  cuts: [],
  jpeg: { path: addresses[file] ?? file, format: 'jpg', width: 4, height: 3 },
});

export const pictures: typeof built.pictures = () => [];

export const srcSet: typeof built.srcSet = () => '';
