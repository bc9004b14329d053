import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';

import { setStyles } from './page';

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
    ({ tags, within }) =>
      (window as unknown as { axe: typeof axe }).axe.run(within, {
        runOnly: tags,
        resultTypes: ['violations'],
      }),
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

/**
 * Returns the faces of all text in the display face. There is a second one if its file, which has only capitals,
 * lacks a letter.
 */
export async function facesOfHeadings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, selector: 'h1, h2, .font-display, .font-display *' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', query);
  const used = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
  const faces = (await Promise.all(used)).flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  return [...new Set(faces)];
}

/** The brightest grays on which white text has these contrasts, such as 3.03 on #949494. */
export const brightest = { 3: 0x94, 4.5: 0x76, 7: 0x59 };

/**
 * Returns the gray behind each text over a photograph, the title first. 99 of 100 pixels are at most as bright.
 * The texts stay hidden until the next `setStyles`.
 */
export async function graysBehind(page: Page, photograph: Locator): Promise<number[]> {
  const boxes = await photograph.locator('h1, p').evaluateAll((elements) =>
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
  await setStyles(page, 'h1, p { visibility: hidden !important }');
  // The gray of a color has its luminance.
  const shown = sharp(await page.screenshot()).greyscale();
  return Promise.all(
    boxes.map(async (box) => {
      const grays = await shown.clone().extract(box).raw().toBuffer();
      return grays.sort()[Math.floor(0.99 * grays.length)]!;
    }),
  );
}
