'use client';

import { useEffect } from 'react';

import { startAnalytics, trackEvent } from '@/lib/firebase';

import { bookingLinkId } from './BookingLink';

/**
 * Starts analytics and counts presses of Book Now. That it is interactive, the page owes to the visitor's
 * intent or to some idle seconds (see firstPaint).
 */
export function AnalyticsStarter() {
  useEffect(() => {
    const countBooking = () => trackEvent({ name: 'begin_checkout' });
    const bookingLink = document.getElementById(bookingLinkId);

    whenIdle(() => void startAnalytics());
    bookingLink?.addEventListener('click', countBooking);
    return () => bookingLink?.removeEventListener('click', countBooking);
  }, []);

  return null;
}

/** Safari has no requestIdleCallback; a second after loading is idle enough. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
