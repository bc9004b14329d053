'use client';

import { useEffect } from 'react';

import { startAnalytics, trackEvent } from '@/lib/browser/firebase';
import { bookingLinkId } from '@/lib/dom';

const countBooking = () => trackEvent({ name: 'begin_checkout' });

/**
 * Starts analytics, then counts presses of Book Now. The page's entry in the history remembers a press from
 * before (components/inline/first-paint.ts).
 */
export function AnalyticsStarter() {
  useEffect(() => {
    void startAnalytics().then(() => {
      const bookingLink = document.getElementById(bookingLinkId);
      if (bookingLink) bookingLink.onclick = countBooking;
      if (!(history.state as { booked?: true } | null)?.booked) return;
      history.replaceState(null, '');
      countBooking();
    });
  }, []);

  return null;
}
