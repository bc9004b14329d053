import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import NotFoundPage from '../../app/not-found';
import PrivacyPage from '../../app/privacy/page';
import { inDollars } from '../../lib/content/money';
import { privacyParts } from '../../lib/content/privacy';
import { site } from '../../lib/content/site';
import { takesBookings } from '../../test-support/page';

/** Puts a page into the document as the export does: as HTML, with no script run. */
function prerender(page: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(page);
}

/** The text of each element, as the content has it: by name, white space would count differently. */
const texts = (elements: Iterable<Element>) => [...elements].map((each) => each.textContent);

const section = (id: string) => document.getElementById(id)!;

const hero = () => screen.getByRole('heading', { level: 1 }).closest('section')!;
const photoRow = () => screen.getByRole('region', { name: site.photoRow.label });

describe('the page', () => {
  beforeEach(() => {
    prerender(<HomePage />);
  });

  test('has a header with the name and the links of the menu', () => {
    const header = within(screen.getByRole('banner'));
    expect(screen.getByRole('banner')).toHaveTextContent(site.shortName);
    expect(
      header.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(site.nav.links.map(({ label, section }) => [label, `#${section}`]));
  });

  test('has one h1, the company title, with Book Now in the hero', () => {
    expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual([site.name]);
    expect(texts(within(hero()).getAllByRole('button'))).toEqual([site.booking.label]);
  });

  test('introduces the company, the winter and the summer shuttle', () => {
    const { lead, seasons } = site.intro;
    expect(texts(hero().nextElementSibling!.querySelectorAll('h2, p'))).toEqual([
      lead,
      ...seasons.flatMap(({ heading, runs, text, link }) => [
        heading,
        ...(runs ? [runs.closed] : []),
        text,
        link,
      ]),
    ]);
  });

  test('offers the ski shuttle with its prices and Book Now', () => {
    const { id, heading, prices, photo } = site.skiShuttle;
    const card = within(section(id));
    expect(texts(card.getAllByRole('heading'))).toEqual([heading]);
    expect(texts(card.getAllByRole('listitem'))).toEqual(
      prices.map(({ dollars, rider }) => `${inDollars(dollars)} ${rider}`),
    );
    expect(card.getByRole('img')).toHaveAttribute('alt', photo.alt);
    const isBooked = takesBookings(site.skiShuttle);
    expect(texts(card.queryAllByRole('button'))).toEqual(isBooked ? [site.booking.label] : []);
  });

  test('shows four photographs', () => {
    const names = [...photoRow().querySelectorAll('img')].map(({ alt }) => alt);
    expect(names).toEqual(site.photoRow.photos.map(({ alt }) => alt));
    expect(names.filter(Boolean)).toHaveLength(4);
  });

  test('has the orange band', () => {
    expect(texts(photoRow().nextElementSibling!.querySelectorAll('span'))).toEqual(
      site.band.lines.map((line) => `${line} `),
    );
  });

  test('lists the bike shuttle as labels and values', () => {
    const { id, heading, rows } = site.bikeShuttle;
    const card = within(section(id));
    expect(texts(card.getAllByRole('heading'))).toEqual([heading]);
    expect(texts(card.getAllByRole('term'))).toEqual(rows.map(({ label }) => label));
    expect(texts(card.getAllByRole('definition'))).toEqual(rows.map(({ value }) => value));
    const links = card.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(rows.flatMap((row) => (row.section ? [`#${row.section}`] : [])));
  });

  test('has the contact section with form, phone, mail and social links', () => {
    const { id, heading, intro, form, phone, email, social } = site.contact;
    const contact = within(section(id));
    expect(texts(contact.getAllByRole('heading'))).toEqual([heading]);
    expect(section(id).querySelector('h2 + p')!.textContent).toBe(intro);
    expect(texts(contact.getAllByRole('button'))).toEqual([form.send]);
    const ways = [...section(id).querySelectorAll('address a')];
    expect(
      ways.map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    ).toEqual([
      [phone.href, phone.display, null, null],
      [`mailto:${email.address}`, email.address, null, null],
      ...social.map(({ href, label }) => [href, label, '_blank', 'noopener']),
    ]);
  });

  test('ends with the copyright line', () => {
    expect(screen.getByRole('contentinfo').querySelector('p')!.textContent).toBe(
      `© ${new Date().getFullYear()} ${site.name}. ${site.footer.rights}.`,
    );
  });

  test('has one booking link, hidden', () => {
    const links = document.querySelectorAll('body > a[hidden]');
    expect(texts(links)).toEqual([site.booking.label]);
    expect(links[0]).not.toBeVisible();
    expect(links[0]).toHaveAttribute('href', site.booking.href);
    expect(links[0]).not.toHaveAttribute('target');
  });

  test('has its areas in the specified order', () => {
    const areas = document.querySelectorAll('header, section, footer');
    const specified = [
      undefined,
      site.name,
      site.intro.seasons[0]!.heading,
      site.skiShuttle.heading,
      undefined,
      undefined,
      site.bikeShuttle.heading,
      site.contact.heading,
      undefined,
    ];
    // The company may have others between them.
    const headings = [...areas].map((area) => area.querySelector('h1, h2')?.textContent);
    expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
    expect(texts(areas).at(-1)).toContain(site.footer.rights);
  });
});

describe('the privacy page', () => {
  const text = (measurementId: string) =>
    privacyParts(site, { measurementId })
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n');

  test('leads home and says since when it holds, who is responsible and whom to ask', () => {
    prerender(<PrivacyPage />);
    expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual([site.privacy.heading]);
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(texts(links)).toEqual([site.shortName, site.homeLabel]);
    for (const link of links) expect(link).toHaveAttribute('href', '/');
    const main = screen.getByRole('main');
    const { effective, responsible, mail } = site.privacy;
    const facts = [effective, responsible.name, responsible.address, mail.provider, mail.kept];
    for (const fact of facts) expect(main.textContent).toContain(fact);
    const { address } = site.contact.email;
    expect(within(main).getByRole('link', { name: `Write to ${address}` })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
    expect(main).toHaveTextContent('We do not sell personal information');
  });

  test('names every field of the form', () => {
    for (const label of Object.values(site.contact.form.labels)) {
      expect(text('')).toContain(label.toLowerCase());
    }
  });

  test('speaks of Google Analytics only where that is configured', () => {
    expect(text('')).toContain('no cookies, no analytics, no advertising');
    expect(text('')).not.toContain('Google Analytics');
    expect(text('G-DEMO')).toContain('Google Analytics');
    for (const id of ['', 'G-DEMO']) expect(text(id)).toContain('Global Privacy Control');
  });
});

test.each(['footer', 'form'])('the %s of the page leads to the privacy page', (place) => {
  prerender(<HomePage />);
  const { label, href } = site.footer.privacy;
  const links = document.querySelectorAll(`${place} a`);
  expect(texts(links)).toEqual([label]);
  expect(links[0]).toHaveAttribute('href', href);
});

test('a missing page leads home', () => {
  prerender(<NotFoundPage />);
  expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual([site.notFound.title]);
  expect(screen.getByText(site.notFound.heading)).toBeInTheDocument();
  const home = document.querySelectorAll('main section a');
  expect(texts(home)).toEqual([site.notFound.home]);
  expect(home[0]).toHaveAttribute('href', '/');
});
