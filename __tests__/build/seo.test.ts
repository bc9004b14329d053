import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

import { StructuredData } from '../../app/StructuredData';
import { pages } from '../pages';
import { priceRange } from '../../lib/money';
import { site } from '../shipped';

const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const $ = load(read('/index.html'));
const { title, description } = site.seo;

const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

test('search engines get title and description of the home page, and do not index the page for unknown addresses', () => {
  expect($('title').text()).toBe(title);
  expect(meta('description')).toBe(description);
  expect(load(read('/404.html'))('meta[name="robots"]').attr('content')).toBe('noindex');
});

test.each(pages)('$path has its address, and preloads and shows its first view at once', ({ path, file }) => {
  const page = load(read(`/${file}.html`));
  expect(page('html').attr('lang')).toBe('en');
  const canonical = file === '404' ? undefined : `${site.url}${path === '/' ? '' : path}`;
  expect(page('link[rel="canonical"]').attr('href')).toBe(canonical);
  const shown = page('picture:has([fetchpriority="high"]) source').map((_, { attribs }) => attribs.srcset);
  const hinted = page('link[rel="preload"][as="image"]').map((_, { attribs }) => attribs.imagesrcset);
  expect(hinted.get().toSorted()).toEqual(shown.get().toSorted());
  expect(page('link[rel="preload"][as="image"]:not([media])')).toHaveLength(0);
  const faces = page('style').text().split('font-display:swap').slice(1);
  expect(faces).toHaveLength(3);
});

test('a shared link shows title, description and an image of 1200 by 630', async () => {
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:url': site.url,
    'og:title': title,
    'og:description': description,
    'og:locale': 'en_US',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  const names = Object.keys(tags);
  expect(Object.fromEntries(names.map((name) => [name, meta(name)]))).toEqual(tags);
  const { pathname } = new URL(meta('og:image'));
  const bytes = readFileSync(`out${pathname}`);
  // Messengers keep an image for weeks, so another one has another address.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  expect(meta('og:image')).toBe(`${site.url}/generated/share/${hash}.jpg`);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});

describe('the structured data', () => {
  test('describe the company with its prices', () => {
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as { sameAs?: string[] };
    const { contact, skiShuttle, name, seo, url } = site;
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name,
      description,
      url: `${url}/`,
      telephone: contact.phone.href.replace('tel:', ''),
      email: contact.email,
      image: meta('og:image'),
      address: { addressLocality: seo.city, addressRegion: seo.state, addressCountry: 'US' },
      areaServed: seo.area,
      priceRange: priceRange(skiShuttle.prices),
    });
    expect(data.sameAs ?? []).toEqual([contact.social, contact.photos, contact.reviews].filter(Boolean));
  });

  test('cannot end their own script element, whatever the company’s text is', () => {
    const name = '</script><script>alert(1)</script>';
    const data = createElement(StructuredData, { content: { ...site, name }, image: '/a.jpg' });
    const script = load(renderToStaticMarkup(data))('script');
    expect(script).toHaveLength(1);
    expect(JSON.parse(script.text())).toMatchObject({ name });
  });
});

test('search engines find all pages through robots.txt and sitemap', () => {
  const { addresses } = load(read('/sitemap.xml'), { xml: true }).extract({ addresses: ['loc'] });
  const found = pages.filter(({ file }) => file !== '404');
  expect(addresses.toSorted()).toEqual(found.map(({ path }) => site.url + path).toSorted());
  expect(read('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(read('/robots.txt')).not.toContain('Disallow');
});
