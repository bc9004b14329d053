import { bodyFace, jumpTo, largeText, open, setStyles } from '../helpers/page';
import { expect, test } from '../helpers/test';

const windows = [
  ...[
    [320, 568],
    [360, 640],
    [768, 1024],
    [1440, 900],
  ].map(([width, height]) => ({ width: width!, height: height!, styles: '', stays: true })),
  // Phones on their side, and large text in windows that leave no space for it.
  { width: 844, height: 390, styles: '', stays: false },
  { width: 390, height: 960, styles: largeText, stays: false },
  { width: 1440, height: 900, styles: largeText, stays: false },
  { width: 1024, height: 1366, styles: largeText, stays: true },
];

for (const build of ['shipped', 'longest'] as const) {
  test.describe(`the header of the ${build} content`, () => {
    test.use({ build });

    test('stays in view where it covers at most a fifth of the window', async ({ page }) => {
      await page.goto('/');
      await bodyFace(page);
      for (const { styles, stays, ...size } of windows) {
        await page.setViewportSize(size);
        await setStyles(page, styles);
        await jumpTo(page, 1000);
        const { top, bottom } = await page
          .locator('header')
          .evaluate((header) => header.getBoundingClientRect());
        const where = `${size.width} × ${size.height} px ${styles}`;
        expect([top === 0, bottom > 0], where).toEqual([stays, stays]);
        expect(bottom, where).toBeLessThanOrEqual(size.height / 5);
        const phone = page.getByRole('banner').getByRole('link', { name: /^Call us/ });
        await expect(phone, where).toBeVisible();
        if (stays) await expect(phone, where).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('nothing that gets the focus on the way up hides under the header', async ({ page }) => {
  for (const size of [
    { width: 390, height: 664 },
    { width: 1280, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await open(page);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement!;
        const header = document.querySelector('header')!;
        if (header.contains(focused)) return null;
        const gap = focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
        return { gap, name: focused.getAttribute('name') ?? focused.textContent };
      });
      if (!stop) break;
      if (stop.gap < 0) covered.push(`${stop.name}: ${stop.gap}`);
    }
    expect(covered, `${size.width} px`).toEqual([]);
  }
});
