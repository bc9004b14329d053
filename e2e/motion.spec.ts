import type { Page } from '@playwright/test';

import { expect, test } from './helpers/test';

/** Scrolls until a van stands so many pixels above the window's foot, or as near as the page's end allows. */
const placed = (page: Page, index: number, above: number) =>
  page.evaluate(
    async ([index, above]) => {
      const van = document.querySelectorAll('.van')[index]!;
      const { bottom } = van.parentElement!.getBoundingClientRect();
      scrollBy({ top: bottom + above - innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, right } = van.getBoundingClientRect();
      return { left, inView: left >= 0 && right <= innerWidth };
    },
    [index, above] as const,
  );

for (const [index, where] of ['the band', 'the footer'].entries()) {
  test(`the van of ${where} drives while a visitor scrolls, in view all the way`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, height] of [
      [390, 664],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = await placed(page, index, 0);
      const second = await placed(page, index, 150);
      expect(second.left, `${width} px`).not.toBe(first.left);
      expect([first.inView, second.inView], `${width} px`).toEqual([true, true]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('Book Now and the telephone come once the hero’s button has left, and go for the form', async ({
    page,
    outside,
    site,
  }) => {
    await page.goto('/');
    const bar = page.locator('.booking-bar');
    await expect(bar).toBeHidden();
    await page.locator('#ski-shuttle').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: site.contact.phone.display })).toBeInViewport();
    await page.getByLabel(site.contact.form.labels.name, { exact: true }).focus();
    await expect(bar).toBeHidden();
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).focus();
    await bar.getByRole('button').click();
    await expect.poll(() => outside).toEqual([new URL(site.booking.href).href]);
  });

  test('what has the focus is never under the bar', async ({ page }) => {
    // Without smooth scrolling, which would still be under way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('#ski-shuttle').scrollIntoViewIfNeeded();
    for (const link of await page.locator('footer').getByRole('link').all()) {
      await link.focus();
      const [box, top] = [
        await link.boundingBox(),
        await page.locator('.booking-bar').boundingBox(),
      ];
      expect(box!.y + box!.height).toBeLessThanOrEqual(top!.y);
    }
  });
});
