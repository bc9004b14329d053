import { cutsOf } from '../lib/generated/photos';
import { site } from '../lib/content/site';
import { hydrated } from '../test-support/page';
import { expect, test } from './fixtures';

for (const [width, scale] of [
  [390, 3],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1920, 2],
] as const) {
  test(`every photograph is sharp at ${width} px and ${scale}x`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: scale,
      baseURL: baseURL!,
    });
    await page.goto('/');
    for (const photo of await page.locator('img:visible').all()) {
      await photo.scrollIntoViewIfNeeded();
      await photo.evaluate((image: HTMLImageElement) => image.decode());
      const { file, shown, ratio, candidates } = await photo.evaluate((image: HTMLImageElement) => {
        const source = [...image.parentElement!.querySelectorAll('source')].find((each) =>
          each.srcset.includes(new URL(image.currentSrc).pathname),
        )!;
        return {
          file: new URL(image.currentSrc).pathname,
          shown: { width: image.clientWidth, height: image.clientHeight },
          ratio: image.naturalWidth / image.naturalHeight,
          candidates: source.srcset.split(', ').map((each) => parseInt(each.split(' ')[1]!)),
        };
      });
      // The picture covers its box, so a low, wide one is drawn wider than the box.
      const needed = Math.max(shown.width, shown.height * ratio) * scale;
      const taken = Number(/-(\d+)\.\w+\.avif$/.exec(file)![1]);
      // A card grows with its words, which the choice of a file cannot know, and its photograph with it.
      const known = Math.min(needed, shown.width * scale * 1.35, Math.max(...candidates));
      expect(taken, file).toBeGreaterThanOrEqual(known * 0.95);
      const enough = candidates.filter((candidate) => candidate >= needed * 1.2);
      if (enough.length > 0) expect(taken, file).toBeLessThanOrEqual(Math.min(...enough));
    }
    await page.close();
  });
}

test('a phone hides the photo row’s photographs without loading them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page);
  const squares = site.photoRow.photos.map(({ file }) => `${cutsOf(file)}square-`);
  expect(loaded.filter((url) => squares.some((square) => url.includes(square)))).toEqual([]);
});

test('a browser that does not know AVIF gets each photograph as a JPEG', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  await page.goto('/');
  const sources = await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => image.currentSrc);
  });
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !source.endsWith('.jpg'))).toEqual([]);
});
