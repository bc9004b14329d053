import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { loadEnv } from '../shared/env';
import { assertContent } from './check-content';

/**
 * Checks the content, and the Firebase configuration in the .env files as Next reads them.
 *
 * @throws an Error with one sentence per problem.
 */
export function assertConfigured(): void {
  assertContent();
  loadEnv();
  readFirebaseConfig(process.env);
}
