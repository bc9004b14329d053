import { bodyFace, jumpTo, largeText, open, setStyles } from '../helpers/page';
import { expect, test } from '../helpers/test';

const windows = [
  { width: 320, height: 568, styles: '', stays: true },
  { width: 360, height: 640, styles: '', stays: true },
  { width: 768, height: 1024, styles: '', stays: true },
  { width: 1024, height: 1366, styles: largeText, stays: true },
  // Phones on their side, and large text in windows that leave no space for it.
  { width: 844, height: 390, styles: '', stays: false },
  { width: 390, height: 960, styles: largeText, stays: false },
  { width: 1440, height: 900, styles: largeText, stays: false },
];

// It has a long name, and rows of links above the booking bar.
test.use({ build: 'longest' });

test('the header stays in view where it covers at most a fifth of the window', async ({ page }) => {
  await page.goto('/');
  await bodyFace(page);
  for (const { styles, stays, ...size } of windows) {
    await page.setViewportSize(size);
    await setStyles(page, styles);
    await jumpTo(page, 1000);
    const { top, bottom } = await page.locator('header').evaluate((header) => header.getBoundingClientRect());
    const where = `${size.width} × ${size.height} px ${styles}`;
    expect([top === 0, bottom > 0], where).toEqual([stays, stays]);
    expect(bottom, where).toBeLessThanOrEqual(size.height / 5);
    const phone = page.getByRole('banner').getByRole('link', { name: /^Call us/ });
    await expect(phone, where).toBeVisible();
    if (stays) await expect(phone, where).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, neither header nor booking bar covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const covered = await page.evaluate(() => {
    const header = document.querySelector('header')!;
    const isCovered = (stop: HTMLElement, side: 'top' | 'bottom') => {
      stop.blur();
      // Header or bar then cover ten pixels of it.
      const edge = side === 'top' ? header.getBoundingClientRect().bottom - 10 : innerHeight + 10;
      scrollBy(0, stop.getBoundingClientRect()[side] - edge);
      stop.focus();
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      // Of a field with several lines, the first one has the caret.
      const y = side === 'top' ? top + 2 : Math.min(bottom, top + 40) - 2;
      return !stop.contains(document.elementFromPoint((left + right) / 2, y));
    };
    return [...document.querySelectorAll<HTMLElement>('main a, footer a, button, input, textarea')]
      .filter((stop) => stop.checkVisibility())
      .map((stop) => ({
        stop: stop.textContent || stop.id,
        sides: (['top', 'bottom'] as const).filter((side) => isCovered(stop, side)),
      }));
  });
  expect(covered.length).toBeGreaterThan(20);
  expect(covered.filter(({ sides }) => sides.length > 0)).toEqual([]);
});
