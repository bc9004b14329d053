import type { Page } from '@playwright/test';

/** The sizes of the page's areas at the window's width, in CSS pixels (specification §9). */
export function sizesOf(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      const { x, width, height } = element!.getBoundingClientRect();
      return { x, width, height };
    };
    const find = (selector: string) => document.querySelector(selector);
    const bikes = box(find('#bike-shuttle'));
    return {
      header: box(find('header')).height,
      hero: box(find('h1')?.closest('section')),
      band: box(find('section[aria-label] + section')),
      bikes: {
        x: bikes.x,
        width: bikes.width,
        atLeast: Math.min(bikes.height, innerWidth >= 768 ? 680 : 0),
      },
      photos: [...document.querySelectorAll('main section li:has(picture)')]
        .filter((photo) => photo.checkVisibility())
        .map(box),
    };
  });
}
