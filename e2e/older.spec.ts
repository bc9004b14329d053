import { expect, test } from './fixtures';

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
