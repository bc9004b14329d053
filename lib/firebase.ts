/**
 * What the site asks of Firebase. The SDK's own code is in modules that are loaded when a function here
 * first needs them, so importing this one costs a visitor nothing.
 */
import type { ContactMessage } from './contact';

/** GA4's recommended events; the SDK itself counts the page view. */
export type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };

/**
 * Loads the call's code. Browsers remember a module that failed to load, so a retry would fail too: fetch the
 * file first, and import it, from the cache, once it has arrived.
 */
async function loadCall(): Promise<typeof import('./firebase-call')> {
  const address = process.env.FIREBASE_CALL_SCRIPT;
  if (address && !(await fetch(address)).ok) throw new Error(`${address} did not load.`);
  return import('./firebase-call');
}

/** Loads the call's code ahead of time. A failure shows when the enquiry is sent. */
export function prepareToSend(): void {
  loadCall().catch(() => undefined);
}

/**
 * Sends an enquiry. The content of the response is not read (specification §7).
 *
 * @throws whatever went wrong: a script that did not load, no network, an error response, or the
 *   callable's own timeout (70 s).
 */
export async function sendContactEmail(message: ContactMessage): Promise<void> {
  const { callFunction } = await loadCall();
  await callFunction(message);
}

/** Set once analytics has started. */
let track: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Starts analytics unless the visitor has opted out. Never throws: problems are console warnings
 * (specification §8).
 */
export async function startAnalytics(): Promise<void> {
  if (hasOptedOut(window.navigator)) return;
  try {
    const { startSdk } = await import('./firebase-analytics');
    track = await startSdk();
  } catch (error) {
    console.warn('Analytics is off:', error);
  }
}

/** Sends an event if analytics has started; does nothing otherwise. Never throws. */
export function trackEvent(event: AnalyticsEvent): void {
  track?.(event);
}

/** Global Privacy Control (https://w3c.github.io/gpc/) or Do Not Track. */
function hasOptedOut(navigator: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
