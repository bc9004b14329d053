import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HeaderRule } from './headers';

/**
 * The Firebase configuration of the last build: firebase.json with the build's headers. Emulators and deploys
 * read it; git ignores it, because the headers change with every word and photograph.
 */
export const hostingConfig = '.firebase.site.json';

/**
 * Writes a build's headers to where its deploy reads them, in the form of firebase.json
 * (https://firebase.google.com/docs/hosting/full-config#headers).
 *
 * @param folder the folder of firebase.json.
 */
export function writeHostingConfig(rules: HeaderRule[], folder = '.'): void {
  const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    hosting: object;
  };
  const headers = rules.map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  // The hook refuses deploys from firebase.json itself, which would send no policy.
  const hosting = { ...config.hosting, predeploy: undefined, headers };
  const text = `${JSON.stringify({ ...config, hosting }, null, 2)}\n`;
  writeFileSync(join(folder, hostingConfig), text);
}
