import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HeaderRule } from './headers';

/**
 * The Firebase configuration of the last build: firebase.json with the build's headers for the site. The emulators
 * read it, and deploys its headers; git ignores it, because they change with every word and photograph.
 */
export const hostingConfig = '.firebase.site.json';

/** firebase.json, of which the site's deploys and the emulators read parts. */
interface FirebaseConfig {
  hosting: ({ target: string; predeploy?: string[] } & Record<string, unknown>)[];
}

const readConfig = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;

/**
 * One of the Hosting targets of firebase.json, as the only site of a configuration.
 *
 * @throws an Error when it is not there.
 */
export function hostingTarget(name: string, folder = '.') {
  const config = readConfig(folder);
  const found = config.hosting.find(({ target }) => target === name);
  if (!found)
    throw new Error(`firebase.json has no Hosting target "${name}": add it to "hosting".`);
  // The hook refuses deploys from firebase.json itself, which would send no policy.
  const { target: _, predeploy: __, ...hosting } = found;
  return { ...config, hosting };
}

/**
 * Writes a build's headers to where emulators and deploys read them, in the form of firebase.json
 * (https://firebase.google.com/docs/hosting/full-config#headers).
 *
 * @param folder the folder of firebase.json.
 */
export function writeHostingConfig(rules: HeaderRule[], folder = '.'): void {
  const headers = rules.map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const config = readConfig(folder);
  const hosting = config.hosting.map(({ predeploy: _, ...target }) =>
    target.target === 'site' ? { ...target, headers } : target,
  );
  writeFileSync(
    join(folder, hostingConfig),
    `${JSON.stringify({ ...config, hosting }, null, 2)}\n`,
  );
}
