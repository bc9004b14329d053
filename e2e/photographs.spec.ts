import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { hydrated, setStyles } from '../test-support/page';
import { expect, test } from './fixtures';

/** WCAG 2.2's relative luminance of an sRGB color, its channels from 0 to 255. */
function luminance([red, green, blue]: number[]): number {
  const [r, g, b] = [red!, green!, blue!].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The lowest contrast of white text with any pixel behind its lines. */
async function contrast(page: Page, text: Locator): Promise<number> {
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  await setStyles(page, 'h1, h1 ~ p { color: transparent !important }');
  let brightest = 0;
  for (const clip of lines) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      brightest = Math.max(brightest, luminance([...pixels.subarray(at, at + 3)]));
    }
  }
  return 1.05 / (brightest + 0.05);
}

for (const [title, path] of [
  ['the page', '/'],
  ['the page for unknown addresses', '/no-such-road'],
] as const) {
  for (const [wish, large, text] of [
    ['no-preference', 3, 4.5],
    ['more', 4.5, 7],
  ] as const) {
    test(`text over the photograph of ${title} can be read at every width (contrast: ${wish})`, async ({
      page,
      expectErrors,
    }) => {
      if (path !== '/') expectErrors(/status of 404/);
      await page.emulateMedia({ contrast: wish });
      await page.goto(path);
      const photo = page.locator('img').first();
      for (const width of [320, 390, 640, 767, 768, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await setStyles(page, '');
        // Decoding fails if the new width makes the browser switch to another cut meanwhile.
        await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass();
        const title = await contrast(page, page.locator('h1'));
        expect(title, `title at ${width} px`).toBeGreaterThanOrEqual(large);
        for (const line of await page.locator('h1 ~ p').all()) {
          expect(await contrast(page, line), `line at ${width} px`).toBeGreaterThanOrEqual(text);
        }
      }
    });
  }
}

for (const [width, scale] of [
  [390, 3],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1920, 2],
] as const) {
  test(`every photograph has the pixels it needs at ${width} px and ${scale}x`, async ({
    browser,
    baseURL,
  }) => {
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
      const taken = Number(/-(\d+)\./.exec(file)![1]);
      expect(taken, file).toBeGreaterThanOrEqual(Math.min(needed, Math.max(...candidates)) * 0.95);
      const enough = candidates.filter((candidate) => candidate >= needed * 1.2);
      if (enough.length > 0) expect(taken, file).toBeLessThanOrEqual(Math.min(...enough));
    }
    await page.close();
  });
}

test('the page loads every photograph it shows, in the best format', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const photo of await page.locator('img').all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  }
});

test('a phone hides the photo row’s photographs without loading them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(loaded.filter((url) => url.includes('hoodoos'))).toEqual([]);
});
