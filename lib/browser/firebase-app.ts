// Depends on the inside of firebase: services find each other by name in a container that is not
// public.
import { initializeApp, type FirebaseApp } from 'firebase/app';

import type { FirebaseConfig } from '../environment';

/** scripts/export/bundle.ts replaces this name with the build's configuration. */
declare const firebaseConfig: FirebaseConfig;

/** Replacements for the SDK services that store data in the browser. */
const replacements = {
  // Every service starts it. The original stores the days of use for Firebase's statistics.
  heartbeat: {
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  },
  // Only analytics uses installations. The original creates an id for the browser, registers it with Google
  // and adds it to every event.
  'installations-internal': { getId: () => Promise.resolve(undefined) },
};

/** Starts the SDK without its writes to IndexedDB, which no setting switches off. */
export function startApp(): FirebaseApp {
  const app = initializeApp(firebaseConfig);
  const { container } = app as FirebaseApp & {
    container: { addOrOverwriteComponent: (component: object) => void };
  };
  for (const [name, service] of Object.entries(replacements)) {
    container.addOrOverwriteComponent({
      name,
      type: 'PRIVATE',
      instantiationMode: 'LAZY',
      instanceFactory: () => service,
    });
  }
  return app;
}
