import type { Locator, Page } from '@playwright/test';

import { bodyFaceAttribute, bookNowAttribute } from '../../lib/dom';
import { scriptPaths } from '../../lib/paths';

/** Globs of the islands' script and of the script that calls the function. */
export const islandsScript = `**${scriptPaths.islands}`;
export const callScript = `**${scriptPaths.call}`;

/** The name of a photograph's files. */
export const nameOf = ({ file }: { file: string }) => file.replace(/^.*\/|\.\w+$/g, '');

/** Every Book Now button, shown or not. */
export const bookNow = (page: Page): Locator => page.locator(`[${bookNowAttribute}]`);

/** The menu's links. */
export const menu = (page: Page): Locator => page.getByRole('navigation').getByRole('link');

/** The sections that the menu marks as current. */
export const currentSections = (page: Page): Promise<string[]> =>
  menu(page)
    .and(page.locator('[aria-current]'))
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash.slice(1)));

/** Resolves once React has hydrated the islands, when the form's notice that it is stuck is gone. */
export const hydratedByItself = (page: Page): Promise<void> =>
  page.locator('.stuck-notice').waitFor({ state: 'detached' });

/** Gives the smallest sign of interest in the form and resolves once the islands are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('form').dispatchEvent('pointerdown');
  await hydratedByItself(page);
}

/** Opens a page and makes it interactive. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves once the body face, which waits for the first view, has loaded. */
export async function bodyFace(page: Page): Promise<void> {
  await page.locator(`html[${bodyFaceAttribute}]`).waitFor();
  await page.evaluate(() =>
    // Requests it; otherwise the browser would do so with its next frame.
    Promise.all([document.fonts.load('400 16px body'), document.fonts.load('600 16px body')]),
  );
}

/** Resolves after two idle periods, by when work deferred to idle time has begun. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );

/** Sets a style sheet, replacing an earlier one, in a way that the policy on inline styles allows. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

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

/** The paths of the files that the page requests from now on, without documents. */
export function requestedFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
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
