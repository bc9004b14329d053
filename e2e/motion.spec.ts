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
