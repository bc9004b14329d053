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

/** Puts firstPaint into the document itself. Comes after everything that it looks for. */
export function FirstPaintScript() {
  const call = `(${firstPaint.toString()})(${JSON.stringify(names)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}
