/**
 * Stops a build whose words or Firebase configuration cannot be read, with a sentence; reads the .env files
 * as Next does.
 */
import { readFileSync } from 'node:fs';

import { transpileModule } from 'typescript';

import { readFirebaseConfig } from '../../lib/firebase';
import { loadEnv } from '../shared/env';
import { main } from '../shared/cli';

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

main(() => {
  assertReadable('lib/site.ts');
  loadEnv();
  readFirebaseConfig(process.env);
});
