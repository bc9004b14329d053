// Depends on the inside of @sveltia/cms: the files in its folder.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';
import { build } from 'esbuild';

import { bodyFaceAttribute, scriptsAttribute } from '../lib/dom';

const to = 'out-editor';

/** The files that the editor's site takes from packages and from the site's build. */
const copies = {
  'editor/index.html': 'index.html',
  'node_modules/@sveltia/cms/npm/assets': 'assets',
  'out/_next/static/media': '_next/static/media',
  'out/icon.svg': 'icon.svg',
  photos: 'photos',
};

/** The document of the preview page: the style rules of the built page, without its content and scripts. */
function previewDocument(): string {
  const $ = load(readFileSync('out/index.html', 'utf8'));
  $('head > :not(style), body > *').remove();
  // The first-paint script of the live page sets these.
  $('html').attr({ [scriptsAttribute]: '', [bodyFaceAttribute]: '' });
  $('head').prepend('<meta charset="utf-8"><title>The page</title>');
  $('head').append('<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>');
  return $.html();
}

/**
 * Builds the editor into `out-editor/`, from the site's build.
 *
 * @param repository on GitHub, as owner/name. With the stand-in, the editor only opens local folders.
 */
export async function buildEditor(repository = 'your-name/your-repository'): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  for (const [from, name] of Object.entries(copies)) cpSync(from, `${to}/${name}`, { recursive: true });
  writeFileSync(`${to}/page.html`, previewDocument());
  await build({
    entryPoints: ['editor.ts', 'editor.css', 'page.tsx', 'page.css'].map((file) => `editor/${file}`),
    outdir: to,
    bundle: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.EDITOR_REPOSITORY': JSON.stringify(repository) },
    jsx: 'automatic',
    // The browser loads most parts of Sveltia when they are needed, and never its editor for code.
    splitting: true,
    external: ['@shikijs/*'],
  });
}
