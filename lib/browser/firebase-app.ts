import { initializeApp, type FirebaseApp } from 'firebase/app';

import { readFirebaseConfig } from './firebase-config';

/** Replacements for services of the SDK that store something in the browser. */
const keepsNothing = {
  // The original records the days of use, for Firebase's own statistics.
  heartbeat: {
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  },
  // The original makes an id for the browser, registers it with Google, and adds it to every analytics event.
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
