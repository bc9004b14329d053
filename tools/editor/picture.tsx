import type { AssetFormField } from '@keystatic/core';

import type { Slot } from '@/lib/content/photos';

import { PictureInput } from './PictureInput';

interface Size {
  width: number;
  height: number;
}

/** A file name for photos/: readable, and made unique by part of the content's hash. */
async function nameFor(file: File, data: Uint8Array<ArrayBuffer>): Promise<string> {
  const stem = file.name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  const ending = [...hash.subarray(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${stem || 'picture'}-${ending}.jpg`;
}

/** Why a file can't be used at its place on the page; undefined when it can. */
async function problemWith(file: File, least: Size): Promise<string | undefined> {
  const need = `a JPEG of at least ${least.width} × ${least.height} pixels`;
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  if (start.join() !== '255,216,255') return `${file.name} is no JPEG: choose ${need}.`;
  try {
    // Rotated upright, as the build does.
    const { width, height } = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (width >= least.width && height >= least.height) return undefined;
    return `${file.name} is ${width} × ${height} pixels, which is too small: choose ${need}.`;
  } catch {
    return `${file.name} is damaged and can’t be shown: choose ${need}.`;
  }
}

/** A field's name and hint. */
interface Words {
  label: string;
  description: string;
}

/** The pixels that a picture needs at least, by its place on the page. */
export type LeastSizes = Record<Slot, Size>;

/** A picture of photos/; `data` is undefined when the file is not there. */
export interface Picture {
  file: string;
  data: Uint8Array | undefined;
  /** Why it can't be used; undefined when it can. */
  problem?: string;
}

/** A field for a picture in a folder of the project. */
function fileField(
  words: Words,
  directory: string,
  type: 'image/jpeg' | 'image/svg+xml',
  read: (file: File) => Promise<Picture>,
): AssetFormField<Picture, Picture, string | undefined> {
  return {
    kind: 'form',
    formKind: 'asset',
    directory,
    label: words.label,
    Input: (props) => <PictureInput {...words} type={type} read={read} {...props} />,
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

/** A field for a photograph in photos/, which keeps the name that it was given. */
export function pictureField({ label, description }: Words, least: Size) {
  const words = {
    label,
    description: `${description} At least ${least.width} × ${least.height} pixels.`,
  };
  return fileField(words, 'photos', 'image/jpeg', async (file) => {
    const data = new Uint8Array(await file.arrayBuffer());
    const problem = await problemWith(file, least);
    return { file: await nameFor(file, data), data, ...(problem !== undefined && { problem }) };
  });
}

const mark = 'mark.svg';

/** The field for the company's mark, which has a file but no place in content/site.json. */
export function markField(): AssetFormField<Picture, Picture, string | undefined> {
  const words = {
    label: 'Mark',
    description:
      'A square drawing (SVG) for the header, the browser’s tab and phones’ home screens.',
  };
  return {
    ...fileField(words, 'content', 'image/svg+xml', async (file) => {
      const data = new Uint8Array(await file.arrayBuffer());
      if (new TextDecoder().decode(data).includes('<svg')) return { file: mark, data };
      return { file: mark, data, problem: `${file.name} is not an SVG drawing: choose one.` };
    }),
    filename: () => mark,
    parse: (_value, { asset }) => ({ file: mark, data: asset }),
    serialize: ({ data }) => ({
      value: undefined,
      asset: data && { filename: mark, content: data },
    }),
  };
}
