import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

import type { Page } from '@playwright/test';

import { listen } from '../../__tests__/listen';
import { longestSite, longestToday } from '../../__tests__/extremes';
import { jumpTo, largeText, layoutShift, setStyles } from '../helpers/page';
import { expect, lessMotion, test } from '../helpers/test';
import { answerForGoogle } from './google';
import { longestFolder } from './serve';

test.use({ ...lessMotion, build: 'longest' });

test.beforeEach(({ page }) => answerForGoogle(page));

const notice = (page: Page) => page.getByRole('complementary');
const texts = Object.values(longestToday).map(({ text }) => text);

test('Home scrolls to the top of a page with a notice, also with large text (§2.2)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  for (const styles of ['', largeText]) {
    await setStyles(page, styles);
    await jumpTo(page, 2000);
    // A real press would first scroll to the link.
    await page.locator('nav [href="#home"]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('region', { name: longestSite.name })).toBeFocused();
  }
});

test('a visitor reads notice and seasons until their end', async ({ page }) => {
  const { until } = longestToday.notice;
  for (const [time, isShown] of [
    [Date.parse(until) - 1000, true],
    [Date.parse(until), false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/');
    for (const text of texts)
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(
        isShown ? (text === longestToday.notice.text ? 1 : 2) : 0,
      );
  }
});

test('an ended notice moves nothing, even if a visitor sees the page before all of it has arrived', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const [above] = readFileSync(`${longestFolder}/out/index.html`, 'utf8').split(/(?=<main)/);
  let answer: ServerResponse;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8').write(above);
    answer = response;
  });
  const shift = await layoutShift(page);
  // Playwright's clock would also replace requestAnimationFrame.
  await page.addInitScript((time) => (Date.now = () => time), Date.parse(longestToday.notice.until));
  await page.goto(`http://127.0.0.1:${await listen(server)}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  // The hero is left out, because its words move up while they arrive.
  answer!.end('<main></main>');
  await page.waitForLoadState();
  await expect(notice(page)).toBeHidden();
  expect(await shift()).toBe(0);
  server.closeAllConnections();
  server.close();
});

test('the notice has an edge in forced colors, and dark text on paper', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(notice(page)).toHaveCSS('border-bottom-width', '1px');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(notice(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the notice, its end and both seasons', async ({ page }) => {
    await page.goto('/');
    await expect(notice(page)).toContainText('ntil Dec 31, 2099, 6 PM');
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  });
});
