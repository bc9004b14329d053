import type { Locator, Page } from '@playwright/test';

import { site } from '../lib/content/site';
import { open } from '../test-support/page';
import { expect, test } from './fixtures';

const { scroll, label } = site.photoRow;
const strip = (page: Page) => page.getByRole('group', { name: scroll, exact: true });
const row = (page: Page) => page.getByRole('region', { name: label, exact: true });
const photos = (page: Page) => row(page).getByRole('img');

interface Point {
  x: number;
  y: number;
}

/** Focuses what the Tab key reaches before the row. */
const focusBefore = (page: Page) =>
  row(page).evaluate((element) => {
    const isBefore = (other: Element) =>
      element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING;
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')];
    stops.findLast((stop) => isBefore(stop) && stop.checkVisibility())!.focus();
  });

/** Whether a photograph is entirely between the window's sides. */
const inFull = async (photo: Locator) => {
  const box = (await photo.boundingBox())!;
  return box.x >= 0 && box.x + box.width <= photo.page().viewportSize()!.width;
};

for (const width of [768, 1279]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the keyboard reaches the strip, and in it the last photograph', async ({ page }) => {
      await open(page);
      expect(await inFull(photos(page).last())).toBe(false);
      await focusBefore(page);
      await page.keyboard.press('Tab');
      await expect(strip(page)).toBeFocused();
      await expect(strip(page)).toHaveCSS('outline-style', 'solid');
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        expect(await inFull(photos(page).last())).toBe(true);
      }).toPass();
    });

    test('a wheel reaches the last photograph', async ({ page }) => {
      await open(page);
      await photos(page).first().hover();
      await expect(async () => {
        await page.mouse.wheel(400, 0);
        expect(await inFull(photos(page).last())).toBe(true);
      }).toPass();
    });
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a finger reaches the last photograph', async ({ page }) => {
    await open(page);
    await photos(page).first().scrollIntoViewIfNeeded();
    const { x, y, height } = (await strip(page).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const at = (left: number) => ({ x: x + left, y: y + height / 2 });
    await touch('touchStart', at(700));
    for (let left = 680; left >= 100; left -= 20) await touch('touchMove', at(left));
    await touch('touchEnd');
    await expect.poll(() => inFull(photos(page).last())).toBe(true);
  });
});

for (const width of [1280, 1920]) {
  test(`where nothing scrolls, at ${width} px, the row takes no focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await expect(strip(page)).toHaveCount(0);
    await focusBefore(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('#bike-shuttle').locator(':focus')).toBeVisible();
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport();
    }
  });
}

test('in forced colors the photographs stay, and print leaves the row out', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(photos(page).first()).toBeVisible();
  await strip(page).focus();
  await expect(strip(page)).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(strip(page)).toBeHidden();
});
