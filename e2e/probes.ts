import type { Page } from '@playwright/test';

/**
 * Records scroll positions from now on.
 *
 * @returns a function that returns those so far.
 */
export async function scrollPositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const noted: number[] = [];
    addEventListener('scroll', () => noted.push(window.scrollY));
    return noted;
  });
  return () => positions.jsonValue();
}

/**
 * Records CSS transitions from now on.
 *
 * @returns a function that returns the properties that changed gradually so far.
 */
export async function transitions(page: Page): Promise<() => Promise<string[]>> {
  const properties = await page.evaluateHandle(() => {
    const noted: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => noted.push(propertyName));
    return noted;
  });
  return () => properties.jsonValue();
}

/**
 * Records layout shifts of every document from its first moment.
 *
 * @returns a function that returns their sum so far, that of the next frame included.
 */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Observers hear of a frame after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}
