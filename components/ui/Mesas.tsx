import { clsx } from 'clsx';

/**
 * The mark's mesas as a long silhouette along the foot of their parent (app/mesas.svg, as a mask). They are
 * decoration, which a phone does not fetch before the visitor touches the page.
 */
export function Mesas({ of }: { of: 'footer' | 'band' | 'far' | 'near' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'mesas absolute inset-x-0 bottom-0 phone-untouched:hidden forced-colors:hidden',
        {
          'h-full bg-maroon': of === 'footer',
          'h-12 bg-mark-rim md:h-24': of === 'band',
          'h-32 bg-mark-rim': of === 'far',
          'mesas-near h-16 bg-mark-deep': of === 'near',
        },
      )}
    />
  );
}
