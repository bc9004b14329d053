'use client';

import { useEffect } from 'react';

import { startAnalytics, trackEvent } from '@/lib/browser/firebase';
import { bookedAttribute, bookingLinkId } from '@/lib/dom';

/** Starts analytics and counts presses of Book Now, including one from before hydration. */
export function AnalyticsStarter() {
  useEffect(() => {
    const countBooking = () => trackEvent({ name: 'begin_checkout' });
    const bookingLink = document.getElementById(bookingLinkId);

    if (document.documentElement.hasAttribute(bookedAttribute)) countBooking();
    // The page may still be busy with its islands.
    setTimeout(() => void startAnalytics(), 1000);
    bookingLink?.addEventListener('click', countBooking);
    return () => bookingLink?.removeEventListener('click', countBooking);
  }, []);

  return null;
}
