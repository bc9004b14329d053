import type { Page } from '@playwright/test';

import { faceAttribute } from '../lib/marks';
import { scriptFolder } from '../lib/scripts';

/** Where the page calls the function, as a glob. */
export const enquiryCall = '**/sendContactEmail';

/** The islands' script and Firebase's, as a glob. */
export const scriptFiles = `**${scriptFolder}/*.js`;

/** The islands' script, as a glob. */
export const islandsFile = `**${scriptFolder}/islands-*.js`;

/** What calls the function, which is loaded when a field gets the focus. */
export const sendingScript = `**${scriptFolder}/firebase-call-*.js`;

/** The smallest sign of interest in the form. */
const touchForm = (page: Page) =>
  page.evaluate(() => {
    document
      .querySelector('form')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });

/**
 * Gives a sign of intent and resolves when React has taken over the islands: only then is the form's element
 * one of its own. A page without a form has nothing to wait for.
 */
export async function hydrated(
  page: Page,
  giveIntent: (page: Page) => Promise<unknown> = touchForm,
): Promise<void> {
  await giveIntent(page);
  await page.waitForFunction(() => {
    const form = document.querySelector('form');
    return !form || Object.keys(form).some((key) => key.startsWith('__react'));
  });
}

/** Opens an address of the page and makes it interactive. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the body face, which waits for the first view, has come. */
export async function bodyFace(page: Page): Promise<void> {
  await page.locator(`html[${faceAttribute}]`).waitFor();
  await page.evaluate(() =>
    // Asks for them: the browser itself does so with its next frame.
    Promise.all([document.fonts.load('400 16px body'), document.fonts.load('600 16px body')]),
  );
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

/**
 * Runs in the page, before its own scripts: a headless browser reports its pointer in the corner of every
 * page that appears, as if it had moved.
 */
export function ignorePointerInCorner(): void {
  addEventListener(
    'pointermove',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
