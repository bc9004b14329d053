import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { site } from '../lib/site';
import { hydrated, setStyles } from '../test-support/page';
import { expect, test } from './fixtures';

/** WCAG 2.2's linear value of each value of an sRGB channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** WCAG 2.2's relative luminance of the brightest of some pixels, three bytes each. */
function brightest(pixels: Buffer): number {
  let most = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    most = Math.max(most, 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!);
  }
  return most;
}

/**
 * What a visitor reads over the photograph: whether it is large, by WCAG 2.2 (18 points), and its lines in
 * whole pixels. A line is as high as its line box; the type's own box may be higher.
 */
function textsOver(banner: Locator) {
  return banner.locator('h1, p').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const lines = [...range.getClientRects()].map((line) => {
        const left = Math.floor(line.left);
        const top = Math.floor(Math.max(line.top, box.top));
        const width = Math.ceil(line.right) - left;
        return { left, top, width, height: Math.ceil(Math.min(line.bottom, box.bottom)) - top };
      });
      const isLarge = parseFloat(getComputedStyle(element).fontSize) >= 24;
      return { words: element.textContent, isLarge, lines };
    }),
  );
}

/** The same texts, each with the lowest contrast of white with any pixel behind its lines. */
async function contrastsOver(page: Page, banner: Locator) {
  const texts = await textsOver(banner);
  await setStyles(page, 'h1, p { color: transparent !important } p > * { visibility: hidden }');
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const behind = (lines: (typeof texts)[number]['lines']) =>
    Promise.all(lines.map((line) => sharp(data, { raw: info }).extract(line).raw().toBuffer()));
  return Promise.all(
    texts.map(async ({ lines, ...text }) => {
      const luminances = (await behind(lines)).map(brightest);
      return { ...text, contrast: 1.05 / (Math.max(...luminances) + 0.05) };
    }),
  );
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
      const banner = page.locator('main section').first();
      const photo = banner.locator('img');
      for (const width of [320, 390, 640, 767, 768, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await setStyles(page, '');
        // Decoding fails if the new width makes the browser switch to another cut meanwhile.
        await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass();
        const texts = await contrastsOver(page, banner);
        expect(texts).toHaveLength(2);
        for (const { words, isLarge, contrast } of texts) {
          expect(contrast, `${words} at ${width} px`).toBeGreaterThanOrEqual(
            isLarge ? large : text,
          );
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
  const squares = site.photoRow.photos.map(({ file }) => `/${file}-square-`);
  expect(loaded.filter((url) => squares.some((square) => url.includes(square)))).toEqual([]);
});
