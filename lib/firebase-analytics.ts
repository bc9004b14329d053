import { onLog, setLogLevel } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from 'firebase/analytics';

import type { AnalyticsEvent } from './firebase';
import { startApp } from './firebase-app';

/**
 * Google's Consent Mode (https://developers.google.com/tag-platform/security/concepts/consent-mode): with
 * storage denied, its tag counts without cookies. Granting any of these needs the visitor's consent
 * first, see docs/operating.md.
 */
const consent = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/**
 * Starts the SDK, which fetches the web configuration, with its timeout, back-off and fallback to the local
 * measurement id (specification §8). It keeps nothing in the browser.
 *
 * @returns what sends an event; undefined when the browser does not support analytics.
 */
export async function startSdk(): Promise<((event: AnalyticsEvent) => void) | undefined> {
  // The SDK logs some of its problems as errors; the specification wants warnings (§8).
  setLogLevel('silent');
  onLog(({ message }) => console.warn(message), { level: 'warn' });
  if (!(await isSupported())) {
    console.warn('Analytics is off: this browser does not support it.');
    return undefined;
  }
  const app = startApp();
  setConsent(consent);
  const analytics = initializeAnalytics(app);
  // This call waits for the SDK's start and logs its failure, which would otherwise be an unhandled
  // rejection when Google's hosts are blocked.
  setAnalyticsCollectionEnabled(analytics, true);
  return (event) =>
    logEvent(analytics, event.name as string, 'params' in event ? event.params : {});
}
