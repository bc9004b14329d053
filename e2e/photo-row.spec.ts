import type { Locator, Page } from '@playwright/test';

import { site } from '../__tests__/shipped';
import { contrastsOver } from './helpers/looks';
import { expect, test } from './helpers/test';

const row = (page: Page) => page.getByRole('region', { name: site.photoRow.label, exact: true });

/** Returns whether a photograph is entirely between the window's sides. */
async function inFull(photo: Locator) {
  const { x, width } = (await photo.boundingBox())!;
  return x >= 0 && x + width <= photo.page().viewportSize()!.width;
}

test('the keyboard scrolls the strip to the last photograph', async ({ page }) => {
  await page.setViewportSize({ width: 1271, height: 900 });
  await page.goto('/');
  const lastPhoto = row(page).locator('img').last();
  expect(await inFull(lastPhoto)).toBe(false);
  // Chromium gives a strip a tab stop without this, Safari does not.
  await expect(row(page).getByRole('group')).toHaveAttribute('tabindex', '0');
  await row(page).getByRole('group').focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await inFull(lastPhoto)).toBe(true);
  }).toPass({ intervals: [50] });
});

test('each caption is legible on its photograph', async ({ page }) => {
  const captions = site.photoRow.photos.filter(({ caption }) => caption);
  test.skip(captions.length === 0, 'There are no captions.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const photos = row(page).locator('img');
  await photos.first().scrollIntoViewIfNeeded();
  await photos.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(images.map((image) => image.decode())),
  );
  const contrasts = await contrastsOver(page, row(page));
  expect(contrasts).toHaveLength(captions.length);
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(3);
});
