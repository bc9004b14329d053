import type { AssetFormField } from '@keystatic/core';

import type { Slot } from '@/lib/photos';

import { PictureInput } from './PictureInput';

/** The pixels that a picture needs at least, by its place on the page. */
export type LeastSizes = Record<Slot, { width: number; height: number }>;

/** A picture of photos/; `data` is undefined when the file is not there. */
export interface Picture {
  file: string;
  data: Uint8Array | undefined;
  /** Why it can't be used; undefined when it can. */
  problem?: string;
}

/** A field for a picture of photos/, which keeps the name that it was given. */
export function pictureField(
  words: { label: string; description: string },
  least: { width: number; height: number },
): AssetFormField<Picture, Picture, string> {
  return {
    kind: 'form',
    formKind: 'asset',
    directory: 'photos',
    label: words.label,
    Input: (props) => <PictureInput {...words} least={least} {...props} />,
    defaultValue: () => ({ file: '', data: undefined, problem: 'Choose a picture.' }),
    filename: (value) => (typeof value === 'string' ? value : undefined),
    parse: (value, { asset }) => ({ file: typeof value === 'string' ? value : '', data: asset }),
    serialize: ({ file, data }) => ({
      value: file,
      asset: data && { filename: file, content: data },
    }),
    validate: (value) => {
      if (value.problem !== undefined) throw new Error(value.problem);
      return value;
    },
    reader: { parse: (value) => (typeof value === 'string' ? value : '') },
  };
}
