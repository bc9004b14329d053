import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import { asNumber, bodyWidth, displayWidth, widest } from '@/lib/layout/display-face';
import type { Site } from '@/lib/content';
import { inDollars } from '@/lib/money';

/** In pixels: the smallest type of amounts in columns, and what lies between two columns. */
const minType = 48;
const gap = 65;

/** The width of the narrowest card of phones and of desktops, in pixels. */
const rooms = { phone: 219, desktop: 400 };

/** The width in ems of columns for some prices: of the amount, or of its rider's longest word at 18 px. */
function columnsOf(prices: { amount: string; rider: string }[]): number {
  const widths = prices.map(({ amount, rider }) => {
    const words = rider.split(' ').map(bodyWidth);
    return Math.max(displayWidth(amount), (Math.max(...words) * 18) / minType);
  });
  return widths.reduce((sum, width) => sum + width);
}

/**
 * The prices with their riders: in columns, or as a list where they are many or long. A column is as narrow as
 * its words allow before the next one wraps; a face that comes late would otherwise move it up a row.
 */
export function Prices({ prices: all }: Pick<Site['skiShuttle'], 'prices'>) {
  const prices = all.map(({ dollars, rider }) => ({
    amount: inDollars(dollars),
    rider,
  }));
  const ems = columnsOf(prices);
  const between = (prices.length - 1) * gap;
  const columns = ems * minType + between <= rooms.phone;
  const wideColumns = ems * minType + between <= rooms.desktop;
  const widestAmount = widest(prices.map(({ amount }) => amount));
  // Two stand on the page's third and fourth column if each fits its half in the largest type, 96 px.
  const pair = prices.length === 2 && widestAmount <= 2.7;
  const sizes = {
    '--ems': asNumber(widestAmount),
    '--ems-wide': asNumber(ems),
    '--between': `${between / 16}rem`,
  };
  return (
    <ul
      className={clsx('my-8 [container-type:inline-size] print:my-4', {
        'flex flex-wrap gap-y-6': columns,
        'lg:flex lg:flex-wrap lg:gap-y-6': !columns && wideColumns,
      })}
      style={sizes as CSSProperties}
    >
      {prices.map(({ amount, rider }) => (
        <li
          key={rider}
          className={clsx(
            pair && 'xl:first:max-w-none xl:first:grow-0 xl:first:basis-half',
            columns
              ? 'max-w-max grow basis-0 border-l border-stone-300 px-8 first:border-l-0 first:pl-0 last:pr-0'
              : [
                  'flex flex-wrap items-baseline gap-x-4 border-stone-300 py-2 [&+&]:border-t',
                  wideColumns &&
                    'lg:block lg:max-w-max lg:grow lg:basis-0 lg:px-8 lg:py-0 lg:first:pl-0 lg:last:pr-0 lg:[&+&]:border-l lg:[&+&]:border-t-0',
                ],
          )}
        >
          <span
            className={clsx(
              'block font-display text-winter-dark',
              columns ? 'mb-2 text-price-columns' : ['text-price', wideColumns && 'lg:mb-2'],
              wideColumns && 'lg:text-price-wide',
            )}
          >
            {amount}
          </span>{' '}
          <span className="min-w-0 font-semibold text-stone-800">{rider}</span>
        </li>
      ))}
    </ul>
  );
}
