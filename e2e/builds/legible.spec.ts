import { tooBright } from '../../editor/form';
import { brightest, graysBehind } from '../helpers/looks';
import { bodyFace } from '../helpers/page';
import { expect, test } from '../helpers/test';

/** Sizes of windows. On the last, a phone on its side, the words stand at the top. */
const sizes = [
  ...[320, 390, 640, 1024, 1440, 2560].map((width) => ({ width, height: 900 })),
  { width: 844, height: 480 },
];

for (const build of ['shipped', 'longest'] as const) {
  test.describe(`with the ${build} content`, () => {
    test.use({ build });

    test('white text over the hero is legible', async ({ page }) => {
      const hero = page.locator('section:has(h1)');
      for (const size of sizes) {
        await page.setViewportSize(size);
        // An open page switches to another crop some time after the width changes, and shows none meanwhile.
        await page.goto('/');
        await bodyFace(page);
        await hero.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const [title, line] = await graysBehind(page, hero);
        expect.soft(title, `${tooBright} ${size.width} px, title`).toBeLessThanOrEqual(brightest[3]);
        expect.soft(line, `${tooBright} ${size.width} px, line`).toBeLessThanOrEqual(brightest[4.5]);
      }
      // Then one dark color lies over the whole photograph.
      await page.emulateMedia({ contrast: 'more' });
      const [title, line] = await graysBehind(page, hero);
      expect(title).toBeLessThanOrEqual(brightest[4.5]);
      expect(line).toBeLessThanOrEqual(brightest[7]);
    });
  });
}

test.describe('with the longest content', () => {
  test.use({ build: 'longest', viewport: { width: 1440, height: 900 } });

  test('each caption is legible, whatever its photograph shows', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('#photo-row');
    await row.scrollIntoViewIfNeeded();
    // The shade must do for every photograph, so each is white here.
    await row.locator('picture').evaluateAll((pictures) =>
      pictures.forEach((picture) => {
        picture.parentElement!.style.background = 'white';
        picture.remove();
      }),
    );
    const grays = await graysBehind(page, row);
    expect(grays).toHaveLength(4);
    expect(Math.max(...grays)).toBeLessThanOrEqual(brightest[3]);
  });
});
