/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

import { StructuredData } from '../../components/ui/StructuredData';
import { site } from '../../lib/content/site';
import { structuredData } from '../../lib/content/structured-data';

const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const $ = load(read('/index.html'));
const meta = (name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

test('title and description are the site’s own', () => {
  expect($('title').text()).toBe(site.title);
  expect(meta('description')).toBe(site.description);
});

test('the page names its one address; the page that was not found names none', () => {
  expect($('link[rel="canonical"]').attr('href')).toBe(site.url);
  expect(meta('og:url')).toBe(site.url);
  expect(load(read('/404.html'))('link[rel="canonical"]')).toHaveLength(0);
  expect(load(read('/404.html'))('meta[name="robots"]').attr('content')).toBe('noindex');
});

test('the privacy page names its own address, title and description', () => {
  const privacy = load(read('/privacy.html'));
  expect(privacy('link[rel="canonical"]').attr('href')).toBe(
    `${site.url}${site.footer.privacy.href}`,
  );
  expect(privacy('title').text()).toBe(`${site.privacy.heading} | ${site.name}`);
  expect(privacy('meta[name="description"]').attr('content')).toBe(site.privacy.description);
  expect(privacy('meta[name="robots"], meta[property^="og:"]')).toHaveLength(0);
});

test('Open Graph and Twitter show title, description and a picture of 1200 by 630', async () => {
  for (const [property, value] of [
    ['og:type', 'website'],
    ['og:site_name', site.name],
    ['og:title', site.title],
    ['og:description', site.description],
    ['og:image', `${site.url}/generated/social.jpg`],
    ['og:image:alt', site.title],
    ['twitter:card', 'summary_large_image'],
  ] as const) {
    expect([property, meta(property)]).toEqual([property, value]);
  }
  const picture = sharp('out/generated/social.jpg');
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(readFileSync('out/generated/social.jpg').length).toBeLessThanOrEqual(150_000);
  // The title is on it: bright pixels over the photograph's dark end.
  const letters = await picture.extract({ left: 72, top: 330, width: 600, height: 240 }).stats();
  expect(letters.channels[0]!.max).toBeGreaterThan(240);
});

describe('the structured data', () => {
  test('are the site’s own, with what a result for a local business requires and recommends', () => {
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as object;
    expect(data).toEqual(JSON.parse(JSON.stringify(structuredData(site))));
    // https://developers.google.com/search/docs/appearance/structured-data/local-business
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: site.name,
      address: { addressRegion: site.place.region, addressCountry: site.place.country },
      url: `${site.url}/`,
      email: site.contact.email.address,
      areaServed: { name: site.place.areaServed },
      telephone: expect.stringMatching(/^\+1\d{10}$/) as string,
      image: `${site.url}/generated/social.jpg`,
      sameAs: site.contact.social.map(({ href }) => href),
    });
    const { makesOffer } = data as { makesOffer: object[] };
    expect(makesOffer.slice(0, site.skiShuttle.prices.length)).toMatchObject(
      site.skiShuttle.prices.map(({ dollars, rider }) => ({
        '@type': 'Offer',
        name: `${site.skiShuttle.heading}, ${rider.toLowerCase()}`,
        price: dollars,
        priceCurrency: 'USD',
        url: `${site.url}/#ski-shuttle`,
        availability: `https://schema.org/${site.skiShuttle.season?.closedNow ? 'OutOfStock' : 'InStock'}`,
      })),
    );
  });

  test.each([
    [[30, 25], '$25–$30'],
    [[35, 27.5, 30], '$27.50–$35'],
    [[35], '$35'],
    [[35, 35], '$35'],
  ])('tells the range of the prices %j as %s', (prices, range) => {
    const skiShuttle = {
      ...site.skiShuttle,
      prices: prices.map((dollars) => ({ dollars, rider: `${dollars}` })),
    };
    expect(structuredData({ ...site, skiShuttle })).toMatchObject({ priceRange: range });
  });

  test('cannot end its own block, whatever the site’s words are', () => {
    const name = '</script><script>alert(1)</script>';
    const block = renderToStaticMarkup(createElement(StructuredData, { site: { ...site, name } }));
    const script = load(block)('script');
    expect(script).toHaveLength(1);
    expect(JSON.parse(script.text())).toMatchObject({ name });
  });
});

test('sitemap and robots name the pages at their addresses', () => {
  const sitemap = load(read('/sitemap.xml'), { xml: true });
  const texts = (tag: string) =>
    sitemap(tag)
      .toArray()
      .map((each) => sitemap(each).text());
  const pages = readdirSync('out').filter((file) => /(?<!404)\.html$/.test(file));
  expect(pages).toContain('privacy.html');
  expect(texts('loc').toSorted()).toEqual(
    pages.map((file) => `${site.url}/${file.replace(/(index)?\.html$/, '')}`).toSorted(),
  );
  for (const date of texts('lastmod')) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(read('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(read('/robots.txt')).not.toContain('Disallow');
});

test('the manifest and the theme’s color are the site’s', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: site.name, theme_color: meta('theme-color') });
});
