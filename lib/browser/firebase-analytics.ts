// Depends on the inside of firebase: services find each other by name in a container that is not public.

import { initializeApp, onLog, setLogLevel, type FirebaseApp } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';

import type { FirebaseConfig } from '../environment';
import type { AnalyticsEvent } from './analytics-event';
import { consentDefaults } from './consent';

/** scripts/export/bundle.ts replaces this name with the build's configuration. */
declare const firebaseConfig: FirebaseConfig;

/** Replacements for services of the SDK that store data in the browser. No setting switches them off. */
const replacements = {
  // The original stores the days of use for Firebase's statistics.
  heartbeat: {
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  },
  // The original creates an id for the browser, registers it with Google and adds it to every event.
  'installations-internal': { getId: () => Promise.resolve(undefined) },
};

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
  const app = initializeApp(firebaseConfig) as FirebaseApp & {
    container: { addOrOverwriteComponent: (component: object) => void };
  };
  for (const [name, service] of Object.entries(replacements)) {
    const instanceFactory = () => service;
    app.container.addOrOverwriteComponent({
      name,
      type: 'PRIVATE',
      instantiationMode: 'LAZY',
      instanceFactory,
    });
  }
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
