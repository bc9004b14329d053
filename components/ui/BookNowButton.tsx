import { clsx } from 'clsx';

import type { Site } from '@/lib/content';

import { Pill } from './Pill';

/**
 * Presses the page's hidden booking link (see BookingLink). Without script, it is a link itself. On phones it
 * `spans` the card that it stands in.
 */
export function BookNowButton({
  booking,
  spans = false,
}: {
  booking: Site['booking'];
  spans?: boolean;
}) {
  return (
    <div className={clsx('flex print:hidden', spans && 'flex-col sm:flex-row')}>
      <Pill type="button" data-book-now="">
        {booking.label}
      </Pill>
      <noscript>
        <Pill href={booking.href}>{booking.label}</Pill>
      </noscript>
    </div>
  );
}
