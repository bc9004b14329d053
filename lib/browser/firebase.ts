/**
 * The calls and events that the site sends through Firebase. The SDK is in separate scripts, which these
 * functions load when they first need them. So importing this module costs a visitor nothing.
 */
import type { Enquiry } from '../contact';
import { scriptPaths } from '../paths';
import type { AnalyticsEvent } from './firebase-analytics';

/**
 * Makes a function that imports a script of the build. A failure is forgotten, so the next call imports the
 * script again. Each import has an address of its own, because browsers remember the address of a module that
 * failed to load.
 *
 * @returns a function that rejects after a minute at the latest.
 */
function loader<Module>(path: string): () => Promise<Module> {
  let count = 0;
  let loading: Promise<Module> | undefined;
  const load = () => {
    const address = count === 0 ? path : `${path}?${count}`;
    count += 1;
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`${address} did not arrive.`)), 60_000);
    });
    return Promise.race([import(/* turbopackIgnore: true */ address) as Promise<Module>, late]);
  };
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const loadCall = loader<typeof import('./firebase-call')>(scriptPaths.call);

const loadAnalytics = loader<typeof import('./firebase-analytics')>(scriptPaths.analytics);

/** Loads the call's code ahead of time. A failure shows when the enquiry is sent. */
export function prepareToSend(): void {
  loadCall().catch(() => undefined);
}

/** Sends an enquiry. The content of the response is not read (specification §7). */
export async function sendContactEmail(enquiry: Enquiry): Promise<void> {
  const { callFunction } = await loadCall();
  await callFunction(enquiry);
}

/** Events from before analytics has started. */
const waiting: AnalyticsEvent[] = [];

let track = (event: AnalyticsEvent): void => void waiting.push(event);

/**
 * Starts analytics unless the visitor has opted out. Never throws: problems are console warnings
 * (specification §8).
 */
export async function startAnalytics(): Promise<void> {
  if (hasOptedOut(window.navigator)) return;
  try {
    const { startSdk } = await loadAnalytics();
    const send = await startSdk();
    if (!send) return;
    track = send;
    for (const event of waiting.splice(0)) send(event);
  } catch (error) {
    console.warn('Analytics is off:', error);
  }
}

/** Sends an event as soon as analytics has started. Without analytics, it sends none. Never throws. */
export function trackEvent(event: AnalyticsEvent): void {
  track(event);
}

/** Global Privacy Control (https://w3c.github.io/gpc/) or Do Not Track. */
function hasOptedOut(navigator: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
