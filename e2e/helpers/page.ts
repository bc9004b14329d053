import { parse } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { scriptPaths } from '../../lib/paths';

/** Globs of the islands' script and of the script that calls the function. */
export const islandsScript = `**${scriptPaths.islands}*`;
export const callScript = `**${scriptPaths.call}*`;

/** A photograph's file name without folder and extension, which the names of its built files begin with. */
export const nameOf = ({ file }: { file: string }) => parse(file).name;

/** All Book Now buttons, including hidden ones. */
export const bookNow = (page: Page): Locator => page.locator('[data-book-now]');

/**
 * Answers the booking page without content, so that the browser stays on the page.
 *
 * @returns a glob for the booking page's requests. They have no fragment, which the address may have.
 */
export async function stayAtBooking(page: Page, { href }: { href: string }): Promise<string> {
  const requests = `${new URL(href).origin}/**`;
  await page.route(requests, (route) => route.fulfill({ status: 204 }));
  return requests;
}

export const menu = (page: Page): Locator => page.getByRole('navigation').getByRole('link');

/** The links of the sections that the menu marks as current. */
export const currentLinks = (page: Page): Locator => menu(page).and(page.locator('[aria-current]'));

/** Resolves when React has hydrated the islands. Hydration removes the notice about a stuck form. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('.stuck-notice').waitFor({ state: 'detached' });

/**
 * Scrolls to the end of the page, where the form is near, and back again. Resolves when the islands are
 * hydrated.
 */
export async function scrollToHydrate(page: Page): Promise<void> {
  const top = await page.evaluate(() => window.scrollY);
  await jumpTo(page, 100_000);
  await untilHydrated(page);
  await jumpTo(page, top);
}

/** Opens a page, hydrates its islands and waits for its body face. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await scrollToHydrate(page);
  await bodyFace(page);
}

/**
 * Resolves when the body face has loaded, which happens after the first view of the home page. It moves lines,
 * and smooth scrolling stops then.
 */
export async function bodyFace(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /^"?body"?,/.test(getComputedStyle(document.querySelector('main')!).fontFamily),
  );
  await page.evaluate(() =>
    // Request it now, because the browser would wait for its next frame.
    Promise.all([document.fonts.load('400 16px body'), document.fonts.load('600 16px body')]),
  );
}

export const jumpTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** Styles that make all text twice as large. */
export const largeText = ':root { font-size: 200% !important }';

/** Sets or replaces a style sheet in a way that the Content-Security-Policy allows. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Holds requests back, and returns a function that lets them go on. */
export async function hold(page: Page, url: RegExp | string): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(url, (route) => released.then(() => route.continue()));
  return goOn;
}

/** The names of everything that the page has stored in the browser. */
export const storedNames = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => [
    ...document.cookie.split('; ').filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

/** Starts to record the paths of requested files, without documents. */
export function requestedFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Resolves when Playwright has reported all earlier requests. It reports them in order. */
export const reported = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/icon.svg').then(() => 0));

/** The sum of all layout shifts of an opened page, up to its next frame. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
