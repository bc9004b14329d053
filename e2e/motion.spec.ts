import type { Page } from '@playwright/test';

import { largeText, setStyles } from './helpers/page';
import { expect, lessMotion, test } from './helpers/test';

/**
 * Scrolls the band through the window and measures its scenery.
 *
 * @param share how far the band has come. At 0 it is just below the window, at 1 just above it.
 * @returns the van's sides, the part of the road that is not drawn yet, the left edge of the snow, the top of
 *   the sun above the foot of the band, the words that van, snow or sun touch, and the width of the page.
 */
const bandAt = (page: Page, share: number) =>
  page.evaluate(async (share) => {
    const band = document.querySelector('section:has(.van)')!;
    const { top, height } = band.getBoundingClientRect();
    const distance = innerHeight + height;
    scrollTo({ top: scrollY + top - innerHeight + share * distance, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shapes = [...band.querySelectorAll('.van, .snow, .sun')].map((shape) =>
      shape.getBoundingClientRect(),
    );
    const words = [...band.querySelectorAll('p span')].flatMap((line) => {
      // Subtract the descent, which is 0.329 em in this face, because capitals have none.
      const descent = parseFloat(getComputedStyle(line).fontSize) * 0.329;
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()].map(({ left, right, bottom }) => ({
        left,
        right,
        bottom: bottom - descent,
      }));
    });
    const touched = words.filter((word) =>
      shapes.some(({ left, right, top }) => left < word.right && right > word.left && top < word.bottom),
    );
    const van = band.querySelector('.van')!.getBoundingClientRect();
    const snow = band.querySelector<HTMLElement>('.snow')!;
    const [, melted] = /\S+ (\S+)px\)/.exec(getComputedStyle(snow).clipPath)!;
    const box = snow.getBoundingClientRect();
    return {
      left: van.left,
      right: van.right,
      undrawn: parseFloat(getComputedStyle(band.querySelector('.scenery path')!).strokeDashoffset),
      snow: box.left + (Number(melted) * box.width) / snow.offsetWidth,
      sun: band.getBoundingClientRect().bottom - band.querySelector('.sun')!.getBoundingClientRect().top,
      touched,
      width: document.documentElement.scrollWidth,
    };
  }, share);

for (const [width, height] of [
  [390, 664],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the van drives in from the left, draws the road, melts the snow and parks under the sun, and touches no word', async ({
      page,
    }) => {
      await page.goto('/');
      for (const styles of ['', largeText]) {
        await setStyles(page, styles);
        const [before, half, later, end, after] = [
          await bandAt(page, 0.1),
          await bandAt(page, 0.45),
          await bandAt(page, 0.5),
          await bandAt(page, 0.7),
          await bandAt(page, 0.9),
        ];
        expect(before.right).toBeLessThanOrEqual(0);
        expect(half.undrawn).toBeLessThan(before.undrawn);
        expect(half.undrawn).toBeGreaterThan(later.undrawn);
        expect(later.left).toBeGreaterThan(half.left);
        expect(end).toMatchObject({ undrawn: 0, width });
        expect(after.left).toBe(end.left);
        expect(end.left).toBeGreaterThan(width * 0.55);
        expect(end.right).toBeLessThan(width * 0.75);
        for (const { touched, snow, right } of [half, later, end]) {
          expect(touched).toEqual([]);
          expect(Math.abs(snow - right)).toBeLessThan(6);
        }
        expect(half.sun).toBeLessThan(later.sun);
        expect(later.sun).toBeLessThan(end.sun);
      }
    });
  });
}

test.describe('with less motion', () => {
  test.use(lessMotion);

  test('the van is parked in front of the snow from the start', async ({ page }) => {
    await page.goto('/');
    const [first, last] = [await bandAt(page, 0.3), await bandAt(page, 0.9)];
    expect([first.undrawn, last.undrawn]).toEqual([0, 0]);
    expect(first).toMatchObject({ left: last.left, snow: last.snow, sun: last.sun });
    expect(first.left).toBeGreaterThan(0);
  });
});

test('the band shows only its text with more contrast or forced colors', async ({ page }) => {
  await page.goto('/');
  const scenery = page.locator('.band > [aria-hidden]');
  await expect(scenery).toBeVisible();
  await page.emulateMedia({ contrast: 'more' });
  await expect(scenery).toBeHidden();
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  await expect(scenery).toBeHidden();
});
