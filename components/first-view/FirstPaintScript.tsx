import {
  bookNowAttribute,
  firstPaint,
  frameworkId,
  sendPressedKey,
  yearAttribute,
} from '@/lib/first-paint';
import { readFirebaseConfig } from '@/lib/firebase';
import type { SectionId } from '@/lib/site';

import { bookingLinkId } from './BookingLink';

/** Milliseconds without a sign of intent after which analytics, where configured, starts all the same. */
const idle = 5000;

/**
 * Puts firstPaint into the document itself. Comes first in it: on a slow network the hero is seen, and
 * its button pressed, long before the document's end has arrived.
 */
export function FirstPaintScript({ contact }: { contact: SectionId }) {
  const parameters: Parameters<typeof firstPaint> = [
    `[${bookNowAttribute}]`,
    `#${bookingLinkId}`,
    `[${yearAttribute}]`,
    sendPressedKey,
    `#${frameworkId}`,
    `#${contact}`,
    readFirebaseConfig().measurementId ? idle : 0,
  ];
  const call = `(${firstPaint.toString()})(${JSON.stringify(parameters).slice(1, -1)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}
