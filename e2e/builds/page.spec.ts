import { longestSite } from '../../__tests__/extremes';
import { scrollToHydrate } from '../helpers/page';
import { expect, test } from '../helpers/test';

const { name, skiShuttle, bikeShuttle, privacy, booking } = longestSite;

test.use({ build: 'longest' });

// After an intended change: npm run test:e2e -- builds/page --update-snapshots
test('the home page has its title, areas, headings, words and links in this order (§2, §8.5, §9)', async ({
  page,
}) => {
  // The build is from another year.
  await page.clock.setFixedTime('2042-07-01T12:00:00Z');
  await page.goto('/');
  await scrollToHydrate(page);
  // The next test looks at the rows.
  await page.locator('dl').evaluateAll((lists) => lists.forEach((list) => list.replaceChildren('Rows')));
  const areas = await page.locator('body').ariaSnapshot();
  expect([await page.title(), areas, ''].join('\n')).toMatchSnapshot('index.snap');
});

test('each row of a shuttle has its label, its value and its link', async ({ page }) => {
  await page.goto('/');
  for (const [section, rows = []] of [
    ['ski-shuttle', skiShuttle.rows],
    ['bike-shuttle', bikeShuttle.rows],
  ] as const) {
    const card = page.locator(`#${section}`);
    const values = card.getByRole('definition');
    const links = await values
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(rows.length).toBeGreaterThan(2);
    await expect(card.getByRole('term')).toHaveText(rows.map(({ label }) => label));
    await expect(values).toHaveText(rows.map(({ numeral = '', value }) => `${numeral} ${value}`.trim()));
    expect(links).toEqual(rows.flatMap(({ href = [] }) => href));
  }
});

test('the privacy page names the company, its address and everybody who gets data', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page).toHaveTitle(`Privacy | ${name}`);
  const others = ['Google Analytics', new URL(booking.href).host];
  for (const words of [...Object.values(privacy), ...others])
    await expect(page.getByRole('main')).toContainText(words);
  await expect(page.locator('address')).toBeVisible();
  const links = page.getByRole('banner').locator('a:not([href^="tel:"])');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/', '/#contact']);
});

test('an unknown address shows a way home and to the company', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.goto('/no-such-road');
  await expect(page).toHaveTitle(`We couldn’t find that page. | ${name}`);
  await expect(page.locator('address')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});
