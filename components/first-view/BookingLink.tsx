import { bookingLinkId } from '@/lib/marks';
import type { Booking } from '@/lib/site';

/** The only link to the booking provider. It is hidden: every Book Now button presses it. */
export function BookingLink({ booking }: { booking: Booking }) {
  return (
    <a id={bookingLinkId} href={booking.href} hidden>
      {booking.label}
    </a>
  );
}
