import { bodyFace, currentLinks, jumpTo, untilHydrated } from './helpers/page';
import { expect, test } from './helpers/test';

test.use({ viewport: { width: 1280, height: 600 } });

test('the menu marks the section in view, and looks every 66 ms at most (§9.5)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#contact');
  await untilHydrated(page);
  await expect(currentLinks(page)).toHaveText(['Contact']);
  await bodyFace(page);
  // In a window that is nearly as high as the page, Contact begins in the lower half even at the end.
  const height = (await page.evaluate(() => document.documentElement.scrollHeight)) - 200;
  await page.setViewportSize({ width: 1280, height });
  await jumpTo(page, 0);
  await expect(currentLinks(page)).toHaveText(['Home']);
  await jumpTo(page, 100_000);
  await expect(currentLinks(page)).toHaveText(['Contact']);
  await page.setViewportSize({ width: 1280, height: 600 });
  /** Scrolls, and resolves when the menu has heard of it. */
  const scroll = (top: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return new Promise<void>((resolve) => addEventListener('scroll', () => resolve(), { once: true }));
    }, top);
  await page.clock.pauseAt(Date.now() + 60_000);
  await scroll(0);
  await page.clock.runFor(1000);
  await expect(currentLinks(page)).toHaveText(['Home']);
  // The menu looks at once, and then not for 66 ms.
  await scroll(1);
  await scroll(100_000);
  await page.clock.runFor(65);
  await expect(currentLinks(page)).toHaveText(['Home']);
  await page.clock.runFor(1);
  await expect(currentLinks(page)).toHaveText(['Contact']);
});
