import { readFileSync } from 'node:fs';

/** What the build made of the site's scripts (scripts/export/bundle.ts). */
export interface BuiltScripts {
  /** The text of the first-paint script. */
  firstPaint: string;
  /** The text of the script for notice and seasons. */
  seasonClock: string;
  /** The address of the islands' script. */
  islands: string;
}

export const scriptManifest = '.scripts/manifest.json';

/** @throws an Error that says what to run when the build's step has not been run. */
export function builtScripts(): BuiltScripts {
  try {
    return JSON.parse(readFileSync(scriptManifest, 'utf8')) as BuiltScripts;
  } catch {
    throw new Error('The scripts have not been bundled: run "npm run build".');
  }
}
