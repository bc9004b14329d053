'use client';

import { useEffect } from 'react';

import { startAnalytics, trackEvent } from '@/lib/browser/firebase';
import { bookedAttribute, bookingLinkId } from '@/lib/dom';

/**
 * Starts analytics and counts presses of Book Now, one from before this as well. Runs once hydrated: on first
 * intent, or after the idle delay (see firstPaint).
 */
export function AnalyticsStarter() {
  useEffect(() => {
    const countBooking = () => trackEvent({ name: 'begin_checkout' });
    const bookingLink = document.getElementById(bookingLinkId);

    if (document.documentElement.hasAttribute(bookedAttribute)) countBooking();
    whenIdle(() => void startAnalytics());
    bookingLink?.addEventListener('click', countBooking);
    return () => bookingLink?.removeEventListener('click', countBooking);
  }, []);

  return null;
}

/** Safari has no requestIdleCallback; there, one second is idle enough. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
