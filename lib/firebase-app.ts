import { initializeApp, type FirebaseApp } from 'firebase/app';

import { readFirebaseConfig } from './firebase-config';

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
 * Starts the SDK and keeps it from writing to IndexedDB. Its packages find each other in a container, which
 * its public types leave out.
 */
export function startApp(): FirebaseApp {
  const app = initializeApp(readFirebaseConfig());
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
