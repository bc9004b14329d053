import type { Page } from '@playwright/test';

import { longestSite } from '../../__tests__/longest';
import { jumpTo, largeText, setStyles } from '../helpers/page';
import { expect, lessMotion, test } from '../helpers/test';
import { answerForGoogle } from './google';

test.use({ ...lessMotion, build: 'longest' });

test.beforeEach(({ page }) => answerForGoogle(page));

const notice = (page: Page) => page.getByRole('complementary');
const closeButton = (page: Page) => notice(page).getByRole('button');

test('a visitor can close the notice, and the focus moves on without a gap', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await closeButton(page).press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  }
  await page.reload();
  await expect(notice(page)).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
});

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

test('a visitor reads only out of season that a shuttle is closed', async ({ page, site }) => {
  for (const running of [site.seasons.winter!, site.seasons.summer!]) {
    // Around noon in Utah on the season's first day.
    await page.clock.setFixedTime(`2098-${running.opens}T19:00:00Z`);
    await page.goto('/');
    for (const { name, closed } of [site.seasons.winter!, site.seasons.summer!]) {
      const isClosed = name !== running.name;
      const notes = page.getByText(closed, { exact: true }).filter({ visible: true });
      await expect(notes).toHaveCount(isClosed ? 2 : 0);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read when the notice ends and the dates of both seasons', async ({ page, site }) => {
    await page.goto('/');
    await expect(notice(page)).toContainText(site.notice!.untilWords);
    await expect(closeButton(page)).toBeHidden();
    for (const { dates, closed } of [site.seasons.winter!, site.seasons.summer!]) {
      const notes = page.locator('.without-scripts p').filter({ hasText: dates });
      await expect(notes).toHaveCount(2);
      for (const note of await notes.all()) await expect(note).toBeVisible();
      for (const note of await page.getByText(closed, { exact: true }).all()) {
        await expect(note).toBeHidden();
      }
    }
  });
});
