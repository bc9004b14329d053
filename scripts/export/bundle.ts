import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { build as esbuild, type BuildOptions, type Plugin } from 'esbuild';

import { newestScript, scriptFolder } from '../../lib/paths';
import { scriptManifest, type BuiltScripts } from '../../lib/scripts';
import { browserslist } from '../../package.json';

/** What the islands import on demand, by the name under which `process.env` has its address. */
const lazy = {
  FIREBASE_CALL_SCRIPT: 'lib/browser/firebase-call.ts',
  FIREBASE_ANALYTICS_SCRIPT: 'lib/browser/firebase-analytics.ts',
};

/** The environment variables that scripts read. */
const variables = [
  'NEXT_PUBLIC_PREVIEW',
  'NEXT_PUBLIC_PREVIEW_SENDS',
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
  'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID',
];

/** Those that also have an address without a hash, for pages that were open before a deploy. */
const withNewest = ['islands', 'firebase-call'];

/**
 * Bundles a script into one file: one that failed to load is asked for again as a whole.
 *
 * @param values of `process.env`, besides those of `variables`.
 * @returns its text.
 */
async function bundle(options: BuildOptions, values: Record<string, string> = {}): Promise<string> {
  const env: Record<string, string | undefined> = {
    NODE_ENV: 'production',
    ...Object.fromEntries(variables.map((name) => [name, process.env[name]])),
    ...values,
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

/** Keeps the lazy modules out of a bundle and points their imports at their addresses, by file. */
const loadsLater = (addresses: Map<string, string>): Plugin => ({
  name: 'loads-later',
  setup: (build) => {
    build.onResolve({ filter: /^[.@]/ }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await build.resolve(path, { kind: 'import-statement', importer, resolveDir });
      const address = addresses.get(found.path);
      if (address) return { path: address, external: true };
      return { errors: [{ text: `${path} is imported on demand: list it as a lazy script.` }] };
    });
  },
});

/**
 * Bundles the islands' script.
 *
 * @param addresses of the lazy scripts, by name.
 */
function bundleIslands(addresses: Record<string, string>): Promise<string> {
  const files = Object.entries(lazy).map(
    ([name, file]) => [resolve(file), addresses[name] ?? ''] as const,
  );
  const plugins = [loadsLater(new Map(files))];
  return bundle({ entryPoints: ['components/islands/hydrate.ts'], plugins }, addresses);
}

/**
 * Writes a script to `public`, under a name with its hash.
 *
 * @returns its address.
 */
function write(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const address = `${scriptFolder}/${name}-${hash}.js`;
  writeFileSync(`public${address}`, text);
  if (withNewest.includes(name)) writeFileSync(`public${newestScript(name)}`, text);
  return address;
}

/** Bundles every script that runs in visitors' browsers, since Next bundles none for them. */
export async function buildScripts(): Promise<void> {
  rmSync(`public${scriptFolder}`, { recursive: true, force: true });
  mkdirSync(`public${scriptFolder}`, { recursive: true });
  const addresses: Record<string, string> = {};
  for (const [name, file] of Object.entries(lazy)) {
    const text = await bundle({ entryPoints: [file], format: 'esm' });
    addresses[name] = write(basename(file, '.ts'), text);
  }
  const built: BuiltScripts = {
    firstPaint: await bundleInline('firstPaint', 'components/islands/first-paint'),
    seasonClock: await bundleInline('seasonClock', 'lib/browser/season-clock'),
    islands: write('islands', await bundleIslands(addresses)),
  };
  mkdirSync(dirname(scriptManifest), { recursive: true });
  writeFileSync(scriptManifest, JSON.stringify(built, null, 2));
}
