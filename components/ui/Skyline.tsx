import { clsx } from 'clsx';

/**
 * A decorative silhouette of the valley and its mesa, along the foot of its parent. It is a mask
 * (app/skyline.svg), so that each place can have its own color. The mesa stands at 70 % of every width.
 */
export function Skyline({ place }: { place: 'footer' | 'band' | 'card' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('skyline forced-colors:hidden print:hidden', {
        'h-[64px] bg-maroon lg:h-[96px]': place === 'footer',
        'hidden h-[64px] bg-sand lg:block': place === 'card',
        // As wide as the drawing, in the units of the scenery.
        '-left-[5734px] h-full w-[8192px] bg-logo-rim': place === 'band',
      })}
    />
  );
}
