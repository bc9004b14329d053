import {
  bookingLinkId,
  bookNowAttribute,
  failedKey,
  firstPaint,
  frameworkId,
  pressedKey,
  yearAttribute,
  type FirstPaintNames,
} from '@/lib/first-paint';
import { readFirebaseConfig } from '@/lib/firebase';
import type { SectionId } from '@/lib/site';

/** Milliseconds without a sign of intent after which analytics, where configured, starts anyway. */
const idle = 5000;

/**
 * Inlines firstPaint. It belongs at the start of the document: on a slow network visitors see the hero,
 * and press its button, long before the rest has arrived.
 */
export function FirstPaintScript({ contact }: { contact: SectionId }) {
  const names: FirstPaintNames = {
    bookNow: `[${bookNowAttribute}]`,
    bookingLink: `#${bookingLinkId}`,
    year: `[${yearAttribute}]`,
    failed: failedKey,
    pressed: pressedKey,
    framework: `#${frameworkId}`,
    contact: `#${contact}`,
  };
  const wait = readFirebaseConfig().measurementId ? idle : 0;
  const call = `(${firstPaint.toString()})(${JSON.stringify(names)},${wait})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}
