import { jumpTo } from './helpers/page';
import { expect, test } from './helpers/test';

test('the band shows only its text with more contrast or forced colors', async ({ page }) => {
  await page.goto('/');
  const scenery = page.locator('.band > [aria-hidden]');
  await expect(scenery).toBeVisible();
  await page.emulateMedia({ contrast: 'more' });
  await expect(scenery).toBeHidden();
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  await expect(scenery).toBeHidden();
});

for (const path of ['/', '/privacy'])
  test(`the evening ends at the end of ${path}, also in a high window`, async ({ page }) => {
    const van = page.locator('.dusk .van');
    for (const height of [664, 2000]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      if (height === 664) await expect(van).not.toHaveCSS('offset-distance', '290px');
      await jumpTo(page, 100_000);
      await expect(van).toHaveCSS('offset-distance', '290px');
    }
  });
