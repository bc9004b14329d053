import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';

import type { Enquiry } from '../contact';
import type { FirebaseConfig } from '../environment';

/** scripts/export/bundle.ts replaces this name with the build's configuration. */
declare const firebaseConfig: FirebaseConfig;

/**
 * Calls the Cloud Function `sendContactEmail` on the page's own origin, where Hosting passes it on.
 *
 * @throws an error if the network fails, the response is an error, or the callable's own timeout (70 s) has
 *   passed.
 */
export async function callFunction(message: Enquiry): Promise<void> {
  const functions = getFunctions(initializeApp(firebaseConfig), window.location.origin);
  await httpsCallable<Enquiry>(functions, 'sendContactEmail')(message);
}
