import { useEffect, useId, useRef } from 'react';

import { Problem } from './Problem';
import type { Picture } from './picture';

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

/** A picture with a button that takes another one from this computer. */
export function PictureInput({
  label,
  description,
  least,
  value,
  onChange,
}: {
  label: string;
  description: string;
  least: Size;
  value: Picture;
  onChange: (value: Picture) => void;
}) {
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!value.data || !image.current) return;
    image.current.src = URL.createObjectURL(new Blob([Uint8Array.from(value.data)]));
  }, [value.data]);

  const take = async (file: File) => {
    const data = new Uint8Array(await file.arrayBuffer());
    const problem = await problemWith(file, least);
    onChange({ file: await nameFor(file, data), data, ...(problem !== undefined && { problem }) });
  };

  return (
    <div style={{ fontSize: '0.875rem' }}>
      <label htmlFor={id} style={{ display: 'block' }}>
        {label}
      </label>
      <p id={`${id}-hint`} style={{ margin: '0.25rem 0 0.75rem', fontSize: '0.75rem' }}>
        {description} At least {least.width} × {least.height} pixels.
      </p>
      {/* eslint-disable-next-line @next/next/no-img-element -- the site has no cut of it yet */}
      <img
        ref={image}
        alt={value.file}
        onLoad={({ currentTarget }) => URL.revokeObjectURL(currentTarget.src)}
        style={{ maxHeight: '10rem', marginBottom: '0.75rem' }}
      />
      <input
        id={id}
        type="file"
        accept="image/jpeg"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
        }}
      />
      <Problem text={value.problem} />
    </div>
  );
}
