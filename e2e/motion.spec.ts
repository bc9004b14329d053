import sharp from 'sharp';

import { site } from '../__tests__/shipped';
import { bodyFace, jumpTo, setStyles } from './helpers/page';
import { expect, test } from './helpers/test';

/** The largest difference of a channel, of 255, between two screenshots of one size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const both = sharp(one).composite([{ input: other, blend: 'difference' }]);
  const { channels } = await sharp(await both.removeAlpha().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

test('the van drives through the band, but not with more contrast or forced colors', async ({ page }) => {
  await page.goto('/');
  const scenery = page.locator('section', { hasText: site.band.lines[0]! }).locator('> [aria-hidden]');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const van = async () => (await scenery.locator('.van').boundingBox())!.x;
  await expect.poll(van).toBeLessThan(0);
  await scenery.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(van).toBeGreaterThan(850);
  await expect(scenery.locator('.snow')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ contrast: 'more' });
  await expect(scenery).toBeHidden();
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  await expect(scenery).toBeHidden();
});

for (const [path, height] of [
  ['/', 664],
  ['/privacy', 2000],
] as const)
  test(`the van has come home at the end of ${path} in a window of ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await bodyFace(page);
    await jumpTo(page, 100_000);
    const evening = page.locator('footer > [aria-hidden]');
    const shown = await evening.screenshot();
    const progress = await evening.evaluate((scenery) =>
      scenery.getAnimations({ subtree: true }).map(({ effect }) => effect!.getComputedTiming().progress),
    );
    expect(progress.length).toBeGreaterThan(4);
    expect(new Set(progress)).toEqual(new Set([1]));
    await setStyles(page, '.van { visibility: hidden }');
    expect(await difference(shown, await evening.screenshot())).toBeGreaterThan(100);
  });

for (const [width, height] of [
  [390, 664],
  [1920, 1080],
] as const)
  test(`winter leaves the photograph before its card is read at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await bodyFace(page);
    const photo = page.locator('#bike-shuttle img').first();
    const box = await photo.evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return { top: image.getBoundingClientRect().top + scrollY, height: image.height };
    });
    // 40 % of the photograph is in the window.
    const entering = height - 0.4 * box.height;
    for (const [y, media, isWinter] of [
      [entering, {}, true],
      [entering, { contrast: 'more' }, false],
      [entering, { forcedColors: 'active' }, false],
      [height / 4, {}, false],
    ] as const) {
      await jumpTo(page, box.top - y);
      const clip = { x: 0, y, width, height: 0.3 * box.height };
      await page.emulateMedia({ reducedMotion: 'reduce', contrast: null, forcedColors: null, ...media });
      const withoutWinter = await page.screenshot({ clip });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const isSeen = (await difference(withoutWinter, await page.screenshot({ clip }))) > 8;
      expect(isSeen, `winter at ${y} px ${JSON.stringify(media)}`).toBe(isWinter);
    }
  });
