/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';

import NotFoundPage from '../../app/not-found';
import HomePage from '../../app/page';
import PrivacyPage from '../../app/privacy/page';
import { contentProblems, parseContent } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { content as own, siteOf } from '../../lib/content/site';
import { generateContent } from '../../test-support/companies/generate';

jest.setTimeout(120_000);

const characters = Array.from(
  'abcdefgh ijklmnop qrstuvw xyzABCDEF 0123456789 .,:;!?&<>"\'’“”-–()/é ß ñ Ü 🚐',
);

/** Content that the schema accepts, another for each seed, with photographs that the build has prepared. */
function contentOf(seed: number): Content {
  // Park and Miller's generator.
  let state = seed + 1;
  const below = (end: number) => (state = (state * 48_271) % 2_147_483_647) % end;
  const one = <Value,>(values: readonly Value[]) => values[below(values.length)]!;
  const content = generateContent({
    one,
    size: (least, most) => least + below(most - least + 1),
    words: (length) =>
      Array.from({ length }, () => one(characters))
        .join('')
        .slice(0, length),
    has: () => below(2) === 1,
  });
  content.hero.photo.file = own.hero.photo.file;
  content.skiShuttle.photo.file = own.skiShuttle.photo.file;
  content.bikeShuttle.photo.file = own.bikeShuttle.photo.file;
  for (const [index, photo] of content.photoRow.photos.entries()) {
    photo.file = own.photoRow.photos[index]!.file;
  }
  return content;
}

// A plain object, so that the pages can be given another site.
jest.mock('../../lib/content/site', () => ({
  ...jest.requireActual<object>('../../lib/content/site'),
}));

test('whatever the schema accepts renders, with every text where it belongs', () => {
  for (let seed = 0; seed < 30; seed++) {
    const content = contentOf(seed);
    expect(contentProblems(content)).toEqual([]);
    const site = siteOf(parseContent(content));
    Object.assign(jest.requireMock('../../lib/content/site'), { site });
    expect(site.title.length).toBeLessThanOrEqual(60);
    expect(site.description.length).toBeGreaterThanOrEqual(70);

    const page = load(renderToStaticMarkup(<HomePage />));
    const texts = (selector: string) =>
      page(selector)
        .toArray()
        .map((element) => page(element).text().trim());
    const ids = page('[id]')
      .toArray()
      .map((element) => page(element).attr('id'))
      // The mark's own parts, in header and nowhere else.
      .filter((id) => !id?.startsWith('mark'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(texts('h1')).toEqual([site.name]);
    expect(texts('nav a')).toEqual(site.nav.links.map(({ label }) => label));
    expect(texts('dt')).toEqual(site.bikeShuttle.rows.map(({ label }) => label));
    expect(texts('dd')).toEqual(site.bikeShuttle.rows.map(({ value }) => value));
    expect(texts('form label')).toEqual(Object.values(site.contact.form.labels));
    expect(texts('#ski-shuttle li')).toHaveLength(site.skiShuttle.prices.length);
    const data = page('script[type="application/ld+json"]').text();
    expect(JSON.parse(data)).toMatchObject({ name: site.name, description: site.description });

    expect(load(renderToStaticMarkup(<PrivacyPage />))('h1').text()).toBe(site.privacy.heading);
    expect(load(renderToStaticMarkup(<NotFoundPage />))('h1').text()).toBe(site.notFound.title);
  }
});
