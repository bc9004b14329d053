/** Stops a build whose Firebase configuration is incomplete; reads the .env files as Next does. */
import { loadEnvConfig } from '@next/env';

import { readFirebaseConfig } from '../lib/firebase';
import { reportError } from './report-error';

const silent = { info: () => undefined, error: console.error };
loadEnvConfig(process.cwd(), false, silent);

try {
  readFirebaseConfig(process.env);
} catch (error) {
  reportError(error);
}
