/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { load, type CheerioAPI } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import NotFoundPage from '../../app/not-found';
import HomePage from '../../app/page';
import PrivacyPage from '../../app/privacy/page';
import { phonePattern } from '../../lib/contact';
import { inDollars } from '../../lib/content/money';
import { privacyParts } from '../../lib/content/privacy';
import { contentProblems, parseContent } from '../../lib/content/problems';
import { contentSchema, type Content } from '../../lib/content/schema';
import { content as own, siteOf } from '../../lib/content/site';
import { fixedIn, specified } from '../../scripts/release/specified';
import { changed, companies, shippedContent } from '../../test-support/companies';
import { takesBookings } from '../../test-support/page';

/** A company's content, with photographs that the build has prepared. */
const withOwnPhotographs = (content: Content) =>
  changed((copy) => {
    for (const part of ['hero', 'skiShuttle', 'bikeShuttle'] as const) {
      copy[part].photo.file = own[part].photo.file;
    }
    for (const [index, photo] of copy.photoRow.photos.entries()) {
      photo.file = own.photoRow.photos[index]!.file;
    }
  }, content);

// A plain object, so that the pages can be given another site.
jest.mock('../../lib/content/site', () => ({
  ...jest.requireActual<object>('../../lib/content/site'),
}));

/** Pages as the export renders them: as HTML, with no script run. */
function pagesOf(content: Content) {
  const site = siteOf(parseContent(content));
  Object.assign(jest.requireMock('../../lib/content/site'), { site });
  const rendered = (page: ReactNode) => load(renderToStaticMarkup(page));
  return {
    site,
    $: rendered(<HomePage />),
    privacy: rendered(<PrivacyPage />),
    notFound: rendered(<NotFoundPage />),
  };
}

const { longest, shortest, accents } = companies;

test.each(Object.entries(companies))('the schema accepts the %s company', (_name, { content }) => {
  expect(contentProblems(content)).toEqual([]);
});

test('the shipped page has every word and price that the specification fixes', () => {
  expect(Object.fromEntries(fixedIn(contentSchema, shippedContent))).toEqual(specified);
  const { $ } = pagesOf(withOwnPhotographs(shippedContent));
  const attributes = $('[data-props], [href]').map((_, element) =>
    Object.values($(element).attr()!),
  );
  const page = [$('body').text(), ...attributes.get()].join('\n');
  const document = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/g, ' ');
  const missing = Object.values(specified).filter(([, value]) => {
    const isPrice = typeof value === 'number';
    const text = isPrice ? inDollars(value) : value;
    const quoted = isPrice ? [`${text} `] : [`\`${text}\``, `\`#${text}\``];
    return !page.includes(text) || !quoted.some((each) => document.includes(each));
  });
  expect(missing).toEqual([]);
});

test('the hint beside the telephone number shows one that the form takes (§5.4)', () => {
  const [example = ''] = /[+(\d].*\d/.exec(shippedContent.contact.form.phoneHint) ?? [];
  expect(example).toMatch(phonePattern);
});

describe.each(
  (
    [
      ['this company', own],
      ['the shipped content', shippedContent],
      ['the longest company', longest.content],
      ['the shortest company', shortest.content],
      ['the company with accents', accents.content],
    ] as const
  ).map(([whose, content]) => [whose, pagesOf(withOwnPhotographs(content))] as const),
)('of %s', (_whose, { site, $, privacy, notFound }) => {
  const texts = (selector: string, page: CheerioAPI = $) =>
    page(selector)
      .toArray()
      .map((element) => page(element).text().trim());
  const attributes = (selector: string, name: string, page: CheerioAPI = $) =>
    page(selector)
      .toArray()
      .map((element) => page(element).attr(name));
  /** Those of the texts that are expected: the company may have others between them. */
  const among = (expected: (string | undefined)[], found: string[]) =>
    found.filter((text) => expected.includes(text));

  test('title and description have the length that results show', () => {
    expect(site.title.length).toBeLessThanOrEqual(60);
    expect(site.description.length).toBeGreaterThanOrEqual(70);
    expect(site.description.length).toBeLessThanOrEqual(160);
  });

  test('the header has the name and the links of the menu', () => {
    expect($('header').text()).toContain(site.shortName);
    expect(texts('header a')).toEqual(site.nav.links.map(({ label }) => label));
    expect(attributes('header a', 'href')).toEqual(
      site.nav.links.map(({ section }) => `#${section}`),
    );
  });

  test('the hero has the one h1, the company title, and Book Now', () => {
    expect(texts('h1')).toEqual([site.name]);
    expect(texts('section:has(h1) button')).toEqual([site.booking.label]);
  });

  test('the introduction presents the company, the winter and the summer shuttle', () => {
    const { lead, seasons } = site.intro;
    const words = [lead, ...seasons.flatMap(({ heading, text, link }) => [heading, link, text])];
    expect(among(words, texts('section:has(h1) + section :is(h2, p)'))).toEqual(words);
    const roads = seasons.flatMap(({ road }) => road ?? []);
    const elsewhere = 'section:has(h1) + section a[href^="https:"]';
    expect(texts(elsewhere)).toEqual(roads.map(({ label }) => label));
    expect(attributes(elsewhere, 'href')).toEqual(roads.map(({ href }) => href));
  });

  test('the ski card has its prices, its rows, its picture and Book Now', () => {
    const { id, heading, prices, rows = [], photo } = site.skiShuttle;
    expect(texts(`#${id} :is(dt, dd)`)).toEqual(rows.flatMap((row) => [row.label, row.value]));
    expect(attributes(`#${id} dd a`, 'href')).toEqual(rows.flatMap(({ href }) => href ?? []));
    expect(texts(`#${id} :is(h2, h3)`)).toEqual([heading]);
    expect(texts(`#${id} li`)).toEqual(
      prices.map(({ dollars, rider }) => `${inDollars(dollars, site.language)} ${rider}`),
    );
    expect(attributes(`#${id} img`, 'alt')).toEqual([photo.alt]);
    const isBooked = takesBookings(site.skiShuttle);
    expect(texts(`#${id} button`)).toEqual(isBooked ? [site.booking.label] : []);
  });

  test('the row has four photographs, and the band its lines', () => {
    expect(attributes('section[aria-label] img', 'alt')).toEqual(
      site.photoRow.photos.map(({ alt }) => alt),
    );
    expect(site.photoRow.photos).toHaveLength(4);
    expect(texts('section[aria-label] + section span')).toEqual(site.band.lines);
  });

  test('the white card has the bike shuttle’s labels and values', () => {
    const { id, heading, rows } = site.bikeShuttle;
    expect(texts(`#${id} :is(h2, h3)`)).toEqual([heading]);
    const facts = rows.filter(({ section }) => !section);
    expect(texts(`#${id} dt`)).toEqual(facts.map(({ label }) => label));
    expect(texts(`#${id} dd`)).toEqual(
      facts.flatMap(({ numeral, value }) => (numeral ? [numeral, value] : [value])),
    );
    // What is still to be asked stands beside Book Now.
    const questions = rows.filter(({ section }) => section);
    expect(texts(`#${id} p:has(a)`)).toEqual(
      questions.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(attributes(`#${id} p a`, 'href')).toEqual(
      questions.map(({ section = '' }) => `#${section}`),
    );
  });

  test('the contact section has form, phone, mail and social links', () => {
    const { id, heading, intro, form, phone, text, answers, email, social } = site.contact;
    expect(texts(`#${id} :is(h2, h3)`)).toEqual([heading]);
    expect(texts(`#${id} h2 + p`)).toEqual([intro]);
    expect(texts('form label')).toEqual(Object.values(form.labels));
    expect(texts(`#${id} button`)).toEqual([form.send]);
    const sms = text ? [text] : [];
    const mail = `mailto:${email.address}`;
    const ways = [phone, ...sms, { href: mail }, ...social].map(({ href }) => href);
    expect(attributes('address a', 'href')).toEqual(ways);
    const call = [phone.display, ...sms.map(({ label }) => label)];
    expect(texts('address a').slice(0, -social.length)).toEqual([...call, email.address]);
    expect(texts('address p')[0]).toBe([phone.label, ...call, ...answers].join(''));
    const inNewTab = 'address a[target="_blank"][rel="noopener"]';
    expect(attributes(inNewTab, 'aria-label')).toEqual(social.map(({ label }) => label));
  });

  test('the copyright line ends the page', () => {
    expect(texts('footer p')[0]).toBe(
      `© ${new Date().getFullYear()} ${site.name}. ${site.footer.rights}.`,
    );
  });

  test('the page has one booking link, hidden', () => {
    expect(texts('body > a[hidden]')).toEqual([site.booking.label]);
    expect($('body > a[hidden]').attr()).toMatchObject({ href: site.booking.href });
    expect($('body > a[target]')).toHaveLength(0);
  });

  test('the page has its areas in the specified order', () => {
    const headings = $('header, section, footer')
      .toArray()
      .map((area) => $(area).find('h1, h2').first().text());
    const specified = [
      ...['', site.name, site.intro.seasons[0]!.heading, site.skiShuttle.heading],
      ...['', '', site.bikeShuttle.heading, site.contact.heading, ''],
    ];
    expect(among(specified, headings)).toEqual(specified);
    expect(texts('header, section, footer').at(-1)).toContain(site.footer.rights);
  });

  test('no two elements have the same id', () => {
    // The logo's own parts are in the header and nowhere else.
    const ids = attributes('[id]', 'id').filter((id) => !id?.startsWith('logo'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the structured data name the company', () => {
    const data = $('script[type="application/ld+json"]').text();
    expect(JSON.parse(data)).toMatchObject({ name: site.name, description: site.description });
  });

  test('footer and form lead to the privacy page', () => {
    for (const place of ['footer', 'form']) {
      expect(texts(`${place} a`)).toEqual([site.footer.privacy.label]);
      expect(attributes(`${place} a`, 'href')).toEqual([site.footer.privacy.href]);
    }
  });

  test('the privacy page has the menu, and names who is responsible and whom to ask', () => {
    const { heading, effective, responsible, mail } = site.privacy;
    expect(texts('h1', privacy)).toEqual([heading]);
    const { links } = site.nav;
    expect(texts('header a', privacy)).toEqual([
      site.shortName,
      ...links.map(({ label }) => label),
    ]);
    expect(attributes('header a', 'href', privacy)).toEqual([
      '/',
      ...links.map(({ section }) => (section === 'home' ? '/' : `/#${section}`)),
    ]);
    const facts = [effective, responsible.name, responsible.address, mail.provider, mail.kept];
    for (const fact of facts) expect(privacy('main').text()).toContain(fact);
    const { address } = site.contact.email;
    expect(texts(`main a[href="mailto:${address}"]`, privacy)).toContain(`Write to ${address}`);
  });

  test('the privacy page names every field, and Google Analytics only where that is configured', () => {
    const text = (measurementId: string) =>
      privacyParts(site, { measurementId })
        .flatMap(({ paragraphs }) => paragraphs)
        .join('\n');
    for (const label of Object.values(site.contact.form.labels)) {
      expect(text('')).toContain(label.toLowerCase());
    }
    expect(text('')).not.toContain('Google Analytics');
    expect(text('G-DEMO')).toContain('Google Analytics');
  });

  test('a missing page leads home', () => {
    expect(texts('h1', notFound)).toEqual([site.notFound.title]);
    expect(notFound('main').text()).toContain(site.notFound.heading);
    expect(texts('main section a', notFound)).toEqual([site.notFound.home]);
    expect(attributes('main section a', 'href', notFound)).toEqual(['/']);
  });
});
