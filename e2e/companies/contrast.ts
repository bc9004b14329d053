import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { setStyles } from '../../test-support/page';

/** WCAG 2.2's linear value of each value of an sRGB channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** WCAG 2.2's relative luminance of the brightest of some pixels, three bytes each. */
function brightest(pixels: Buffer): number {
  let max = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const red = pixels[at]!;
    const green = pixels[at + 1]!;
    const blue = pixels[at + 2]!;
    max = Math.max(max, 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!);
  }
  return max;
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
      const filled = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = filled.map((line) => {
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
export async function contrastsOver(page: Page, banner: Locator) {
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
