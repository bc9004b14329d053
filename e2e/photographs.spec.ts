import { site } from '../__tests__/shipped';
import { nameOf, requestedFiles } from './helpers/page';
import { expect, test } from './helpers/test';

for (const [width, scale] of [
  [390, 3],
  [700, 2],
  [1024, 1],
  [1920, 2],
] as const) {
  test.describe(`at ${width} px and ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    test('each photograph is sharp and no larger than needed', async ({ page }) => {
      await page.goto('/');
      const photos = await page.locator('picture img:visible').all();
      expect(photos.length).toBeGreaterThan(2);
      for (const photo of photos) {
        await photo.scrollIntoViewIfNeeded();
        const { path, srcset, width, height, ratio } = await photo.evaluate(
          async (image: HTMLImageElement) => {
            await image.decode();
            const path = new URL(image.currentSrc).pathname;
            const sources = [...image.parentElement!.querySelectorAll('source')];
            const { srcset } = sources.find(({ srcset }) => srcset.includes(path))!;
            const { clientWidth: width, clientHeight: height } = image;
            return { path, srcset, width, height, ratio: image.naturalWidth / image.naturalHeight };
          },
        );
        const fileWidths = [...srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
        const loadedWidth = Number(/-(\d+)\.\w+\.avif$/.exec(path)![1]);
        // A photograph covers its box, so a wide photograph is drawn wider than the box.
        const drawnWidth = Math.max(width, height * ratio) * scale;
        // A card grows with its text, which the `sizes` attribute cannot know, so the box's width must do.
        const sharpWidth = Math.min(drawnWidth, width * scale, Math.max(...fileWidths));
        expect(loadedWidth, path).toBeGreaterThanOrEqual(sharpWidth * 0.95);
        const largerThanNeeded = fileWidths.filter((fileWidth) => fileWidth >= drawnWidth * 1.2);
        expect(loadedWidth, path).toBeLessThanOrEqual(Math.min(...largerThanNeeded));
      }
    });
  });
}

test('a phone hides the photo row without loading its photographs (§9)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = requestedFiles(page);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => files).toContainEqual(expect.stringContaining(nameOf(site.bikeShuttle.photo)));
  expect(files.filter((file) => /-square-\d+\.\w+\.\w+$/.test(file))).toEqual([]);
});
