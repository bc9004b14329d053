import type { FirebaseOptions } from 'firebase/app';

import { previewName } from '../preview';

/** The public client configuration (specification §7). None of it is a secret. */
export interface FirebaseConfig extends FirebaseOptions {
  apiKey: string;
  projectId: string;
  appId: string;
  /** Empty when the site runs without analytics. */
  measurementId: string;
}

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
