/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { load } from 'cheerio';

import { parseContent } from '../../lib/content/problems';
import { builtPhoto, pictures, type Cut } from '../../lib/content/photos';
import { builtScripts } from '../../lib/content/scripts';
import { content, site, type Photograph } from '../../lib/content/site';
import { shippedContent } from '../../test-support/companies';

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
const served = (path: string) => readFileSync(`out${path}`);

const html = served('/index.html').toString();
const $ = load(html);
const linked = (selector: string) => served($(selector).attr('href')!);

/** The bytes of a photograph as AVIF, for a cut and width. */
const weight = (photo: Photograph, name: Cut['name'], width: number) => {
  const cut = builtPhoto(photo).cuts.find((each) => each.name === name)!;
  const wanted = pictures(photo.file, cut).find(
    (picture) => picture.width === width && picture.format === 'avif',
  );
  return served(wanted!.path).length;
};
const { hero, skiShuttle, photoRow, bikeShuttle } = site;
/** The URL paths of the font files whose names begin with `name`. */
const faces = (name: string) =>
  readdirSync('out/_next/static/media')
    .filter((file) => file.startsWith(name))
    .map((file) => `/_next/static/media/${file}`);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const islands = served(builtScripts().islands).toString();

/** The URL path of the script that calls the function, as the islands' script contains it. */
const [sending = ''] = /\/[\w/-]+\/firebase-call-[\w-]+\.js/.exec(islands) ?? [];

/** A document without what its operator writes. */
function withoutWords(html: string): string {
  // With scripting off, the content of `noscript` is parsed, too.
  const document = load(html, { scriptingEnabled: false });
  document('title, meta[content], [type="application/ld+json"]').remove();
  document('[data-props]').removeAttr('data-props');
  document('body :not(script, style)')
    .contents()
    .filter((_, node) => node.nodeType === 3)
    .remove();
  return document.html();
}

/** Bytes as transferred: brotli for text, the file itself for the rest. */
const bytes = {
  document: brotli(html),
  'document without its words': brotli(withoutWords(html)),
  css: brotli($('style').text()),
  font: linked('link[as="font"]').length,
  'body face': sum(faces('body_').map((file) => served(file).length)),
  // For a phone of 390 px at 3x, and a desktop of 1440 px at 1x and at 2x.
  hero: weight(hero.photo, 'narrow', 900),
  'hero on a desktop': weight(hero.photo, 'wide', 1440),
  'hero on a dense desktop': weight(hero.photo, 'wide', 2560),
  'photographs on a phone': sum([
    weight(hero.photo, 'narrow', 900),
    weight(skiShuttle.photo, 'narrow', 684),
    weight(bikeShuttle.photo, 'narrow', 860),
  ]),
  'photographs on a desktop': sum([
    weight(hero.photo, 'wide', 1440),
    weight(skiShuttle.photo, 'wide', 672),
    ...photoRow.photos.map((each) => weight(each, 'square', 300)),
    weight(bikeShuttle.photo, 'wide', 1440),
  ]),
  icon: linked('link[rel="icon"]').length,
  'islands, until the form is ready': brotli(islands),
  'islands, with a sent enquiry': brotli(islands) + brotli(served(sending)),
};

test.each([
  // The most fits into ten packets of a new connection, with its headers.
  ['document', isDeepStrictEqual(content, parseContent(shippedContent)) ? 10_500 : 12_500],
  ['document without its words', $('script[data-zone]').length > 0 ? 9_700 : 8_700],
  // With what a notice, seasons and three prices bring.
  ['css', 4_300],
  ['font', 12_000],
  ['body face', 26_000],
  ['hero', 24_000],
  ['hero on a desktop', 36_000],
  ['hero on a dense desktop', 90_000],
  ['photographs on a phone', 100_000],
  ['photographs on a desktop', 190_000],
  ['islands, until the form is ready', 72_000],
  ['islands, with a sent enquiry', 85_000],
] as const)('%s: at most %d bytes', (name, budget) => {
  expect(bytes[name]).toBeLessThanOrEqual(budget);
});

test('all of the first view on a phone: at most 50 KB', () => {
  expect(bytes.document + bytes.font + bytes.hero + bytes.icon).toBeLessThanOrEqual(50_000);
});

test('script before the visitor does anything: at most 1.2 KB, with notice or seasons 2 KB', () => {
  $('template').remove();
  // Browsers that support modules skip the other one.
  const scripts = $('script:not([type], [nomodule])');
  expect(scripts.filter('[src]')).toHaveLength(0);
  const most = scripts.filter('[data-zone]').length > 0 ? 2 : 1.2;
  expect(Buffer.byteLength(scripts.text())).toBeLessThanOrEqual(most * 1024);
});

test('the page that was not found loads no script; the privacy page has none', () => {
  const missing = load(served('/404.html').toString());
  expect(missing('script[src], template')).toHaveLength(0);
  const privacy = load(served('/privacy.html').toString());
  expect(privacy('script, template, link[as="script"]')).toHaveLength(0);
});
