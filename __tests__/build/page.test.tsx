import { readFileSync } from 'node:fs';

import { load, type CheerioAPI } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';

import { Analytics } from '../../app/privacy/Analytics';
import { Page } from '../../components/Page';
import { contentOf, withPhotographs, type Site } from '../../lib/content';
import { loadSite, readBuiltPhotos } from '../../lib/load-site';
import { inDollars, priceRange } from '../../lib/money';
import { leastSite } from '../least';
import { longestSite, longestToday } from '../longest';

const built = (page: string) => load(readFileSync(`out/${page}.html`, 'utf8'));
const siteOf = (words: object, today: object) => withPhotographs(contentOf(words, today), readBuiltPhotos());
const shipped = loadSite();
const longest = siteOf(longestSite, longestToday);
const least = siteOf(leastSite, {});
const rendered = (site: Site) => load(renderToStaticMarkup(<Page site={site} sendsNothing={false} />));
const longestPage = rendered(longest);

/**
 * Returns functions that read the texts, an attribute, or the texts and addresses of a document's elements.
 */
const readersOf = ($: CheerioAPI) => ({
  texts: (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim()),
  attributes: (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name)),
  links: (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => [$(element).text().trim(), $(element).attr('href')]),
});

describe.each([
  ['the shipped page', shipped, built('index')],
  ['the longest page', longest, longestPage],
  ['the page without optional content', least, rendered(least)],
])('%s', (_name, site, $) => {
  const { name, menu, booking, intro, skiShuttle, bikeShuttle, contact } = site;
  const { texts, attributes, links } = readersOf($);

  test('has its areas in the specified order (§2.1)', () => {
    const headings = $('header, section, footer')
      .toArray()
      .map((area) => $(area).find('h1, h2').first().text());
    expect(headings).toEqual([
      ...['', name, intro.winter.heading, skiShuttle.heading],
      ...['', '', bikeShuttle.heading, contact.heading, ''],
    ]);
  });

  test('has name, phone number and menu in its header (§2.2)', () => {
    expect($('header').text()).toContain(name);
    expect(links('header a')).toEqual([
      [contact.phone.display, contact.phone.href],
      ...menu.map(({ label, section }) => [label, `#${section}`]),
    ]);
  });

  test('has the company’s name as its only title, with Book Now below it (§2.3)', () => {
    expect(texts('h1')).toEqual([name]);
    expect(texts('section:has(h1) button')).toEqual([booking.label]);
  });

  test('introduces the company and both shuttles (§2.4)', () => {
    const { lead, winter, summer } = intro;
    const introduction = 'section:has(h1) + section';
    expect(texts(`${introduction} h2`)).toEqual([winter.heading, summer.heading]);
    expect(texts(`${introduction} p`)).toEqual(expect.arrayContaining([lead, winter.text, summer.text]));
    expect(links(`${introduction} a`)).toEqual([
      [`${winter.link}, ${priceRange(skiShuttle.prices)}`, '#ski-shuttle'],
      ...(winter.road ? [[winter.road.label, winter.road.href]] : []),
      [summer.link, '#bike-shuttle'],
    ]);
  });

  test.each([
    ['ski', skiShuttle],
    ['bike', bikeShuttle],
  ])('has rows and Book Now on the %s shuttle’s card (§2.5, §2.8)', (shuttle, { heading, rows = [] }) => {
    const card = `#${shuttle}-shuttle`;
    expect(texts(`${card} h2`)).toEqual([heading]);
    expect(texts(`${card} :is(dt, dd)`)).toEqual(
      rows.flatMap(({ label, numeral, value }) => [label, numeral ? `${numeral} ${value}` : value]),
    );
    expect(attributes(`${card} dd a`, 'href')).toEqual(rows.flatMap(({ href }) => href ?? []));
    expect(texts(`${card} button`)).toEqual([booking.label]);
  });

  test('has a photograph for each shuttle, and prices on the ski shuttle’s card (§2.5, §2.8)', () => {
    expect(attributes('#ski-shuttle img', 'alt')).toEqual([skiShuttle.photo.alt ?? '']);
    expect(attributes('#bike-shuttle img', 'alt')).toEqual([bikeShuttle.photo.alt ?? '']);
    expect(texts('#ski-shuttle li span')).toEqual(
      skiShuttle.prices.flatMap(({ dollars, rider }) => [inDollars(dollars), rider]),
    );
  });

  test('has four photographs and then the orange band (§2.6, §2.7)', () => {
    const { photos } = site.photoRow;
    expect(attributes('section[aria-label] img', 'alt')).toEqual(photos.map(({ alt = '' }) => alt));
    expect(texts('section[aria-label] li')).toEqual(photos.map(({ caption = '' }) => caption));
    expect(photos).toHaveLength(4);
    expect($('section[aria-label] + section').text()).toContain(site.band.lines.join(' '));
  });

  test('has a heading, an introduction and a form with four labels in its contact section (§2.9)', () => {
    expect(texts('#contact h2')).toEqual([contact.heading]);
    expect(texts('#contact h2 + p')).toEqual([contact.intro]);
    expect(texts('#contact label')).toEqual(Object.values(contact.form.labels));
    expect(texts('#contact button')).toEqual([contact.form.send]);
  });

  test('has phone number, email and links that open a new tab beside the form (§1.5, §1.6)', () => {
    const { phone, textMessages, hours = [], replyTime, email, social, photos, reviews } = contact;
    const profiles = [social, photos, reviews].filter((href) => href !== undefined);
    expect(attributes('address a', 'href')).toEqual([
      phone.href,
      ...(textMessages ? [phone.href.replace('tel:', 'sms:')] : []),
      `mailto:${email}`,
      ...profiles,
    ]);
    const inNewTab = 'address a[target="_blank"][rel="noopener"]';
    expect(attributes(inNewTab, 'href')).toEqual(profiles);
    for (const label of attributes(inNewTab, 'aria-label')) expect(label).toMatch(/new tab/);
    const words = [phone.display, textMessages, ...hours, replyTime, email];
    for (const text of words.filter((text) => text !== undefined)) {
      expect($('address').text()).toContain(text);
    }
  });

  test('links to the privacy page below the form and in the footer', () => {
    expect(attributes('form p a', 'href')).toEqual(['/privacy']);
    expect(attributes('footer a', 'href')).toEqual([
      contact.phone.href,
      `mailto:${contact.email}`,
      '/privacy',
    ]);
  });

  test('ends with Book Now and the copyright line (§2.10)', () => {
    expect(texts('footer button')).toEqual([booking.label]);
    const year = new Date().getFullYear();
    expect(texts('footer p')[0]).toBe(`© ${year} ${name}. ${site.footer.rights}.`);
  });
});

describe('on a phone', () => {
  const { attributes } = readersOf(built('index'));

  test('every field has the right keyboard and autofill', () => {
    // Not the type email: Chromium changes a pasted address before any script reads it.
    expect(attributes('form input', 'type')).toEqual(['text', 'text', 'tel']);
    expect(attributes('form input', 'inputmode')).toEqual([undefined, 'email', 'tel']);
    expect(attributes('form input', 'autocomplete')).toEqual(['name', 'email', 'tel']);
    expect(attributes('form input', 'autocorrect')).toEqual([undefined, 'off', undefined]);
  });

  test('the page fits the screen and can be zoomed', () => {
    expect(attributes('meta[name="viewport"]', 'content')).toEqual([
      'width=device-width, initial-scale=1, viewport-fit=cover',
    ]);
  });
});

test('the page has one booking link, which is hidden (§1.3)', () => {
  const { texts } = readersOf(built('index'));
  expect(texts(`a[href="${shipped.booking.href}"]`)).toEqual([shipped.booking.label]);
  expect(texts(`a[href="${shipped.booking.href}"][hidden]`)).toHaveLength(1);
});

describe('the privacy page', () => {
  const $ = built('privacy');
  const { texts, links } = readersOf($);
  const { name, menu, contact, privacy } = shipped;

  test('has the menu, whose links lead to the home page', () => {
    expect(links('header a')).toEqual([
      [name, '/'],
      [contact.phone.display, contact.phone.href],
      ...menu.map(({ label, section }) => [label, section === 'home' ? '/' : `/#${section}`]),
    ]);
  });

  test('names every field of the form, the company and the address for questions', () => {
    const labels = Object.values(contact.form.labels).map((label) => label.toLowerCase());
    for (const fact of [...labels, ...Object.values(privacy), name]) {
      expect($('main').text()).toContain(fact);
    }
    expect(texts(`main a[href="mailto:${contact.email}"]`)).toContain(`Write to ${contact.email}`);
  });

  test('mentions Google Analytics only if the site runs it', () => {
    expect($('main').text()).not.toContain('Google Analytics');
    expect(renderToStaticMarkup(<Analytics isOn />)).toContain('Google Analytics');
  });
});

test('a visitor at an unknown address gets a page that leads home (§8.5)', () => {
  const { texts, attributes } = readersOf(built('404'));
  expect(texts('h1')).toEqual(['Not your stop.']);
  expect(texts('main p')).toContain('We couldn’t find that page.');
  expect(attributes('main section a', 'href')).toEqual(['/']);
});
