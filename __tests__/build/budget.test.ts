/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { load } from 'cheerio';

import { parseContent } from '../../lib/content/problems';
import { builtPhoto, pictures, type Cut } from '../../lib/generated/photos';
import { builtScripts } from '../../lib/generated/scripts';
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
/** The bytes of the font files whose names begin with `name`. */
function faces(name: string): number {
  const folder = '/_next/static/media';
  const files = readdirSync(`out${folder}`).filter((file) => file.startsWith(name));
  if (files.length === 0) throw new Error(`No font of the build is named ${name}*.`);
  return sum(files.map((file) => served(`${folder}/${file}`).length));
}
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

/** What the first view takes on a phone. */
const bytes = {
  document: brotli(html),
  font: linked('link[as="font"]').length,
  hero: weight(hero.photo, 'narrow', 900),
  icon: linked('link[rel="icon"]').length,
};
const isShipped = isDeepStrictEqual(content, parseContent(shippedContent));
const hasToday = $('script[data-zone]').length > 0;
const everySquare = photoRow.photos.map((each) => weight(each, 'square', 300));

// Bytes as transferred: brotli for text, the file itself for the rest. Photographs are those of a phone of 390 px
// at 3x, and of a desktop of 1440 px at 1x, or dense at 2x.
test.each([
  // The most fits into ten packets of a new connection, with its headers.
  ['document', isShipped ? 13_300 : 15_000, bytes.document],
  ['document without its words', hasToday ? 12_900 : 12_000, brotli(withoutWords(html))],
  // With what a notice, seasons and three prices bring.
  ['css', 6_700, brotli($('style').text())],
  ['font', 12_000, bytes.font],
  ['body face', 26_000, faces('body_')],
  ['hero', 24_000, bytes.hero],
  ['hero on a desktop', 36_000, weight(hero.photo, 'wide', 1440)],
  ['hero on a dense desktop', 90_000, weight(hero.photo, 'wide', 2560)],
  [
    'photographs on a phone',
    100_000,
    bytes.hero + weight(skiShuttle.photo, 'narrow', 684) + weight(bikeShuttle.photo, 'narrow', 860),
  ],
  [
    'photographs on a desktop',
    190_000,
    weight(hero.photo, 'wide', 1440) +
      weight(skiShuttle.photo, 'wide', 672) +
      sum(everySquare) +
      weight(bikeShuttle.photo, 'wide', 1440),
  ],
  ['islands, until the form is ready', 72_000, brotli(islands)],
  ['islands, with a sent enquiry', 85_000, brotli(islands) + brotli(served(sending))],
  ['first view on a phone', 50_000, sum(Object.values(bytes))],
])('%s: at most %d bytes', (_what, budget, taken) => {
  expect(taken).toBeLessThanOrEqual(budget);
});

test('script before the visitor does anything: at most 1.2 KB, with notice or seasons 2 KB', () => {
  $('template').remove();
  // Browsers that support modules skip the other one.
  const scripts = $('script:not([type], [nomodule])');
  expect(scripts.filter('[src]')).toHaveLength(0);
  const max = scripts.filter('[data-zone]').length > 0 ? 2 : 1.2;
  expect(Buffer.byteLength(scripts.text())).toBeLessThanOrEqual(max * 1024);
});

test('the page that was not found loads no script; the privacy page has none', () => {
  const missing = load(served('/404.html').toString());
  expect(missing('script[src], template')).toHaveLength(0);
  const privacy = load(served('/privacy.html').toString());
  expect(privacy('script, template, link[as="script"]')).toHaveLength(0);
});
