'use client';

import { useEffect } from 'react';

import { startAnalytics, trackEvent } from '@/lib/firebase';

import { bookingLinkId } from './BookingLink';

/** Starts analytics once the page is loaded and idle, and counts presses of Book Now. */
export function AnalyticsStarter() {
  useEffect(() => {
    const start = () => {
      whenIdle(() => void startAnalytics());
    };
    const countBooking = () => trackEvent({ name: 'begin_checkout' });
    const bookingLink = document.getElementById(bookingLinkId);

    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    bookingLink?.addEventListener('click', countBooking);
    return () => {
      window.removeEventListener('load', start);
      bookingLink?.removeEventListener('click', countBooking);
    };
  }, []);

  return null;
}

/** Safari has no requestIdleCallback; a second after loading is idle enough. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
