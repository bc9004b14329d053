import { getFunctions, httpsCallable } from 'firebase/functions';

import type { Enquiry } from '../contact';
import { startApp } from './firebase-app';

/**
 * Calls the Cloud Function `sendContactEmail` on the page's own origin, where Hosting passes it on.
 *
 * @throws an error if the network fails, the response is an error, or the callable's own timeout (70 s) has
 *   passed.
 */
export async function callFunction(enquiry: Enquiry): Promise<void> {
  const functions = getFunctions(startApp(), window.location.origin);
  await httpsCallable<Enquiry>(functions, 'sendContactEmail')(enquiry);
}
