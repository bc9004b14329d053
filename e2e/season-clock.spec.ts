import type { Page } from '@playwright/test';

import { parseContent } from '../lib/content/problems';
import { instantOf } from '../lib/content/dates';
import { bookNowAttribute } from '../lib/dom-contract';
import { siteOf } from '../lib/content/site';
import { companies } from '../test-support/companies';
import { hydrated, setStyles } from '../test-support/page';
import { cut } from './companies/cut';
import { violations } from './companies/violations';
import { expect, lessMotion, serveVariant, test } from './fixtures';

test.use(lessMotion);

const site = siteOf(parseContent(companies.longest.content));
const notice = site.notice!;
const winter = site.skiShuttle.season!;
const summer = site.bikeShuttle.season!;

const line = (page: Page) => page.getByRole('complementary');
const closeButton = (page: Page) => line(page).getByRole('button', { name: notice.close });
const intro = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).locator('../..');

/** Opens the page of a company with a notice and seasons, between two seasons unless said otherwise. */
async function visit(page: Page, local = '2027-05-01T12:00') {
  await page.clock.setFixedTime(instantOf(local, site.timeZone));
  await serveVariant(page, 'longest');
  await page.goto('/');
}

test('a notice is read after the skip link, and is not a live region', async ({ page }) => {
  await visit(page);
  await expect(line(page)).toContainText(`${notice.text} ${notice.untilWords}`);
  await expect(page.locator('aside:is([aria-live], [role]), aside [role]')).toHaveCount(0);
  const link = line(page).getByRole('link');
  await expect(link).toHaveAttribute('href', notice.link!.href);
  for (const stop of [page.getByText(site.skipLink), link, closeButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('a closed notice stays closed in its tab', async ({ page, context }) => {
  await visit(page);
  await closeButton(page).press('Enter');
  await expect(line(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeFocused();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(line(page)).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);

  const other = await context.newPage();
  await visit(other);
  await expect(line(other)).toBeVisible();
});

test('Home is current at the top of a page with a notice', async ({ page }) => {
  await visit(page);
  await hydrated(page);
  const home = page.getByRole('navigation').locator('a[href="#home"]');
  // Scrolling makes the menu look where it is.
  await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(1000);
  for (const link of await home.all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('a notice ends while its page is open', async ({ page }) => {
  await page.clock.install({ time: notice.ends - 30_000 });
  await serveVariant(page, 'longest');
  await page.goto('/');
  await expect(line(page)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(line(page)).toBeHidden();
});

test('out of season card and introduction say so, and where to book ahead', async ({ page }) => {
  for (const [local, isWinter, isSummer] of [
    ['2026-12-14T23:59', false, false],
    ['2026-12-15T00:00', true, false],
    ['2027-01-01T00:00', true, false],
    ['2027-04-10T23:59', true, false],
    ['2027-04-11T00:00', false, false],
    ['2027-06-14T23:59', false, false],
    ['2027-06-15T00:00', false, true],
    ['2027-10-10T23:59', false, true],
    ['2027-10-11T00:00', false, false],
  ] as const) {
    await visit(page, local);
    const ski = page.locator('#ski-shuttle');
    const bike = page.locator('#bike-shuttle');
    for (const [card, season, { closed }, isOpen] of [
      [ski, 0, winter, isWinter],
      [bike, 1, summer, isSummer],
    ] as const) {
      for (const part of [card, intro(page, site.intro.seasons[season]!.heading)]) {
        const words = part.getByText(closed, { exact: true });
        await expect(words).toBeVisible({ visible: !isOpen });
      }
    }
    await expect(ski.locator(`[${bookNowAttribute}]`)).toBeVisible();
    await expect(bike.locator(`[${bookNowAttribute}]`)).toBeVisible({ visible: isSummer });
  }
});

test('notice and closed seasons cut no text and leave axe nothing to find', async ({ page }) => {
  await visit(page);
  for (const [width, size] of [
    [320, 100],
    [390, 200],
    [768, 200],
    [1440, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setStyles(page, `:root { font-size: ${size}% !important }`);
    expect.soft(await cut(page), `${width} px, text at ${size} %`).toEqual([]);
    expect.soft(await violations(page), `${width} px, text at ${size} %`).toEqual([]);
  }
});

test('forced colors draw the notice’s edge, and paper has no button', async ({ page }) => {
  await visit(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(line(page)).toHaveCSS('border-bottom-width', '1px');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(line(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(notice.text, { exact: true })).toBeVisible();
  await expect(line(page).locator('button')).toBeHidden();
  await expect(
    page.locator('#ski-shuttle').getByText(winter.closed, { exact: true }),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice says its end, and both seasons their dates', async ({ page }) => {
    await serveVariant(page, 'longest');
    await page.goto('/');
    await expect(line(page)).toContainText(notice.untilWords);
    await expect(line(page).locator('button')).toBeHidden();
    const notes = page.locator('main p + noscript > p');
    await expect(notes).toHaveText([winter, summer, winter, summer].map(({ dates }) => dates));
    for (const note of await notes.all()) await expect(note).toBeVisible();
    for (const { closed } of [winter, summer]) {
      const notes = page.getByText(closed, { exact: true });
      await expect(notes.filter({ visible: true })).toHaveCount(0);
    }
  });
});
