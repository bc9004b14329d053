// Depends on the inside of firebase@12.19.0: services find each other by name in a container that is not public.
import { initializeApp, type FirebaseApp } from 'firebase/app';

import { readFirebaseConfig } from './firebase-config';

/** Services of the SDK that store something in the browser, and what takes their place. */
const replacements = {
  // The original records the days of use, for Firebase's own statistics.
  heartbeat: {
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  },
  // The original makes an id for the browser, registers it with Google, and adds it to every analytics event.
  'installations-internal': { getId: () => Promise.resolve(undefined) },
};

/** Starts the SDK and keeps it from writing to IndexedDB, for which it has no setting. */
export function startApp(): FirebaseApp {
  const app = initializeApp(readFirebaseConfig());
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
