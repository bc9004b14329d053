/**
 * The calls and events that the site sends through Firebase. The SDK is in separate scripts, which these functions load
 * when they first need them. So importing this module costs a visitor nothing.
 */
import type { Enquiry } from '../contact';
import { scriptPaths } from '../paths';
import type { AnalyticsEvent } from './analytics-event';

/** Whether all of a script arrives within 20 seconds. A stalled network must not make the visitor wait longer. */
async function arrives(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Imports a script of the build, with two retries. A browser remembers that a module failed to load, so this fetches
 * the file first. The import then revalidates the cached file.
 *
 * @throws an error if the file does not arrive.
 */
async function load(path: string): Promise<unknown> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await arrives(path)) return import(/* turbopackIgnore: true */ path);
  }
  throw new Error(`${path} did not load.`);
}

const loadCall = () => load(scriptPaths.call) as Promise<typeof import('./firebase-call')>;

const loadAnalytics = () =>
  load(scriptPaths.analytics) as Promise<typeof import('./firebase-analytics')>;

/** Loads the call's code ahead of time. A failure shows when the enquiry is sent. */
export function prepareToSend(): void {
  loadCall().catch(() => undefined);
}

/**
 * Sends an enquiry. The content of the response is not read (specification §7).
 *
 * @throws an error if a script did not load, the network failed, the response is an error, or the callable's own
 *   timeout (70 s) has passed.
 */
export async function sendContactEmail(message: Enquiry): Promise<void> {
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
