import { bookNowAttribute } from '@/lib/marks';
import type { Booking } from '@/lib/site';

import { Pill } from './Pill';

/** Presses the page's hidden booking link (see BookingLink). Without script, it is a link itself. */
export function BookNowButton({ booking }: { booking: Booking }) {
  return (
    <>
      <Pill type="button" {...{ [bookNowAttribute]: '' }}>
        {booking.label}
      </Pill>
      <noscript>
        <Pill href={booking.href}>{booking.label}</Pill>
      </noscript>
    </>
  );
}
