import { clsx } from 'clsx';

import type { Booking } from '@/lib/content';

import { Pill } from './Pill';

/**
 * Presses the page's hidden booking link (see BookingLink). Without script, it is a link itself. In a card it spans
 * it on phones, in a `wideCard` on wide screens, too; in the `bar` it takes what is left.
 */
export function BookNowButton({
  booking,
  place,
}: {
  booking: Booking;
  place: 'hero' | 'card' | 'wideCard' | 'bar';
}) {
  const look = place === 'hero' ? 'onShade' : 'onPaper';
  return (
    <div
      // BookingBar follows the named timelines. The inset is a button's height: the bar has gone before a button comes.
      className={clsx('flex [view-timeline-inset:-3.5rem] print:hidden', {
        '[view-timeline-name:--book-hero]': place === 'hero',
        '[view-timeline-name:--book-wide-card]': place === 'wideCard',
        '[view-timeline-name:--book-card]': place === 'card',
        'flex-col sm:flex-row': place === 'card' || place === 'wideCard',
        'xl:flex-col xl:*:min-h-16': place === 'wideCard',
        'min-w-0 grow flex-col': place === 'bar',
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
