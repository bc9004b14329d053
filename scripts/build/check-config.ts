import { readFirebaseConfig } from '../../lib/firebase-config';
import { loadEnv } from '../shared/env';
import { assertContent } from './check-content';

/**
 * Checks the content and, read from the .env files as Next does, the Firebase configuration.
 *
 * @throws an Error that says in a sentence what cannot be read.
 */
export function assertConfigured(): void {
  assertContent();
  loadEnv();
  readFirebaseConfig(process.env);
}
