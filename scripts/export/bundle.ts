import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { build as esbuild, type BuildOptions } from 'esbuild';

import type { FirebaseConfig } from '../../lib/environment';
import { scriptPaths } from '../../lib/paths';
import { firstPaintFile } from '../../lib/first-paint-script';

const define = { 'process.env.NODE_ENV': '"production"' };

/** Bundles a script into one file, so that a retry loads all of it. */
async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await esbuild({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The oldest browsers that pass the test of the first-paint script. `browserslist` in package.json is
    // newer.
    target: ['chrome93', 'edge93', 'firefox92', 'safari16'],
    define,
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

async function bundleFile(path: string, entryPoint: string, options: BuildOptions): Promise<void> {
  const file = `public${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await bundle({ entryPoints: [entryPoint], ...options }));
}

/** Bundles what runs in visitors' browsers. Visitors get none of the bundles that Next makes. */
export async function buildScripts(firebase: FirebaseConfig): Promise<void> {
  const sdk: BuildOptions = {
    format: 'esm',
    define: { ...define, firebaseConfig: JSON.stringify(firebase) },
  };
  // A classic script, because the policy's 'strict-dynamic' refuses `import()` in an inline script.
  await bundleFile(scriptPaths.islands, 'components/islands/hydrate.ts', {});
  await bundleFile(scriptPaths.call, 'lib/browser/firebase-call.ts', sdk);
  await bundleFile(scriptPaths.analytics, 'lib/browser/firebase-analytics.ts', {
    ...sdk,
    inject: ['lib/browser/fetch.ts'],
  });
  const contents = `import { firstPaint } from './components/inline/first-paint'; firstPaint();`;
  const hasAnalytics = String(firebase.measurementId !== '');
  const options = { stdin: { contents, resolveDir: '.' }, define: { ...define, hasAnalytics } };
  writeFileSync(firstPaintFile, await bundle(options));
}
