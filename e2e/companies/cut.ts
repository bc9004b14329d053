import type { Page } from '@playwright/test';

/** Runs in the page: finds texts clipped by a box or the window, and whether the page scrolls sideways. */
export function cutTexts(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('script, style, noscript, template')) continue;
    // For screen readers alone.
    if (getComputedStyle(parent).getPropertyValue('clip') !== 'auto') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        // A line box is taller than its letters.
        const air = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
        const outside =
          (overflowX !== 'visible' &&
            (text.left < around.left - 1 || text.right > around.right + 1)) ||
          (overflowY !== 'visible' &&
            (text.top < around.top - air || text.bottom > around.bottom + air));
        if (outside) faults.push(node.textContent.trim());
      }
      if (text.right > innerWidth + 1 || text.left < -1)
        faults.push(`${node.textContent.trim()} →`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  return [...new Set(faults)];
}

export const cut = (page: Page): Promise<string[]> => page.evaluate(cutTexts);
