import { existsSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';
import sharp from 'sharp';

import { site } from '../shipped';

// e2e/builds/page.spec.ts tests what the pages say. This is the rest.

const $ = load(readFileSync('out/index.html', 'utf8'));
const attributes = (selector: string, name: string) =>
  Array.from($(selector), (element) => $(element).attr(name));

// With links of its own in the form's hint, an iPhone breaks the hydration.
test('the page fits a phone’s screen, can be zoomed, has an icon, and gets no links from an iPhone', async () => {
  expect(attributes('meta[name="viewport"], meta[name="format-detection"]', 'content')).toEqual([
    'width=device-width, initial-scale=1, viewport-fit=cover',
    'telephone=no',
  ]);
  const icon = attributes('link[rel="apple-touch-icon"]', 'href')[0]!.replace(/\?.*/, '');
  expect(await sharp(`out${icon}`).metadata()).toMatchObject({ width: 180, height: 180 });
});

test('the booking link is hidden, because Book Now presses it (§1.3)', () => {
  expect(attributes('a[hidden]', 'href')).toEqual([site.booking.href]);
  // The provider learns where its visitors come from.
  expect(attributes('a[hidden]', 'rel')).toEqual([undefined]);
});

test('a visitor whose browser does not support AVIF gets each photograph as a JPEG (docs/browsers.md)', () => {
  expect(new Set(attributes('source', 'type'))).toEqual(new Set(['image/avif']));
  const photographs = attributes('picture img', 'src');
  expect(photographs.length).toBeGreaterThan(5);
  expect(photographs.filter((path) => !path?.endsWith('.jpg') || !existsSync(`out${path}`))).toEqual([]);
});

test('photographs that are wider or higher than their boxes are placed by their focus', () => {
  for (const { photo } of [site.hero, site.skiShuttle, site.bikeShuttle]) {
    const [x, y] = [photo.focus.x, photo.focus.y].map((share) => Math.round(100 * share));
    expect($('style').text()).toContain(`{object-position:${x}% ${y}%}`);
  }
});

test('the privacy page mentions Google Analytics only if the site runs it', () => {
  expect(readFileSync('out/privacy.html', 'utf8')).not.toContain('Google Analytics');
});
