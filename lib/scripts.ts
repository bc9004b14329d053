import { readFileSync } from 'node:fs';

/** The scripts that documents contain as text (scripts/export/bundle.ts). */
export interface BuiltScripts {
  /** The text of the first-paint script. */
  firstPaint: string;
  /** The text of the script for notice and seasons. */
  seasonClock: string;
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
