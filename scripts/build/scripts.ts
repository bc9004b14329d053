/**
 * Bundles the scripts that run in visitors' browsers: the first-paint script, which is inlined, and the
 * islands with everything they load on demand. Next bundles nothing for visitors.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { build as esbuild, type BuildOptions, type Plugin } from 'esbuild';

import { newestScript } from '../../lib/generated';
import { scriptFolder, scriptManifest, type BuiltScripts } from '../../lib/content/scripts';

const folder = `public${scriptFolder}`;
const entry = 'components/first-view/hydrate.ts';

/** The modules that the islands import on demand, each bundled into its own file. */
export const lazyModules = ['./firebase-call', './firebase-analytics'];

/** The oldest browsers of package.json's browserslist, as esbuild names them. */
function targets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/** Build-time constants: NODE_ENV and the public variables. */
function constants(): Record<string, string> {
  const names = [
    'NEXT_PUBLIC_PREVIEW',
    'NEXT_PUBLIC_PREVIEW_REPORT',
    'NEXT_PUBLIC_PREVIEW_SENDS',
    'NEXT_PUBLIC_FIREBASE_API_KEY',
    'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
    'NEXT_PUBLIC_FIREBASE_APP_ID',
    'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID',
  ];
  return {
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(
      names.map((name) => [
        `process.env.${name}`,
        process.env[name] === undefined ? 'undefined' : JSON.stringify(process.env[name]),
      ]),
    ),
  };
}

/**
 * Bundles a module into one file.
 *
 * @returns its text.
 */
async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await esbuild({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: targets(),
    define: constants(),
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Writes a script under a content-hashed name.
 *
 * @returns its URL path.
 */
function write(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const file = `${basename(name, '.ts')}-${hash}.js`;
  writeFileSync(join(folder, file), text);
  return `${scriptFolder}/${file}`;
}

/** Keeps the lazy modules out of a bundle and points their imports at their URL paths. */
const loadsLater = (addresses: Map<string, string>): Plugin => ({
  name: 'loads-later',
  setup: (build) => {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) => {
      if (kind !== 'dynamic-import') return undefined;
      const address = addresses.get(path);
      if (!address)
        throw new Error(`${path} is loaded later but not bundled: add it to lazyModules.`);
      return { path: address, external: true };
    });
  },
});

/**
 * Bundles the islands' script.
 *
 * @param lazy the URL paths of the lazy modules, by module.
 * @param mode React's `development` build explains a hydration mismatch.
 */
export function bundleIslands(
  lazy: Map<string, string>,
  mode: 'production' | 'development',
): Promise<string> {
  const define = {
    ...constants(),
    'process.env.NODE_ENV': JSON.stringify(mode),
    'process.env.FIREBASE_CALL_SCRIPT': JSON.stringify(lazy.get('./firebase-call')),
  };
  return bundle({ entryPoints: [entry], plugins: [loadsLater(lazy)], define });
}

/**
 * Bundles every script into `public` and lists them in the manifest. There are no shared chunks: a script
 * that failed to load is retried as one file.
 */
export async function buildScripts(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(scriptManifest), { recursive: true });

  const lazy = new Map<string, string>();
  for (const path of lazyModules) {
    const file = join('lib/browser', `${path}.ts`);
    lazy.set(path, write(file, await bundle({ entryPoints: [file], format: 'esm' })));
  }
  const islands = write('islands', await bundleIslands(lazy, 'production'));
  for (const [address, name] of [
    [islands, 'islands'],
    [lazy.get('./firebase-call') ?? '', 'firebase-call'],
  ] as const) {
    copyFileSync(`public${address}`, `public${newestScript(name)}`);
  }
  const firstPaint = await bundle({
    stdin: {
      contents: 'import { firstPaint } from "./components/first-view/first-paint"; firstPaint();',
      resolveDir: '.',
    },
  });
  const built: BuiltScripts = { firstPaint, islands, lazy: [...lazy.values()] };
  writeFileSync(scriptManifest, JSON.stringify(built, null, 2));
}
