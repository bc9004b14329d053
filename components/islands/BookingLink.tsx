import { prefetchDNS } from 'react-dom';

import type { Site } from '@/lib/content';
import { bookingLinkId } from '@/lib/dom';

/**
 * The only link to the booking provider. It is hidden: every Book Now button presses it. The provider's
 * host is looked up ahead, since most visits end there.
 */
export function BookingLink({ booking }: Pick<Site, 'booking'>) {
  prefetchDNS(booking.href);
  return (
    <a id={bookingLinkId} href={booking.href} hidden>
      {booking.label}
    </a>
  );
}
