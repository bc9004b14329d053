import { useEffect, useId, useRef } from 'react';

import { Problem } from './Problem';
import type { Picture } from './picture';

/** A picture with a button that takes another one from this computer. */
export function PictureInput({
  label,
  description,
  type,
  read,
  value,
  onChange,
}: {
  label: string;
  description: string;
  /** The pictures' media type. */
  type: 'image/jpeg' | 'image/svg+xml';
  /** Makes a chosen file the field's value. */
  read: (file: File) => Promise<Picture>;
  value: Picture;
  onChange: (value: Picture) => void;
}) {
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!value.data || !image.current) return;
    image.current.src = URL.createObjectURL(new Blob([Uint8Array.from(value.data)], { type }));
  }, [value.data, type]);

  return (
    <div style={{ fontSize: '0.875rem' }}>
      <label htmlFor={id} style={{ display: 'block' }}>
        {label}
      </label>
      <p id={`${id}-hint`} style={{ margin: '0.25rem 0 0.75rem', fontSize: '0.75rem' }}>
        {description}
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
        accept={type}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file).then(onChange);
        }}
      />
      <Problem text={value.problem} />
    </div>
  );
}
