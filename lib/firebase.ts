/**
 * The only module that knows Firebase. It imports the SDK on demand, so importing it costs the first view
 * nothing.
 */
import type { FirebaseApp, FirebaseOptions } from 'firebase/app';

import type { ContactMessage } from './contact';
import { previewName } from './preview';

/** The public client configuration (specification §7). None of it is a secret. */
export interface FirebaseConfig extends FirebaseOptions {
  apiKey: string;
  projectId: string;
  appId: string;
  /** Empty when the site runs without analytics. */
  measurementId: string;
}

/** GA4's recommended events; the SDK itself counts the page view. */
type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };

/**
 * The project of the local emulators. Google's tools never let a project whose id begins with
 * `demo-` reach a production service.
 */
export const demoConfig: FirebaseConfig = {
  apiKey: 'demo-api-key',
  projectId: 'demo-red-rim',
  appId: '1:000000000000:web:0000000000000000000000',
  measurementId: '',
};

// Next replaces each of these with its value at build time, so each must be written out in full.
const environment = {
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID,
};

/**
 * Reads the configuration from the environment: all of it, or none for the local demo project.
 *
 * @param env the four variables; an empty measurement id means no analytics.
 * @throws an Error that names every missing variable when others are set.
 */
export function readFirebaseConfig(
  env: Readonly<Record<string, string | undefined>> = environment,
): FirebaseConfig {
  const names = Object.keys(environment) as (keyof typeof environment)[];
  if (names.every((name) => env[name] === undefined)) return demoConfig;

  const missing = names.filter((name) =>
    name === 'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID' ? env[name] === undefined : !env[name],
  );
  if (missing.length > 0) {
    throw new Error(
      `Not set although other Firebase variables are: ${missing.join(', ')}. Copy what is missing from the Firebase console (Project settings, Your apps) into .env.production.local, leave the measurement id empty there to run without analytics, or set none of the four.`,
    );
  }
  return {
    apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '',
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
    appId: env.NEXT_PUBLIC_FIREBASE_APP_ID ?? '',
    measurementId: previewName ? '' : (env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID ?? ''),
  };
}

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

async function loadApp(): Promise<FirebaseApp> {
  const { getApps, initializeApp } = await import('firebase/app');
  return getApps()[0] ?? keepNothing(initializeApp(readFirebaseConfig()));
}

/** Services of the SDK that keep something in the browser, replaced by ones that do not. */
const keepsNothing = {
  // Would note the days on which the SDK was used, for Firebase's own statistics.
  heartbeat: {
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  },
  // Would make an id for the browser, register it with Google, and add it to every event of analytics.
  'installations-internal': { getId: () => Promise.resolve(undefined) },
};

/**
 * Keeps the SDK from writing to IndexedDB. Its packages find each other in a container, which its public
 * types leave out.
 */
function keepNothing(app: FirebaseApp): FirebaseApp {
  const { container } = app as FirebaseApp & {
    container: { addOrOverwriteComponent: (component: object) => void };
  };
  for (const [name, service] of Object.entries(keepsNothing)) {
    container.addOrOverwriteComponent({
      name,
      type: 'PRIVATE',
      instantiationMode: 'LAZY',
      instanceFactory: () => service,
    });
  }
  return app;
}

/**
 * Calls the Cloud Function `sendContactEmail` on the page's own origin, where Hosting forwards the call.
 * The content of the response is not read (specification §7).
 *
 * @throws whatever went wrong: a script that did not load, no network, an error response, or the
 *   callable's own timeout (70 s).
 */
export async function sendContactEmail(message: ContactMessage): Promise<void> {
  const [app, { getFunctions, httpsCallable }] = await Promise.all([
    loadApp(),
    import('firebase/functions'),
  ]);
  const functions = getFunctions(app, window.location.origin);
  await httpsCallable<ContactMessage>(functions, 'sendContactEmail')(message);
}

/** Set once analytics has started. */
let track: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Starts analytics if a measurement id is configured, the visitor has not opted out and the browser
 * supports it; it keeps nothing in the browser. The SDK fetches the web configuration, with its timeout, back-off and fallback to the local
 * measurement id (specification §8). Never throws: problems are console warnings.
 */
export async function startAnalytics(): Promise<void> {
  try {
    if (!readFirebaseConfig().measurementId || hasOptedOut(window.navigator)) return;
    const [app, { onLog, setLogLevel }, sdk] = await Promise.all([
      loadApp(),
      import('firebase/app'),
      import('firebase/analytics'),
    ]);
    // The SDK logs some of its problems as errors; the specification wants warnings (§8).
    setLogLevel('silent');
    onLog(({ message }) => console.warn(message), { level: 'warn' });
    if (!(await sdk.isSupported())) {
      console.warn('Analytics is off: this browser does not support it.');
      return;
    }
    sdk.setConsent(consent);
    const analytics = sdk.initializeAnalytics(app);
    // This call waits for the SDK's start and logs its failure, which would otherwise be an unhandled
    // rejection when Google's hosts are blocked.
    sdk.setAnalyticsCollectionEnabled(analytics, true);
    track = (event) =>
      sdk.logEvent(analytics, event.name as string, 'params' in event ? event.params : {});
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
