/** Replaces lib/photos.ts in the preview. It shows the photographs in the form instead of the build's cuts. */
import type * as built from '@/lib/photos';

/** The URLs of photographs that are not in the build yet, by their file names in the content. */
export const addresses: Record<string, string> = {};

export const builtPhoto: typeof built.builtPhoto = (_slot, file) => ({
  color: 'transparent',
  cuts: [],
  jpeg: { path: addresses[file] ?? file, format: 'jpg', width: 4, height: 3 },
});

export const pictures: typeof built.pictures = () => [];

export const srcSet: typeof built.srcSet = () => '';
