import { prefetchDNS } from 'react-dom';

import { bookingLinkId } from '@/lib/dom-contract';
import type { Booking } from '@/lib/content/site';

/**
 * The only link to the booking provider. It is hidden: every Book Now button presses it. The provider's
 * host is looked up ahead, since most visits end there.
 */
export function BookingLink({ booking }: { booking: Booking }) {
  prefetchDNS(booking.href);
  return (
    <a id={bookingLinkId} href={booking.href} hidden>
      {booking.label}
    </a>
  );
}
