import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { newestScript } from '../../lib/generated/paths';
import {
  builtScripts,
  scriptFolder,
  scriptManifest,
  type BuiltScripts,
} from '../../lib/generated/scripts';
import { browserslist } from '../../package.json';
import { bundleScripts, watchInline, type ScriptSettings } from '../../tools/export/bundle';

/** What tools/export bundles. */
export const scripts: ScriptSettings = {
  browsers: browserslist,
  islands: 'components/islands/hydrate.ts',
  lazy: {
    FIREBASE_CALL_SCRIPT: 'lib/browser/firebase-call.ts',
    FIREBASE_ANALYTICS_SCRIPT: 'lib/browser/firebase-analytics.ts',
  },
  inline: {
    firstPaint: 'components/islands/first-paint',
    seasonClock: 'lib/browser/season-clock',
  },
  folder: scriptFolder,
  newest: {
    islands: newestScript('islands'),
    'firebase-call': newestScript('firebase-call'),
  },
  variables: [
    'NEXT_PUBLIC_PREVIEW',
    'NEXT_PUBLIC_PREVIEW_SENDS',
    'NEXT_PUBLIC_FIREBASE_API_KEY',
    'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
    'NEXT_PUBLIC_FIREBASE_APP_ID',
    'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID',
  ],
};

const write = (built: BuiltScripts) =>
  writeFileSync(scriptManifest, JSON.stringify(built, null, 2));

/** Bundles every script into `public` and lists them for the page. */
export async function buildScripts(): Promise<void> {
  mkdirSync(dirname(scriptManifest), { recursive: true });
  const { inline, islands } = await bundleScripts(scripts);
  const { firstPaint = '', seasonClock = '' } = inline;
  write({ firstPaint, seasonClock, islands });
}

/**
 * Gives the development server the inlined script anew whenever it changes.
 *
 * @returns a function that stops watching.
 */
export function watchScripts(): Promise<() => Promise<void>> {
  return watchInline(scripts, 'firstPaint', (firstPaint) =>
    write({ ...builtScripts(), firstPaint }),
  );
}
