import { clsx } from 'clsx';

import type { Site } from '@/lib/content';

import { Pill } from './Pill';

/**
 * Presses the page's hidden booking link (see BookingLink). Without script, it is a link itself. In a card it spans
 * it on phones, in a `wideCard` on wide screens, too; in the `bar` it takes what is left.
 */
export function BookNowButton({
  booking,
  place,
}: Pick<Site, 'booking'> & { place: 'hero' | 'card' | 'wideCard' | 'bar' }) {
  const look = place === 'hero' ? 'onShade' : 'onPaper';
  return (
    <div
      className={clsx('flex print:hidden', {
        // Named for BookingBar.
        '[view-timeline-name:--hero-button]': place === 'hero',
        'flex-col sm:flex-row': place === 'card' || place === 'wideCard',
        'min-[1440px]:flex-col min-[1440px]:*:min-h-16': place === 'wideCard',
        'grow flex-col': place === 'bar',
      })}
    >
      <Pill type="button" look={look} data-book-now="">
        {booking.label}
      </Pill>
      <noscript>
        <Pill href={booking.href} look={look}>
          {booking.label}
        </Pill>
      </noscript>
    </div>
  );
}
