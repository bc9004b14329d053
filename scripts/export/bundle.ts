import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { build, type BuildOptions } from 'esbuild';

import type { FirebaseConfig } from '../../lib/environment';
import { scriptPaths } from '../../lib/paths';
import { firstPaintFile } from '../../lib/first-paint-script';

const define = { 'process.env.NODE_ENV': '"production"' };

/** Bundles a script into one file, so that a retry loads all of it. */
async function bundle(file: string, options: BuildOptions): Promise<void> {
  const { outputFiles = [] } = await build({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The oldest browsers that pass the test of the first-paint script. `browserslist` in package.json is
    // newer.
    target: ['chrome93', 'edge93', 'firefox92', 'safari15.4'],
    define,
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  mkdirSync(dirname(file), { recursive: true });
  for (const { text } of outputFiles) writeFileSync(file, text.trim());
}

/** Bundles what runs in visitors' browsers. Visitors get none of the bundles that Next makes. */
export async function buildScripts(firebase: FirebaseConfig): Promise<void> {
  const sdk: BuildOptions = {
    format: 'esm',
    define: { ...define, firebaseConfig: JSON.stringify(firebase) },
  };
  // A classic script, because the policy's 'strict-dynamic' refuses `import()` in an inline script.
  await bundle(`public${scriptPaths.islands}`, { entryPoints: ['components/islands/hydrate.ts'] });
  await bundle(`public${scriptPaths.call}`, { ...sdk, entryPoints: ['lib/browser/firebase-call.ts'] });
  await bundle(`public${scriptPaths.analytics}`, {
    ...sdk,
    entryPoints: ['lib/browser/firebase-analytics.ts'],
    inject: ['lib/browser/fetch.ts'],
  });
  const contents = `import { firstPaint } from './components/inline/first-paint'; firstPaint();`;
  await bundle(firstPaintFile, {
    stdin: { contents, resolveDir: '.' },
    define: { ...define, hasAnalytics: String(firebase.measurementId !== '') },
  });
}
