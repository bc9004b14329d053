export const firebaseVariables = {
  apiKey: 'NEXT_PUBLIC_FIREBASE_API_KEY',
  projectId: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'NEXT_PUBLIC_FIREBASE_APP_ID',
  measurementId: 'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID',
} as const;

/**
 * The public client configuration of Firebase (specification §7.5). It contains no secret. The measurement id
 * is empty if the site runs without analytics.
 */
export type FirebaseConfig = Record<keyof typeof firebaseVariables, string>;

/**
 * The project of the local emulators. Google's tools never connect a project to production services if its id
 * begins with `demo-`.
 */
export const demoConfig: FirebaseConfig = {
  apiKey: 'demo-api-key',
  projectId: 'demo-red-rim',
  appId: '1:000000000000:web:0000000000000000000000',
  measurementId: '',
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads Firebase's configuration. If none of its variables is set, it is the local demo project's. */
function readFirebaseConfig(env: Variables): FirebaseConfig {
  const { measurementId, ...required } = firebaseVariables;
  if (Object.values(firebaseVariables).every((name) => env[name] === undefined)) return demoConfig;

  const missing: string[] = Object.values(required).filter((name) => !env[name]);
  if (env[measurementId] === undefined) missing.push(measurementId);
  if (missing.length > 0) {
    throw new Error(
      `Some Firebase variables are set, but these are missing: ${missing.join(', ')}. Set all four in .env.production, or none. Without analytics, the measurement id is empty.`,
    );
  }
  return {
    apiKey: env[required.apiKey] ?? '',
    projectId: env[required.projectId] ?? '',
    appId: env[required.appId] ?? '',
    measurementId: env[measurementId] ?? '',
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads what the build depends on. Without a name of a preview, it builds the live site. A preview is hidden
 * from search engines and runs no analytics. Its home page is labeled, and its form sends nothing.
 */
export function readEnvironment(env: Variables = process.env) {
  const previewName = env.NEXT_PUBLIC_PREVIEW ?? '';
  const firebase = readFirebaseConfig(env);
  return {
    previewName,
    firebase: previewName ? { ...firebase, measurementId: '' } : firebase,
  };
}
