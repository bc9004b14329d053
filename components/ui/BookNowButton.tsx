import { clsx } from 'clsx';

import type { Booking } from '@/lib/content';

import { Pill } from './Pill';

/**
 * The Book Now button. The first-paint script makes it press the page's hidden booking link. Visitors without
 * scripts see that link instead (app/BookingLink.tsx).
 *
 * @param place where the button stands. In a `wideCard` it is as wide as the card on phones and from `xl` up. In a `card`
 *   it shows from `sm` up, because phones have the `bar` there. In the `bar` it fills the space beside the phone number.
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
      className={clsx('flex print:hidden', {
        'max-sm:hidden': place === 'card',
        'flex-col sm:flex-row xl:flex-col xl:*:min-h-16': place === 'wideCard',
        'min-w-0 grow flex-col break-normal *:px-[min(0.75rem,3vw)]': place === 'bar',
      })}
    >
      <Pill type="button" look={look} data-book-now="">
        {booking.label}
      </Pill>
    </div>
  );
}
