import { existsSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { site } from '../shipped';

// e2e/builds/page.spec.ts tests what the pages say. This is the rest.

const $ = load(readFileSync('out/index.html', 'utf8'));
const attributes = (selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));

// With links of its own in the form's hint, an iPhone breaks the hydration.
test('the page fits a phone’s screen, can be zoomed, and gets no links from an iPhone', () => {
  expect(attributes('meta[name="viewport"], meta[name="format-detection"]', 'content')).toEqual([
    'width=device-width, initial-scale=1, viewport-fit=cover',
    'telephone=no',
  ]);
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

test('links to other networks open in a new tab (§1.6)', () => {
  const { social, photos, reviews } = site.contact;
  expect(attributes('address a[target="_blank"][rel="noopener"]', 'href')).toEqual(
    [social, photos, reviews].filter(Boolean),
  );
});

test('a printed page says its address, and the home page where to book', () => {
  const printed = (file: string) => load(readFileSync(`out/${file}.html`, 'utf8'))('footer').text();
  expect(printed('index')).toContain(`${site.url}, booking: ${new URL(site.booking.href).host}`);
  expect(printed('privacy')).toContain(`${site.url}/privacy`);
});

test('the privacy page mentions Google Analytics only if the site runs it', () => {
  expect(readFileSync('out/privacy.html', 'utf8')).not.toContain('Google Analytics');
});
