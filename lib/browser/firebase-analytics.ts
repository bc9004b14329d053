import { onLog, setLogLevel } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';

import { consentDefaults } from './consent';
import { startApp } from './firebase-app';

/** Events that GA4 recommends. The SDK itself counts the page view. */
export type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };

/**
 * Starts the SDK, which fetches the web configuration, with its timeout, back-off and fallback to the local
 * measurement id (specification §8). The SDK itself keeps nothing in the browser.
 *
 * @returns the function that sends an event, or undefined if the browser does not support analytics.
 */
export async function startSdk(): Promise<((event: AnalyticsEvent) => void) | undefined> {
  // The SDK logs some of its problems as errors. The specification requires warnings (§8).
  setLogLevel('silent');
  onLog(({ message }) => console.warn(message), { level: 'warn' });
  if (!(await isSupported())) {
    console.warn('Analytics is off: this browser does not support it.');
    return undefined;
  }
  const app = startApp();
  // The SDK's own `setConsent` has no defaults for regions.
  for (const settings of consentDefaults) gtag('consent', 'default', settings);
  const analytics = initializeAnalytics(app);
  // This call waits for the SDK and logs its failure. Without it, the failure would be an unhandled rejection
  // if Google's hosts are blocked.
  setAnalyticsCollectionEnabled(analytics, true);
  return (event) => logEvent(analytics, event.name as string, 'params' in event ? event.params : {});
}

/** Hands a command to Google's tag, which takes it only as an `arguments` object. */
const gtag = function () {
  // eslint-disable-next-line prefer-rest-params
  ((window as { dataLayer?: unknown[] }).dataLayer ??= []).push(arguments);
} as (...command: unknown[]) => void;
