import { bookNowAttribute } from '@/lib/first-paint';
import type { Booking } from '@/lib/site';

import { pill } from './pill';

/** Presses the page's hidden booking link (see BookingLink); without script, a link instead. */
export function BookNowButton({ booking }: { booking: Booking }) {
  return (
    <>
      <button type="button" className={pill} {...{ [bookNowAttribute]: '' }}>
        {booking.label}
      </button>
      <noscript>
        <a className={pill} href={booking.href}>
          {booking.label}
        </a>
      </noscript>
    </>
  );
}
