/**
 * What the site asks of Firebase. The SDK's own code is in modules that are loaded when a function here
 * first needs them, so importing this one costs a visitor nothing.
 */
import type { ContactMessage } from '../contact';
import { newestScript } from '../paths';
import { sendsNothing } from '../preview';

/** GA4's recommended events; the SDK itself counts the page view. */
export type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };

/** Whether a script has come, as a whole: in 20 seconds, or a stalled network would keep the visitor waiting. */
async function arrives(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Loads the call's code; after two failures, since a new deploy has removed it, the newest one instead. A
 * browser remembers a module that failed to load, so the file is fetched first, and imported, from the cache,
 * once it has arrived.
 */
async function loadCall(): Promise<typeof import('./firebase-call')> {
  const script = process.env.FIREBASE_CALL_SCRIPT;
  if (!script) return import('./firebase-call');
  for (const address of [script, script, newestScript('firebase-call')]) {
    if (await arrives(address)) {
      return import(/* turbopackIgnore: true */ address) as ReturnType<typeof loadCall>;
    }
  }
  throw new Error(`${script} did not load.`);
}

/** Loads the call's code ahead of time. A failure shows when the enquiry is sent. */
export function prepareToSend(): void {
  if (sendsNothing) return;
  loadCall().catch(() => undefined);
}

/**
 * Sends an enquiry. The content of the response is not read (specification §7). A preview that sends nothing
 * takes a second for it.
 *
 * @throws whatever went wrong: a script that did not load, no network, an error response, or the
 *   callable's own timeout (70 s).
 */
export async function sendContactEmail(message: ContactMessage): Promise<void> {
  if (sendsNothing) return new Promise((resolve) => setTimeout(resolve, 1000));
  const { callFunction } = await loadCall();
  await callFunction(message);
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
    const { startSdk } = await import('./firebase-analytics');
    const send = await startSdk();
    if (!send) return;
    track = send;
    for (const event of waiting.splice(0)) send(event);
  } catch (error) {
    console.warn('Analytics is off:', error);
  }
}

/** Sends an event, as soon as analytics has started; without analytics, never. Never throws. */
export function trackEvent(event: AnalyticsEvent): void {
  track(event);
}

/** Global Privacy Control (https://w3c.github.io/gpc/) or Do Not Track. */
function hasOptedOut(navigator: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
