import { prefetchDNS } from 'react-dom';

import type { Booking } from '@/lib/content';

/**
 * The hidden link to the booking provider. Every Book Now button presses it. The browser looks up the provider's host ahead
 * of time, because most visits end there.
 */
export function BookingLink({ booking }: { booking: Booking }) {
  prefetchDNS(booking.href);
  return (
    <a id="booking-link" href={booking.href} hidden>
      {booking.label}
    </a>
  );
}
