import type { Page } from '@playwright/test';

import { newestScript } from '../lib/generated/paths';
import { bookNowAttribute, faceAttribute } from '../lib/dom-contract';
import { scriptFolder } from '../lib/generated/scripts';
import { site, type Season } from '../lib/content/site';

/** Glob of the URL at which the page calls the function. */
export const enquiryCall = '**/sendContactEmail';

/** The islands' script and Firebase's, as a glob. */
export const scriptFiles = `**${scriptFolder}/*.js`;

/** The islands' script, as a glob. */
export const islandsFile = `**${scriptFolder}/islands-*.js`;

/** Glob of the script that calls the function, which loads when a field gets the focus. */
export const sendingScript = `**${scriptFolder}/firebase-call-*.js`;

/** Glob of the script that a page loads instead when a deploy has removed that one. */
export const newestSendingScript = `**${newestScript('firebase-call')}`;

/** Every Book Now button. */
export const bookNow = (page: Page) => page.locator(`[${bookNowAttribute}]`);

/** Whether the page has a shuttle's Book Now, which out of season may be hidden. */
export const takesBookings = ({ season }: { season: Season | undefined }) =>
  !season?.closedNow || season.bookAhead;

/** The text of every Book Now that the page has. */
export const bookings = [true, takesBookings(site.skiShuttle), takesBookings(site.bikeShuttle)]
  .filter(Boolean)
  .map(() => site.booking.label);

/** The smallest sign of interest in the form. */
const touchForm = (page: Page) =>
  page.evaluate(() => {
    document
      .querySelector('form')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });

/**
 * Gives a sign of intent and resolves once React has hydrated the islands, when the form's element is
 * React's. Resolves at once on a page without a form.
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

/** Opens a page and makes it interactive. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves once the body face, which waits for the first view, has loaded. */
export async function bodyFace(page: Page): Promise<void> {
  await page.locator(`html[${faceAttribute}]`).waitFor();
  await page.evaluate(() =>
    // Requests it; otherwise the browser would do so with its next frame.
    Promise.all([document.fonts.load('400 16px body'), document.fonts.load('600 16px body')]),
  );
}

/** Resolves after two idle periods, by when work deferred to idle time has begun. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
}

/** Sets a style sheet, replacing an earlier one, in a way that the policy on inline styles allows. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * Runs in the page, before its own scripts: a headless browser reports its pointer in the corner of every new
 * page, as if it had moved there.
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
