import type { Booking } from '@/lib/site';

export const bookingLinkId = 'booking';

/** The one link to the booking provider, hidden: every Book Now button presses it. */
export function BookingLink({ booking }: { booking: Booking }) {
  return (
    <a id={bookingLinkId} href={booking.href} hidden>
      {booking.label}
    </a>
  );
}
