import { readdirSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';

import type { Photograph } from '../../lib/content';
import type { Crop } from '../../lib/crops';
import { loadSite } from '../../lib/load-site';
import { scriptPaths } from '../../lib/paths';
import { brotli } from '../brotli';
import { sentHeaders } from '../sent-headers';
import { isShippedContent } from '../shipped';

const site = loadSite();

const served = (path: string) => readFileSync(`out${path.replace(/\?.*/, '')}`);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const html = served('/index.html').toString();
const $ = load(html);
const linked = (selector: string) => served($(selector).attr('href')!).length;

/** The bytes of a photograph's AVIF file. */
function weight(photo: Photograph, name: Crop['name'], width: number): number {
  const { files } = photo.crops.find((crop) => crop.name === name)!;
  return served(files.find((file) => file.width === width)!.path).length;
}
const hero = (name: Crop['name'], width: number) => weight(site.hero.photo, name, width);
const ski = (name: Crop['name'], width: number) => weight(site.skiShuttle.photo, name, width);
const bike = (name: Crop['name'], width: number) => weight(site.bikeShuttle.photo, name, width);

/** The headers that the build writes for the page's response, as HTTP/1.1 sends them. */
const headers = Object.entries(sentHeaders())
  .map(([key, value]) => `${key}: ${value}\r\n`)
  .join('');

const bodyFaces = readdirSync('out/_next/static/media').filter((file) => file.startsWith('body_'));

const islands = brotli(served(scriptPaths.islands));
const call = brotli(served(scriptPaths.call));

const bodyFace = sum(bodyFaces.map((file) => served(`/_next/static/media/${file}`).length));
const firstView = sum([
  brotli(html),
  linked('link[as="font"]'),
  hero('narrow', 900),
  linked('[rel=icon]'),
  bodyFace,
]);
const below = ski('narrow', 684) + bike('narrow', 860);

// Bytes as transferred: brotli for text, the file itself for the rest. Photographs are those of a phone of
// 390 px at 3x, and of a desktop of 1440 px at 1x, or dense at 2x.
test.each([
  // With its headers, the page fits into the ten packets that a server may send at first.
  ['document with its headers', isShippedContent ? 14_380 : 16_000, brotli(html) + headers.length],
  ['privacy page', 10_500, brotli(served('/privacy.html'))],
  ['page for unknown addresses', 9500, brotli(served('/404.html'))],
  ['font of the first view', 12_000, linked('link[as="font"]')],
  ['body face', 26_000, bodyFace],
  ['hero on a phone', 32_000, hero('narrow', 900)],
  ['hero on a desktop', 37_000, hero('wide', 1440)],
  ['hero on a dense desktop', 98_000, hero('wide', 2560)],
  ['photographs on a phone', 100_000, hero('narrow', 900) + below],
  [
    'photographs on a desktop',
    190_000,
    hero('wide', 1440) +
      ski('wide', 672) +
      sum(site.photoRow.photos.map((photo) => weight(photo, 'square', 300))) +
      bike('wide', 1440),
  ],
  ['islands, until the form is ready', 80_200, islands],
  ['islands, with a sent enquiry', 91_000, islands + call],
  ['first view on a phone', 82_000, firstView],
  ['visit on a phone, with a sent enquiry', 219_500, firstView + below + islands + call],
])('%s: at most %d bytes', (_what, budget, taken) => {
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(budget);
});

test('script before the visitor does anything: at most 1.8 KB, with notice or seasons 2.6 KB', () => {
  const scripts = $('script:not([type])');
  expect(scripts.filter('[src]')).toHaveLength(0);
  const max = scripts.filter('[data-zone]').length > 0 ? 2.6 : 1.8;
  const bytes = Buffer.byteLength(scripts.text());
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(max * 1024);
});

test.each(['404', 'privacy'])('the page %s has no script but the one for the year', (name) => {
  const page = load(served(`/${name}.html`).toString());
  expect(page('link[as="script"]')).toHaveLength(0);
  const scripts = page('script:not([type])').toArray();
  expect(scripts.map((script) => page(script).text())).toEqual([expect.stringContaining('getFullYear')]);
});
