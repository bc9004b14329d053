import { clsx } from 'clsx';

const shapes = {
  social: (
    <path d="M13.7 21.8v-8.5h3l.6-3.7h-3.6V7.4c0-1 .5-2 2.1-2h1.6V2.3S16 2.2 14.6 2.2c-2.9 0-4.8 1.7-4.8 4.8v2.5H6.6v3.7h3.2v8.5z" />
  ),
  photos: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <circle cx="12" cy="12" r="3.4" />
      </g>
      <circle cx="16.5" cy="7.5" r="1.2" />
    </>
  ),
  reviews: <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9Z" />,
  phone: (
    <path d="M6.6 3.5 9.3 3l1.9 4.6-1.9 1.5a12 12 0 0 0 5.6 5.6l1.5-1.9 4.6 1.9-.5 2.7a2.4 2.4 0 0 1-2.5 2A15.4 15.4 0 0 1 4.6 6a2.4 2.4 0 0 1 2-2.5Z" />
  ),
  done: (
    <path
      fillRule="evenodd"
      d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm4 5.6-5.2 5.4-2.6-2.5-1.4 1.5 4 3.9 6.7-6.9Z"
    />
  ),
  problem: (
    <path
      fillRule="evenodd"
      d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-1.2 4.5.3 6h1.8l.3-6ZM12 14.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"
    />
  ),
};

/**
 * A decorative drawing. It is hidden from assistive technology, so the words or the control around it need a
 * name.
 */
export function Icon({ shape, size }: { shape: keyof typeof shapes; size: 'small' | 'medium' | 'large' }) {
  return (
    <svg
      className={clsx('shrink-0', {
        'size-5': size === 'small',
        'size-6': size === 'medium',
        'size-7': size === 'large',
      })}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes[shape]}
    </svg>
  );
}
