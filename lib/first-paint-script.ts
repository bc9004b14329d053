import { readFileSync } from 'node:fs';

/** The build bundles the first-paint script into this file (scripts/export/bundle.ts). */
export const firstPaintFile = '.first-paint.js';

/**
 * Loads the text of the first-paint script.
 *
 * @throws an error that says what to run if the build has not bundled it.
 */
export function loadFirstPaintScript(): string {
  try {
    return readFileSync(firstPaintFile, 'utf8');
  } catch {
    throw new Error('The first-paint script has not been bundled: run "npm run build".');
  }
}
