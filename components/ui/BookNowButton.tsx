import { clsx } from 'clsx';

import type { Booking } from '@/lib/content';

import { Pill } from './Pill';

/**
 * The Book Now button. The first-paint script makes it press the page's hidden booking link. Visitors without
 * scripts see that link instead (app/BookingLink.tsx).
 *
 * @param place where the button stands. In a card it is as wide as the card on phones. In a `wideCard`, it is so again
 *   from `xl` up. In the `bar` it fills the space beside the phone number.
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
      // BookingBar follows the named timelines. The inset is a button's height, so the bar leaves before a button comes.
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
    </div>
  );
}
