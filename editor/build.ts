// Depends on the inside of @sveltia/cms@0.221.1: the files in its folder.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';
import { build } from 'esbuild';

import { configFor } from './config';

const to = 'out-editor';

/** The files that the editor's site takes from packages and from the site's build. */
const copies = {
  'editor/index.html': 'index.html',
  'node_modules/@sveltia/cms/npm/assets': 'assets',
  'out/_next/static/media': '_next/static/media',
  'out/icon.svg': 'icon.svg',
  photos: 'photos',
};

/** The style of the message about mistakes. */
const previewStyle = `
.preview-mistakes { position: fixed; inset: auto 0 0; z-index: 9; max-height: 40%; overflow: auto; padding: 1rem; white-space: pre-wrap;
  font: 1rem/1.5 system-ui; color: #fff; background: #7f1d1d }
`;

/** The document of the page with every style rule, but without content and scripts. */
function previewDocument(): string {
  const $ = load(readFileSync('.next/export/index.html', 'utf8'));
  const styles = $('head style')
    .toArray()
    .map((style) => $.html(style));
  $('head').html(
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The page</title>${styles.join('')}<style>${previewStyle}</style><script type="module" src="/page.js"></script>`,
  );
  $('body').empty();
  return $.html();
}

/**
 * Builds the editor into `out-editor/`, from the site's build.
 *
 * @param siteUrl the address of the site.
 * @param repository on GitHub, as owner/name. With the stand-in, the editor only opens local folders.
 * @throws an error if the repository is not an owner and a name.
 */
export async function buildEditor(
  siteUrl: string,
  repository = 'your-name/your-repository',
): Promise<void> {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `EDITOR_REPOSITORY is "${repository}", but must be the site's repository at GitHub, as owner/name.`,
    );
  }
  rmSync(to, { recursive: true, force: true });
  const filter = (path: string) => !path.endsWith('.map');
  for (const [from, name] of Object.entries(copies))
    cpSync(from, `${to}/${name}`, { recursive: true, filter });
  writeFileSync(`${to}/config.json`, JSON.stringify(configFor(siteUrl, repository), null, 2));
  writeFileSync(`${to}/page.html`, previewDocument());
  await build({
    entryPoints: ['editor/editor.ts', 'editor/page.tsx'],
    outdir: to,
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    // The browser loads most parts of Sveltia when they are needed, and never its editor for code.
    splitting: true,
    external: ['@shikijs/*'],
  });
}
