import { isShippedContent } from '../__tests__/shipped';
import { site } from '../lib/content';
import { nameOf, requestedFiles } from './helpers/page';
import { expect, test } from './helpers/test';

for (const [width, scale] of [
  [390, 3],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1920, 2],
] as const) {
  test.describe(`at ${width} px and ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    test('every photograph is sharp, and no larger than needed', async ({ page }) => {
      await page.goto('/');
      for (const photo of await page.locator('picture img:visible').all()) {
        await photo.scrollIntoViewIfNeeded();
        await photo.evaluate((image: HTMLImageElement) => image.decode());
        const { path, srcset, shown, ratio } = await photo.evaluate((image: HTMLImageElement) => {
          const path = new URL(image.currentSrc).pathname;
          const sources = [...image.parentElement!.querySelectorAll('source')];
          return {
            path,
            srcset: sources.find((source) => source.srcset.includes(path))!.srcset,
            shown: { width: image.clientWidth, height: image.clientHeight },
            ratio: image.naturalWidth / image.naturalHeight,
          };
        });
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
        const taken = Number(/-(\d+)\.\w+\.avif$/.exec(path)![1]);
        // The picture covers its box, so a low, wide one is drawn wider than the box.
        const needed = Math.max(shown.width, shown.height * ratio) * scale;
        // A card grows with its words, which the choice of a file cannot know, and its photograph with it.
        const growth = isShippedContent ? 1.35 : 1;
        const known = Math.min(needed, shown.width * scale * growth, Math.max(...widths));
        expect(taken, path).toBeGreaterThanOrEqual(known * 0.95);
        const enough = widths.filter((candidate) => candidate >= needed * 1.2);
        if (enough.length > 0) expect(taken, path).toBeLessThanOrEqual(Math.min(...enough));
      }
    });
  });
}

test('a phone hides the photo row without loading its photographs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = requestedFiles(page);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(() => files)
    .toContainEqual(expect.stringContaining(nameOf(site.bikeShuttle.photo)));
  const names = site.photoRow.photos.map(nameOf);
  expect(files.filter((file) => names.some((name) => file.includes(name)))).toEqual([]);
});
