import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import { asNumber, bodyWidth, displayWidth, widest } from '@/lib/content/display-face';
import { inDollars } from '@/lib/content/money';
import type { Site } from '@/lib/content/site';

/** The width in pixels of a narrow phone's card, and of what lies between two columns in it. */
const [room, between] = [219, 65];

/** Whether prices stand side by side on any phone: the amounts at 48 px, the riders' longest words at 18 px. */
function fitSideBySide(prices: Site['skiShuttle']['prices']): boolean {
  const columns = prices.map(({ dollars, rider }) =>
    Math.max(
      displayWidth(inDollars(dollars)) * 48,
      ...rider
        .split(' ')
        .map(bodyWidth)
        .map((ems) => ems * 18),
    ),
  );
  return columns.reduce((sum, width) => sum + width) + (prices.length - 1) * between <= room;
}

/** The prices with their riders: in columns, or as a list where they are many or long. */
export function Prices({ prices }: Pick<Site['skiShuttle'], 'prices'>) {
  const columns = fitSideBySide(prices);
  const ems = widest(prices.map(({ dollars }) => inDollars(dollars)));
  return (
    <ul
      className={clsx(
        'my-8 [container-type:inline-size] print:my-4',
        columns && 'flex flex-wrap gap-y-6',
      )}
      style={{ '--ems': asNumber(ems) } as CSSProperties}
    >
      {prices.map(({ dollars, rider }) => (
        <li
          key={rider}
          className={
            columns
              ? 'border-l border-stone-300 px-8 first:border-l-0 first:pl-0 last:pr-0'
              : 'flex flex-wrap items-baseline gap-x-4 border-t border-stone-200 py-2 first:border-t-0'
          }
        >
          <span
            className={clsx(
              'block font-display text-price text-accent',
              columns && 'lg:text-price-wide',
            )}
          >
            {inDollars(dollars)}
          </span>{' '}
          <span className="min-w-0 font-semibold text-stone-700">{rider}</span>
        </li>
      ))}
    </ul>
  );
}
