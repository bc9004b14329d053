import { readFileSync } from 'node:fs';

import { transpileModule } from 'typescript';

import { readFirebaseConfig } from '../../lib/firebase-config';
import { loadEnv } from '../shared/env';

/** @throws an Error that names the first line at which the words stop being what they should be. */
function assertReadable(file: string) {
  const { diagnostics = [] } = transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
  });
  const [first] = diagnostics;
  if (!first) return;
  const line = first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0;
  throw new Error(
    `${file}:${line + 1} cannot be read: most likely a quotation mark inside a text ends it there (write ’ instead), or one is missing at its end, or a comma after it.`,
  );
}

/**
 * Checks the words and, read from the .env files as Next does, the Firebase configuration.
 *
 * @throws an Error that says in a sentence what cannot be read.
 */
export function assertConfigured(): void {
  assertReadable('lib/site.ts');
  loadEnv();
  readFirebaseConfig(process.env);
}
