import { clsx } from 'clsx';

/**
 * The drive from the valley over the mountain, once, as a silhouette along the foot of its parent (app/drive.svg,
 * as a mask): decoration. Its mountain stands at 70 % of every width, and it runs off both sides of the widest.
 *
 * From left to right, in feet above the sea: the desert; the valley with Cedar City 5,850 and Parowan 6,000; the
 * canyon, ledge by ledge; the village of Brian Head 9,800 and its summit 11,300, a prow towards the valley; the
 * rim of Cedar Breaks 10,350 with its spires; the plateau in steps, Panguitch Lake 8,200; Panguitch 6,600, and
 * the tableland behind it. A unit of its height is 46 feet. Heights: U.S. Geological Survey, Geographic Names
 * Information System; of the summit, National Geodetic Survey; of the rim, National Park Service.
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
