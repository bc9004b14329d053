import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HeaderRule } from './headers';

/**
 * The Firebase configuration of the last build: firebase.json with the build's headers for the site. The
 * emulators read the file, and deploys read its headers. Git ignores it, because the headers change with
 * every word.
 */
export const hostingConfig = '.firebase.site.json';

/** The part of firebase.json that this file reads. */
interface FirebaseJson {
  hosting: ({ target: string; predeploy?: string[] } & Record<string, unknown>)[];
}

const readConfig = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseJson;

/**
 * Returns firebase.json with only one of its Hosting targets.
 *
 * @throws an Error if there is no such target.
 */
export function hostingTarget(name: string, folder = '.') {
  const config = readConfig(folder);
  const found = config.hosting.find(({ target }) => target === name);
  if (!found) {
    throw new Error(`firebase.json has no Hosting target "${name}": add it to "hosting".`);
  }
  // This hook stops deploys from firebase.json itself, which has no headers.
  const { target: _, predeploy: __, ...hosting } = found;
  return { ...config, hosting };
}

/**
 * Writes the configuration with a build's headers, in Firebase's format
 * (https://firebase.google.com/docs/hosting/full-config#headers).
 *
 * @param folder the folder that contains firebase.json.
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
  writeFileSync(join(folder, hostingConfig), `${JSON.stringify({ ...config, hosting }, null, 2)}\n`);
}
