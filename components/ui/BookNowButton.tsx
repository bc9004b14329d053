import { clsx } from 'clsx';

import { bookNowAttribute } from '@/lib/dom-contract';
import type { Booking } from '@/lib/content/site';

import { Pill } from './Pill';

/**
 * Presses the page's hidden booking link (see BookingLink). Without script, it is a link itself. On phones it
 * `spans` the card that it stands in.
 */
export function BookNowButton({ booking, spans = false }: { booking: Booking; spans?: boolean }) {
  return (
    <div className={clsx('flex print:hidden', spans && 'flex-col sm:flex-row')}>
      <Pill type="button" {...{ [bookNowAttribute]: '' }}>
        {booking.label}
      </Pill>
      <noscript>
        <Pill href={booking.href}>{booking.label}</Pill>
      </noscript>
    </div>
  );
}
