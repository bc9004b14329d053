import { clsx } from 'clsx';

/**
 * Mesas like the mark's as a long silhouette along the foot of their parent (app/mesas.svg, as a mask):
 * decoration.
 */
export function Mesas({ of }: { of: 'footer' | 'band' | 'far' | 'near' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('mesas absolute inset-x-0 bottom-0 forced-colors:hidden', {
        'h-full bg-maroon': of === 'footer',
        'mesas-band h-12 bg-mark-rim md:h-24': of === 'band',
        'mesas-far h-36 bg-mark-rim lg:h-48': of === 'far',
        'mesas-near h-20 bg-mark-deep lg:h-28': of === 'near',
      })}
    />
  );
}
