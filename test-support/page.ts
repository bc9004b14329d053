import type { Page } from '@playwright/test';

import { frameworkId } from '../lib/first-paint';

/** Where the page calls the function, as a glob. */
export const enquiryCall = '**/sendContactEmail';

/** The framework's scripts and Firebase's, as a glob. */
export const scriptFiles = '**/_next/static/chunks/*.js';

/** The smallest sign of a visitor. */
const movePointer = (page: Page) => page.mouse.move(1, 1);

/**
 * Gives a sign of intent and resolves when React has taken over the page: only then is the form's element
 * one of its own. A page without a form is ready once it has asked for its scripts, if it has any.
 */
export async function hydrated(
  page: Page,
  giveIntent: (page: Page) => Promise<unknown> = movePointer,
): Promise<void> {
  await giveIntent(page);
  await page.waitForFunction((id) => {
    const form = document.querySelector('form');
    const takenOver = Object.keys(form ?? {}).some((key) => key.startsWith('__react'));
    return !document.getElementById(id) && (!form || takenOver);
  }, frameworkId);
}

/** Opens an address of the page and makes it interactive. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves after two idle periods: what the page does when it is idle, it has begun by then. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
}

/** Sets a style sheet, in the way that a policy on inline styles leaves open, in place of one before. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
