import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';

import type { ContactMessage } from './contact';
import { readFirebaseConfig } from './firebase-config';

/**
 * Calls the Cloud Function `sendContactEmail` on the page's own origin, where Hosting passes it on.
 *
 * @throws an error answer, or the callable's own timeout (70 s).
 */
export async function callFunction(message: ContactMessage): Promise<void> {
  const functions = getFunctions(initializeApp(readFirebaseConfig()), window.location.origin);
  await httpsCallable<ContactMessage>(functions, 'sendContactEmail')(message);
}
