import type { FirebaseOptions } from 'firebase/app';

import { previewName } from '../preview';

/** The public client configuration (§7.5). It contains no secret. */
export interface FirebaseConfig extends FirebaseOptions {
  apiKey: string;
  projectId: string;
  appId: string;
  /** Empty if the site runs without analytics. */
  measurementId: string;
}

/**
 * The project of the local emulators. Google's tools never connect a project to production services if its id begins with
 * `demo-`.
 */
export const demoConfig: FirebaseConfig = {
  apiKey: 'demo-api-key',
  projectId: 'demo-red-rim',
  appId: '1:000000000000:web:0000000000000000000000',
  measurementId: '',
};

// Each name is written out in full, because Next replaces these expressions with their values at build time.
const environment = {
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID,
};

/**
 * Reads the configuration from the environment. If no variable is set, it is the local demo project's.
 *
 * @param env the four variables. An empty measurement id switches analytics off.
 * @throws an error that names the missing variables if others are set.
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
      `Some Firebase variables are set, but these are missing: ${missing.join(', ')}. Copy them from the Firebase console (Project settings, Your apps) into .env.production.local. To run without analytics, leave the measurement id empty. To run without Firebase, set none of the four.`,
    );
  }
  return {
    apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '',
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
    appId: env.NEXT_PUBLIC_FIREBASE_APP_ID ?? '',
    measurementId: previewName ? '' : (env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID ?? ''),
  };
}
