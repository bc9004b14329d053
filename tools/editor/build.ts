import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Plugin } from 'esbuild';
import postcss from 'postcss';
import tailwind from 'tailwindcss';

const here = 'tools/editor';
const sveltia = 'node_modules/@sveltia/cms/npm';

/** The repository of an editor that is not deployed: there is none of that name. */
export const standInRepository = 'your-name/your-repository';

/** What the page's components and its content read from disk, which the bundle has instead. */
const inlined = () => [
  '.photos/manifest.json',
  'public/generated/logo.svg',
  ...readdirSync('content').map((name) => `./content/${name}`),
];

/** Lets the page's components run in a browser. */
const inBrowser: Plugin = {
  name: 'in-browser',
  setup(api) {
    api.onResolve({ filter: /^node:fs$/ }, () => ({ path: 'fs', namespace: 'inlined' }));
    api.onLoad({ filter: /.*/, namespace: 'inlined' }, () => {
      const files = Object.fromEntries(inlined().map((file) => [file, readFileSync(file, 'utf8')]));
      const contents = `const files = ${JSON.stringify(files)}; export const readFileSync = (file) => files[file]; export const readdirSync = (folder) => Object.keys(files).filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length + 1));`;
      return { contents };
    });
    api.onResolve({ filter: /\/Photo$/ }, ({ importer }) =>
      importer.includes('PreviewPhoto') ? undefined : { path: resolve(here, 'PreviewPhoto.tsx') },
    );
  },
};

/** Texts of Sveltia's, by those that take their place. It has no option for them. */
const replaced = {
  // The policy allows neither; its fonts are among the assets.
  'https://cdn.jsdelivr.net/fontsource/fonts': '/assets/none',
  'https://www.githubstatus.com/api/v2/status.json':
    'data:application/json,{"status":{"indicator":"none"}}',
  // Our own sentence follows.
  'There was an error while saving the entry. Please try again later.': 'Nothing was saved.',
  // beforeSave merges.
  'If you save now, their changes will be lost.':
    'You can save all the same: what you did not change stays as they left it.',
};

/** Sveltia as the editor needs it: without what its forms never use, such as other languages, maps and code. */
const trimmed: Plugin = {
  name: 'trimmed',
  setup(api) {
    const unused =
      /^(@shikijs\/|leaflet|terra-draw|turndown)|\/(locales\/|chunks\/(heic|shiki|webp))/;
    api.onResolve({ filter: unused }, ({ importer }) =>
      importer.includes('@sveltia') ? { path: 'nothing', namespace: 'unused' } : undefined,
    );
    api.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default {}; export const n = {}, t = {}, r = {}, e = {}, i = {}',
    }));
    api.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [from, to] of Object.entries(replaced)) {
        if (!contents.includes(from)) {
          throw new Error(`Sveltia no longer has "${from}": see tools/editor/README.md.`);
        }
        contents = contents.replaceAll(from, to);
      }
      return { contents };
    });
  },
};

/**
 * Builds the editor into a folder of static files. Expects the site's assets to have been built.
 *
 * @param repository of the site at GitHub, as owner/name.
 * @throws an Error when it is not of that form.
 */
export async function buildEditor(repository: string, to = 'out-editor'): Promise<void> {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `EDITOR_REPOSITORY is "${repository}", but must be the site's repository at GitHub, as owner/name.`,
    );
  }
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'assets'), { recursive: true });
  await build({
    entryPoints: { editor: join(here, 'editor.ts'), page: join(here, 'page.tsx') },
    outdir: to,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    legalComments: 'none',
    logLevel: 'error',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.EDITOR_REPOSITORY': JSON.stringify(repository),
      'process.env': '{}',
    },
    plugins: [inBrowser, trimmed],
  });
  const globals = 'app/globals.css';
  const style = await postcss([tailwind()]).process(readFileSync(globals), { from: globals });
  writeFileSync(join(to, 'page.css'), style.css);
  for (const file of ['index.html', 'page.html', 'editor.css'])
    cpSync(join(here, file), join(to, file));
  const copies = {
    'app/drive.svg': 'drive.svg',
    '.fonts': 'fonts',
    'public/generated': 'generated',
    photos: 'pictures',
  };
  for (const [from, name] of Object.entries(copies))
    cpSync(from, join(to, name), { recursive: true });
  cpSync(join(sveltia, 'assets'), join(to, 'assets'), {
    recursive: true,
    filter: (path) => /assets$|\.(woff2|txt)$/.test(path),
  });
}
