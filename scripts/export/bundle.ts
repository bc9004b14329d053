import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { build as esbuild, type BuildOptions } from 'esbuild';

import { scriptPaths } from '../../lib/paths';
import { scriptManifest, type BuiltScripts } from '../../lib/scripts';
import { browserslist } from '../../package.json';

/** The environment variables that scripts read. */
const variables = [
  'NEXT_PUBLIC_PREVIEW',
  'NEXT_PUBLIC_PREVIEW_SENDS',
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
  'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID',
];

/**
 * Bundles a script into one file, so that a failed load is retried as a whole.
 *
 * @returns the script's text.
 */
async function bundle(options: BuildOptions): Promise<string> {
  const env: Record<string, string | undefined> = {
    NODE_ENV: 'production',
    ...Object.fromEntries(variables.map((name) => [name, process.env[name]])),
  };
  const { outputFiles = [] } = await esbuild({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', '')),
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        `process.env.${name}`,
        value === undefined ? 'undefined' : JSON.stringify(value),
      ]),
    ),
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles a function that documents contain as text, with its call. */
const bundleInline = (name: string, module: string) =>
  bundle({
    stdin: { contents: `import { ${name} } from './${module}'; ${name}();`, resolveDir: '.' },
  });

/** Bundles a script that browsers load, and writes it to `public`. */
async function bundleFile(path: string, entryPoint: string, options: BuildOptions): Promise<void> {
  const file = `public${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await bundle({ entryPoints: [entryPoint], ...options }));
}

/** Bundles every script that runs in visitors' browsers, since Next bundles none for them. */
export async function buildScripts(): Promise<void> {
  // The islands' script is a classic script: a clone of its element loads it again after a failure.
  await bundleFile(scriptPaths.islands, 'components/islands/hydrate.ts', {});
  await bundleFile(scriptPaths.call, 'lib/browser/firebase-call.ts', { format: 'esm' });
  await bundleFile(scriptPaths.analytics, 'lib/browser/firebase-analytics.ts', { format: 'esm' });
  const built: BuiltScripts = {
    firstPaint: await bundleInline('firstPaint', 'components/islands/first-paint'),
    seasonClock: await bundleInline('seasonClock', 'lib/browser/season-clock'),
  };
  mkdirSync(dirname(scriptManifest), { recursive: true });
  writeFileSync(scriptManifest, JSON.stringify(built, null, 2));
}
