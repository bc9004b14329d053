import { readFileSync } from 'node:fs';

/** The inline scripts that the build bundles, as text (scripts/export/bundle.ts). */
export interface InlineScripts {
  firstPaint: string;
  seasonClock: string;
}

export const inlineScriptsFile = '.scripts/inline.json';

/**
 * Loads the text of the inline scripts.
 *
 * @throws an error that says what to run if the build has not bundled them.
 */
export function loadInlineScripts(): InlineScripts {
  try {
    return JSON.parse(readFileSync(inlineScriptsFile, 'utf8')) as InlineScripts;
  } catch {
    throw new Error('The inline scripts have not been bundled: run "npm run build".');
  }
}
