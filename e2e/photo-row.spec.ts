import type { Locator, Page } from '@playwright/test';

import { site } from '../__tests__/shipped';
import { contrastsOver } from './helpers/looks';
import { expect, test } from './helpers/test';

const row = (page: Page) => page.getByRole('region', { name: site.photoRow.label, exact: true });
const strip = (page: Page) => row(page).getByRole('group');
const lastPhoto = (page: Page) => row(page).locator('img').last();

/** Focuses the last element before the row that Tab reaches, then presses Tab. */
async function tabToRow(page: Page) {
  await row(page).evaluate((element) => {
    const isBefore = (other: Element) =>
      element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING;
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')];
    stops.findLast((stop) => isBefore(stop) && stop.checkVisibility())!.focus();
  });
  await page.keyboard.press('Tab');
}

/** Returns whether a photograph is entirely between the window's sides. */
async function inFull(photo: Locator) {
  const { x, width } = (await photo.boundingBox())!;
  return x >= 0 && x + width <= photo.page().viewportSize()!.width;
}

for (const width of [768, 1271]) {
  test(`a keyboard visitor can reach the last photograph at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await inFull(lastPhoto(page))).toBe(false);
    await tabToRow(page);
    await expect(strip(page)).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await inFull(lastPhoto(page))).toBe(true);
    }).toPass({ intervals: [50] });
  });
}

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
