import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';

import { setStyles } from './page';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violations that axe finds in an opened page.
 *
 * @param tags the rules, by axe's tags.
 * @param within a selector that limits the check to part of the page.
 */
export async function violations(page: Page, { tags = levels, within = 'html' } = {}) {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    ({ tags, within }) => window.axe.run(within, { runOnly: tags, resultTypes: ['violations'] }),
    { tags, within },
  );
  return results.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Returns the texts that a box or the window clips, and whether the page scrolls sideways. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement!;
      if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, template, .sr-only')) continue;
      // A line box is taller than its letters.
      const air = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const text of range.getClientRects()) {
        let isInStrip = false;
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          // A strip that scrolls sideways shows each text once it is scrolled to it.
          isInStrip = overflowX === 'auto';
          if (isInStrip) break;
          const edges = box.getBoundingClientRect();
          const sideways = text.left < edges.left - 1 || text.right > edges.right + 1;
          const vertically = text.top < edges.top - air || text.bottom > edges.bottom + air;
          if ((overflowX !== 'visible' && sideways) || (overflowY !== 'visible' && vertically))
            faults.add(words);
        }
        if (!isInStrip && (text.right > innerWidth + 1 || text.left < -1)) faults.add(`${words} →`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add('scrolls sideways');
    return [...faults];
  });

/** The linear value of each value of an sRGB channel, as WCAG 2.2 defines it. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance of each pixel, as WCAG 2.2 defines it. A pixel has three bytes. */
const luminances = (pixels: Buffer) =>
  new Float64Array(pixels.length / 3).map((_, pixel) => {
    const channel = (index: number) => linear[pixels[3 * pixel + index]!]!;
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  });

/**
 * Returns the contrast of each white text over a photograph, the title first. 99 of 100 pixels behind the
 * text have at least that contrast. The texts stay hidden until the next `setStyles`.
 */
export async function contrastsOver(page: Page, banner: Locator): Promise<number[]> {
  const boxes = await banner.locator('h1, p').evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, width } = words.getBoundingClientRect();
      // The box of the type may be higher than its lines.
      const { top, height } = element.getBoundingClientRect();
      return {
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.ceil(width),
        height: Math.ceil(height),
      };
    }),
  );
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  const right = Math.max(...boxes.map(({ left, width }) => left + width));
  const bottom = Math.max(...boxes.map(({ top, height }) => top + height));
  await setStyles(page, 'h1, p { visibility: hidden !important }');
  const shown = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
  return Promise.all(
    boxes.map(async ({ left, top, ...size }) => {
      const behind = sharp(shown)
        .removeAlpha()
        .extract({ left: left - x, top: top - y, ...size });
      const sorted = luminances(await behind.raw().toBuffer()).sort();
      const bright = sorted[Math.floor(0.99 * sorted.length)]!;
      return 1.05 / (bright + 0.05);
    }),
  );
}
