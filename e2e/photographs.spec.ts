import { site } from '../lib/content';
import { hydrated, requestedFiles } from './helpers/page';
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
        const { file, shown, ratio, widths, taken } = await photo.evaluate(
          (image: HTMLImageElement) => {
            const { pathname } = new URL(image.currentSrc);
            const candidates = [...image.parentElement!.querySelectorAll('source')]
              .map((source) => source.srcset.split(', ').map((each) => each.split(' ')))
              .find((all) => all.some(([address]) => address === pathname))!;
            const width = (candidate: string[]) => parseInt(candidate[1]!);
            return {
              file: pathname,
              shown: { width: image.clientWidth, height: image.clientHeight },
              ratio: image.naturalWidth / image.naturalHeight,
              widths: candidates.map(width),
              taken: width(candidates.find(([address]) => address === pathname)!),
            };
          },
        );
        // The picture covers its box, so a low, wide one is drawn wider than the box.
        const needed = Math.max(shown.width, shown.height * ratio) * scale;
        // A card grows with its words, which the choice of a file cannot know, and its photograph with it.
        const known = Math.min(needed, shown.width * scale * 1.35, Math.max(...widths));
        expect(taken, file).toBeGreaterThanOrEqual(known * 0.95);
        const enough = widths.filter((candidate) => candidate >= needed * 1.2);
        if (enough.length > 0) expect(taken, file).toBeLessThanOrEqual(Math.min(...enough));
      }
    });
  });
}

test('a phone hides the photo row without loading its photographs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = requestedFiles(page);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page);
  const names = site.photoRow.photos.map(({ file }) => file.replace(/^.*\/|\.\w+$/g, ''));
  expect(files.filter((file) => names.some((name) => file.includes(name)))).toEqual([]);
});

test('a browser that does not know AVIF gets each photograph as a JPEG', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  await page.goto('/');
  const sources = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('picture img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => image.currentSrc);
  });
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !source.endsWith('.jpg'))).toEqual([]);
});
