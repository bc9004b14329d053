/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { load } from 'cheerio';

import { builtPhoto, photoPath } from '../../lib/photos';
import { site } from '../../lib/site';
import { islandsScript } from '../../scripts/build/documents';

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
const served = (path: string) => readFileSync(`out${path}`);

const html = served('/index.html').toString();
const $ = load(html);
const linked = (selector: string) => served($(selector).attr('href')!);

/** The hero in AVIF, as a screen of a width takes it. */
const hero = (cut: 'narrow' | 'wide', width: number) => {
  const { file } = site.hero.photo;
  const { cuts } = builtPhoto('hero', file);
  return served(
    photoPath(
      file,
      cuts.find(({ name }) => name === cut)!,
      width,
      'avif',
    ),
  ).length;
};

const islands = served(islandsScript(html) ?? '').toString();

/** The address of what calls the function, as the islands' script says it. */
const [sending = ''] = /\/[\w/-]+\/firebase-call-[\w-]+\.js/.exec(islands) ?? [];

/** Bytes as they travel: text in brotli, the rest as it is. */
const bytes = {
  document: brotli(html),
  css: brotli($('style').text()),
  font: linked('link[as="font"]').length,
  // What a phone of 390 px at 3x takes, and a desktop of 1440 px at 1x and at 2x.
  hero: hero('narrow', 900),
  'hero on a desktop': hero('wide', 1440),
  'hero on a dense desktop': hero('wide', 2400),
  icon: linked('link[rel="icon"]').length,
  'islands, until the form is ready': brotli(islands),
  'islands, with a sent enquiry': brotli(islands) + brotli(served(sending)),
};

test.each([
  ['document', 12_000],
  ['css', 4_700],
  ['font', 12_000],
  ['hero', 50_000],
  ['hero on a desktop', 150_000],
  ['hero on a dense desktop', 150_000],
  ['islands, until the form is ready', 72_000],
  ['islands, with a sent enquiry', 85_000],
] as const)('%s: at most %d bytes', (name, budget) => {
  expect(bytes[name]).toBeLessThanOrEqual(budget);
});

test('all of the first view on a phone: at most 100 KB', () => {
  const { document, font, hero: photo, icon } = bytes;
  expect(document + font + photo + icon).toBeLessThanOrEqual(100_000);
});

test('script before the visitor does anything: at most 1.2 KB, before any compression', () => {
  $('template').remove();
  const scripts = $('script:not([type])');
  expect(scripts.filter('[src]')).toHaveLength(0);
  expect(Buffer.byteLength(scripts.text())).toBeLessThanOrEqual(1.2 * 1024);
});

test('the page that was not found loads no script; the privacy page has none', () => {
  const missing = load(served('/404.html').toString());
  expect(missing('script[src], template')).toHaveLength(0);
  const privacy = load(served('/privacy.html').toString());
  expect(privacy('script, template, link[as="script"]')).toHaveLength(0);
});
