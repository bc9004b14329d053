import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { build as esbuild, context, type BuildOptions, type Plugin } from 'esbuild';

/** The site's scripts. Files are relative to the project, addresses are URL paths. */
export interface ScriptSettings {
  /** The oldest browsers, in the form of browserslist. */
  browsers: string[];
  /** The browser's entry, which hydrates the islands. */
  islands: string;
  /** What the islands import on demand, by the name under which `process.env` has its address. */
  lazy: Record<string, string>;
  /** The functions that documents contain as text, each by its name with its module. */
  inline: Record<string, string>;
  /** The address of the scripts' folder, in `public`. */
  folder: string;
  /** Second addresses, without a hash: by the name of the script, such as `islands`. */
  newest: Record<string, string>;
  /** The names of the environment variables that scripts read. */
  variables: string[];
}

type Values = Record<string, string | undefined>;

/**
 * esbuild's options for a script that is one file: one that failed to load is asked for again as a whole.
 *
 * @param values of `process.env`.
 */
const options = ({ browsers, variables }: ScriptSettings, values: Values = {}): BuildOptions => ({
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: browsers.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', '')),
  define: Object.fromEntries(
    Object.entries<string | undefined>({
      NODE_ENV: 'production',
      ...Object.fromEntries(variables.map((name) => [name, process.env[name]])),
      ...values,
    }).map(([name, value]) => [
      `process.env.${name}`,
      value === undefined ? 'undefined' : JSON.stringify(value),
    ]),
  ),
  legalComments: 'none',
  logLevel: 'error',
});

/** esbuild's options for an inlined function, with its call. */
const inlineOptions = (settings: ScriptSettings, name: string): BuildOptions => ({
  ...options(settings),
  stdin: {
    contents: `import { ${name} as run } from './${settings.inline[name] ?? ''}'; run();`,
    resolveDir: '.',
  },
});

const textOf = ({ outputFiles = [] }: { outputFiles?: { text: string }[] | undefined }) =>
  outputFiles[0]?.text.trim() ?? '';

const bundle = async (of: BuildOptions) => textOf(await esbuild(of));

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
 * @param mode React's `development` build explains a hydration mismatch.
 */
export function bundleIslands(
  settings: ScriptSettings,
  addresses: Record<string, string>,
  mode: 'production' | 'development' = 'production',
): Promise<string> {
  const files = Object.entries(settings.lazy).map(
    ([name, file]) => [resolve(file), addresses[name] ?? ''] as const,
  );
  return bundle({
    ...options(settings, { ...addresses, NODE_ENV: mode }),
    entryPoints: [settings.islands],
    plugins: [loadsLater(new Map(files))],
  });
}

/**
 * Bundles every script that runs in visitors' browsers, since Next bundles none for them, and writes the
 * files to `public`, under content-hashed names.
 *
 * @returns the texts of the inlined scripts by name, and the address of the islands' script.
 */
export async function bundleScripts(
  settings: ScriptSettings,
): Promise<{ inline: Record<string, string>; islands: string }> {
  const folder = `public${settings.folder}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const file = `${name}-${hash}.js`;
    writeFileSync(join(folder, file), text);
    const newest = settings.newest[name];
    if (newest) copyFileSync(join(folder, file), `public${newest}`);
    return `${settings.folder}/${file}`;
  };

  const addresses: Record<string, string> = {};
  for (const [name, file] of Object.entries(settings.lazy)) {
    const text = await bundle({ ...options(settings), entryPoints: [file], format: 'esm' });
    addresses[name] = write(basename(file, '.ts'), text);
  }
  const inline: Record<string, string> = {};
  for (const name of Object.keys(settings.inline)) {
    inline[name] = await bundle(inlineOptions(settings, name));
  }
  return {
    inline,
    islands: write('islands', await bundleIslands(settings, addresses)),
  };
}

/**
 * Bundles an inlined script anew whenever its sources change.
 *
 * @param changed is given its text, at first too.
 * @returns a function that stops watching.
 */
export async function watchInline(
  settings: ScriptSettings,
  name: string,
  changed: (text: string) => void,
): Promise<() => Promise<void>> {
  const tell: Plugin = {
    name: 'tell',
    setup: (build) => {
      build.onEnd((result) => {
        if (result.errors.length === 0) changed(textOf(result));
      });
    },
  };
  const watched = await context({ ...inlineOptions(settings, name), plugins: [tell] });
  await watched.watch();
  return () => watched.dispose();
}
