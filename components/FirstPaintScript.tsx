import {
  bookNowAttribute,
  firstPaint,
  sendPressedAttribute,
  yearAttribute,
} from '@/lib/first-paint';

import { bookingLinkId } from './BookingLink';

const names = {
  bookNow: bookNowAttribute,
  bookingLink: bookingLinkId,
  year: yearAttribute,
  sendPressed: sendPressedAttribute,
};

/**
 * Puts firstPaint into the document itself. Comes first in it: on a slow network the hero is seen, and
 * its button pressed, long before the document's end has arrived.
 */
export function FirstPaintScript() {
  const call = `(${firstPaint.toString()})(${JSON.stringify(names)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}
