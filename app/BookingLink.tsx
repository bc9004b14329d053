import { prefetchDNS } from 'react-dom';

import { bookingLinkId } from '@/lib/dom';

/**
 * The hidden link to the booking provider. Every Book Now button presses it. Without scripts, it is a button
 * at the foot of the window in place of all others. The browser looks up the provider's host ahead of time,
 * because most visits end there.
 */
export function BookingLink({ href }: { href: string }) {
  prefetchDNS(href);
  return (
    <a
      id={bookingLinkId}
      className="fixed inset-x-0 bottom-4 z-10 mx-auto w-fit rounded-full border-2 border-transparent bg-action px-pill py-3 font-semibold text-white shadow-button no-scripts:!block no-scripts:print:!hidden"
      href={href}
      hidden
    >
      Book Now
    </a>
  );
}
