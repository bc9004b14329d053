import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import NotFoundPage from '../../app/not-found';
import PrivacyPage from '../../app/privacy/page';
import { privacyParts } from '../../lib/privacy';
import { site } from '../../lib/site';

/** Puts a page into the document as the export does: as HTML, with no script run. */
function prerender(page: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(page);
}

const section = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section')!);

describe('the page', () => {
  beforeEach(() => {
    prerender(<HomePage />);
  });

  test('has a header with the name and links to Home and Contact', () => {
    const header = within(screen.getByRole('banner'));
    expect(header.getByText(site.name)).toBeVisible();
    expect(
      header.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '#home'],
      ['Contact', '#contact'],
    ]);
  });

  test('has one h1, the company title, with Book Now in the hero', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.name);
    expect(section(site.name).getByRole('button', { name: 'Book Now' })).toBeVisible();
  });

  test('introduces the company, the winter and the summer shuttle', () => {
    expect(
      screen.getByText(/full-service transportation company serving Southern Utah/),
    ).toBeVisible();
    expect(section('Winter').getByText(/We take you to Brian Head/)).toBeVisible();
    expect(section('Summer').getByText(/three mountain bike trails/)).toBeVisible();
  });

  test('offers the ski shuttle with both prices and Book Now', () => {
    const card = section('Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head');
    expect(card.getAllByRole('listitem').map((price) => price.textContent)).toEqual(
      site.skiShuttle.prices.map(({ dollars, rider }) => `$${dollars} ${rider}`),
    );
    expect(card.getByRole('img', { name: /ski run/ })).toBeVisible();
    expect(card.getByRole('button', { name: 'Book Now' })).toBeVisible();
  });

  test('shows four photographs', () => {
    const row = within(screen.getByRole('region', { name: 'Southern Utah through the year' }));
    const names = row.getAllByRole('img').map((photo) => photo.getAttribute('alt'));
    expect(names).toHaveLength(4);
    expect(names.filter(Boolean)).toHaveLength(4);
  });

  test('has the orange band', () => {
    expect(screen.getByText('Ski more.')).toBeVisible();
    expect(screen.getByText('Drive less.')).toBeVisible();
  });

  test('lists the bike shuttle as labels and values', () => {
    const card = section('Summer bike shuttle');
    const texts = (role: string) => card.getAllByRole(role).map((item) => item.textContent);
    expect(texts('term')).toEqual(site.bikeShuttle.rows.map(({ label }) => label));
    expect(texts('definition')).toEqual(site.bikeShuttle.rows.map(({ value }) => value));
    for (const link of card.getAllByRole('link')) expect(link).toHaveAttribute('href', '#contact');
  });

  test('has the contact section with form, phone, mail and social links', () => {
    const contact = section('Contact');
    expect(
      contact.getByText(
        'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
      ),
    ).toBeVisible();
    expect(contact.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(contact.getByRole('link', { name: site.contact.phone.display })).toHaveAttribute(
      'href',
      site.contact.phone.href,
    );
    // jsdom sees a space where the address may break.
    const [mailbox, host] = site.contact.email.address.split('@');
    expect(contact.getByRole('link', { name: `${mailbox}@ ${host}` })).toHaveAttribute(
      'href',
      `mailto:${site.contact.email.address}`,
    );
    const social = contact.getAllByRole('link', { name: /opens in a new tab/ });
    expect(social).toHaveLength(2);
    for (const link of social) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('ends with the copyright line', () => {
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© ${new Date().getFullYear()} ${site.name}. All Rights Reserved.`,
    );
  });

  test('has one booking link, hidden', () => {
    const links = screen.getAllByText('Book Now', { selector: 'body > a' });
    expect(links).toHaveLength(1);
    expect(links[0]).not.toBeVisible();
    expect(links[0]).toHaveAttribute('href', site.booking.href);
    expect(links[0]).not.toHaveAttribute('target');
  });

  test('has its areas in the specified order', () => {
    const areas = [
      screen.getByRole('banner'),
      ...screen.getAllByRole('heading'),
      screen.getByText('Drive less.'),
      screen.getByRole('region', { name: 'Southern Utah through the year' }),
      screen.getByRole('contentinfo'),
    ].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(areas.map((area) => area.getAttribute('aria-label') ?? area.textContent)).toEqual([
      `${site.name}HomeContact`,
      site.name,
      'Winter',
      'Summer',
      'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
      'Southern Utah through the year',
      'Drive less. ',
      'Summer bike shuttle',
      'Contact',
      `© ${new Date().getFullYear()} ${site.name}. All Rights Reserved.Privacy${site.url}`,
    ]);
  });
});

describe('the privacy page', () => {
  const text = (measurementId: string) => JSON.stringify(privacyParts(site, { measurementId }));

  test('leads home and says since when it holds, who is responsible and whom to ask', () => {
    prerender(<PrivacyPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
    expect(screen.getByRole('link', { name: site.name })).toHaveAttribute('href', '/');
    const main = screen.getByRole('main');
    const { effective, responsible, mail } = site.privacy;
    const facts = [effective, responsible.name, responsible.address, mail.provider, mail.kept];
    for (const fact of facts) expect(main).toHaveTextContent(fact);
    const { address } = site.contact.email;
    expect(within(main).getByRole('link', { name: `Write to ${address}` })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
    expect(main).toHaveTextContent('We do not sell personal information');
  });

  test('names every field of the form', () => {
    expect(text('')).toContain('your name, email, phone, and message.');
  });

  test('speaks of Google Analytics only where that is configured', () => {
    expect(text('')).toContain('no cookies, no analytics, no advertising');
    expect(text('')).not.toContain('Google Analytics');
    expect(text('G-DEMO')).toContain('Google Analytics');
    for (const id of ['', 'G-DEMO']) expect(text(id)).toContain('Global Privacy Control');
  });
});

test.each([
  ['footer', 'contentinfo'],
  ['form', 'main'],
] as const)('the %s of the page leads to the privacy page', (_place, role) => {
  prerender(<HomePage />);
  const link = within(screen.getByRole(role)).getByRole('link', { name: 'Privacy' });
  expect(link).toHaveAttribute('href', '/privacy');
});

test('a missing page leads home', () => {
  prerender(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.notFound.heading);
  expect(screen.getByRole('link', { name: site.notFound.home })).toHaveAttribute('href', '/');
});
