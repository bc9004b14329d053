import { clsx } from 'clsx';

/**
 * A decorative silhouette along the foot of its parent: the valley and the mesa above it. It is a mask (app/drive.svg),
 * so that each place gives it a color. The mesa stands at 70 % of every width.
 */
export function Skyline({ place }: { place: 'footer' | 'band' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('drive forced-colors:hidden print:hidden', {
        'h-[64px] bg-maroon lg:h-[96px]': place === 'footer',
        'absolute inset-x-0 bottom-0 h-[64px] bg-logo-rim lg:h-[112px]': place === 'band',
      })}
    />
  );
}
