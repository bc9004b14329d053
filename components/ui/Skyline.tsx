import { clsx } from 'clsx';

/**
 * The drive from the valley over the mountain, once, as a silhouette along the foot of its parent (app/drive.svg,
 * as a mask): decoration. Its mountain stands at 70 % of every width, and it runs off both sides of the widest.
 */
export function Skyline({ of }: { of: 'footer' | 'band' | 'far' | 'near' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('drive absolute inset-x-0 bottom-0 forced-colors:hidden', {
        'h-12 bg-maroon md:h-24': of === 'footer',
        'h-16 bg-logo-rim lg:h-28': of === 'band',
        'mb-[7.5cqh] h-[65cqh] bg-logo-rim [mask-position:calc(70%+6rem)_100%]': of === 'far',
        'h-[37cqh] bg-logo-deep [mask-position:calc(70%-6rem)_100%]': of === 'near',
      })}
    />
  );
}
