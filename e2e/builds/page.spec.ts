import type { Locator } from '@playwright/test';

import { longestSite } from '../../__tests__/extremes';
import { inDollars } from '../../lib/money';
import { addressHours } from '../../lib/retention';
import { scrollToHydrate } from '../helpers/page';
import { expect, test } from '../helpers/test';

const { name, skiShuttle, bikeShuttle, photoRow, contact, privacy, booking, url } = longestSite;
const host = new URL(booking.href).host;

test.use({ build: 'longest' });

// The build is from another year.
test.beforeEach(({ page }) => page.clock.setFixedTime('2042-07-01T12:00:00Z'));

const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

// After an intended change: npm run test:e2e -- builds/page --update-snapshots
test('the home page has these areas, words and links in this order (§2, §8.5, §9)', async ({ page }) => {
  // The copy of the photograph in winter, which must be silent, is there only with motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await scrollToHydrate(page);
  // The next tests, ContactForm.test.tsx and ContactCard.test.tsx look at the rows.
  const lists = page.locator('dl, ul, form, address');
  await lists.evaluateAll((all) => all.forEach((list) => list.replaceChildren('Rows')));
  const areas = await page.locator('body').ariaSnapshot();
  expect([await page.title(), areas, ''].join('\n')).toMatchSnapshot('index.snap');
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`${url}, booking: ${host}`, { useInnerText: true });
});

test('each price, photograph and row of a shuttle has its own words and link', async ({ page }) => {
  await page.goto('/');
  const prices = skiShuttle.prices.map(({ dollars, rider }) => inDollars(Number(dollars)) + rider);
  await expect(page.locator('#ski-shuttle').getByRole('listitem')).toHaveText(prices);
  const photographs = page.locator('#photo-row').getByRole('listitem');
  await expect(photographs).toHaveText(photoRow.photos.map(({ caption = '' }) => caption));
  for (const [index, { alt = '' }] of photoRow.photos.entries())
    await expect(photographs.nth(index).getByRole('img')).toHaveAccessibleName(alt);
  for (const [section, rows = []] of [
    ['ski-shuttle', skiShuttle.rows],
    ['bike-shuttle', bikeShuttle.rows],
  ] as const) {
    const card = page.locator(`#${section}`);
    const values = card.getByRole('definition');
    expect(rows.length).toBeGreaterThan(2);
    await expect(card.getByRole('term')).toHaveText(rows.map(({ label }) => label));
    await expect(values).toHaveText(rows.map(({ numeral = '', value }) => `${numeral} ${value}`.trim()));
    expect(await targetsOf(values.getByRole('link'))).toEqual(rows.flatMap(({ href = [] }) => href));
  }
});

test('form, contact card and footer have each way to reach the company', async ({ page }) => {
  await page.goto('/');
  const { phone, email, textMessages = '', hours = [], social, photos, reviews } = contact;
  const form = page.locator('form');
  await expect.soft(form.locator('label')).toHaveText(['Name', 'Email', 'Phone', 'Message']);
  await expect.soft(form.getByText('All fields are required.')).toBeVisible();
  await expect.soft(form.getByRole('link')).toHaveAttribute('href', '/privacy');
  const card = page.locator('address');
  const lines = ['Call us', phone, textMessages, ...hours, 'Email us', email];
  await expect.soft(card.getByRole('paragraph')).toHaveText(lines);
  const [call, write] = [`tel:${phone.replace(/[^+\d]/g, '')}`, `mailto:${email}`];
  const ways = [call, call.replace('tel', 'sms'), write, social, photos, reviews];
  expect.soft(await targetsOf(card.getByRole('link'))).toEqual(ways);
  const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
  await expect.soft(links).toHaveText([phone, email, 'Privacy']);
  expect.soft(await targetsOf(links)).toEqual([call, write, '/privacy']);
  await expect.soft(page.getByRole('link', { name: email, exact: true })).toHaveCount(2);
});

test('the privacy page says who gets data, and for how long', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page).toHaveTitle(`Privacy | ${name}`);
  const promises = [
    `remembers the IP address of whoever sends one for ${addressHours} hours`,
    'do not sell personal information, and we do not share it',
    'answer within 45 days',
  ];
  for (const words of [...Object.values(privacy), ...promises, 'Google Analytics', host])
    await expect(page.getByRole('main')).toContainText(words);
  await expect(page.locator('address')).toBeVisible();
  const links = page.getByRole('banner').locator('a:not([href^="tel:"])');
  expect(await targetsOf(links)).toEqual(['/', '/', '/#contact']);
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2042');
  await expect(footer).toContainText(`${url}/privacy`, { useInnerText: true });
});

test('an unknown address shows a way home and to the company', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.goto('/no-such-road');
  await expect(page).toHaveTitle(`We couldn’t find that page. | ${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not your stop.');
  await expect(page.getByRole('contentinfo')).toContainText('© 2042');
  await expect(page.locator('address')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});
