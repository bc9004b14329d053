import { expect, type Page } from '@playwright/test';

/** The measurement id in the fetched configuration. */
export const measurementId = 'G-FROMSERVER';

/** The measurement id of that build's own configuration. */
export const localId = 'G-LOCAL';

/** The web configuration, and a tag manager without code. */
const answers = {
  'firebase.googleapis.com': { appId: '1:0:web:0', measurementId },
  'www.googletagmanager.com': {},
};

export async function answerForGoogle(page: Page): Promise<void> {
  for (const [host, json] of Object.entries(answers)) {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route(
      (url) => url.hostname === host,
      (route) => route.fulfill({ headers, json }),
    );
  }
}

/** The commands that the SDK gave to the tag manager, each with its arguments. */
export const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry));
  });

/** Resolves when analytics has started. */
export const started = (page: Page, id = measurementId) =>
  expect.poll(() => commands(page)).toContainEqual(expect.arrayContaining(['config', id]));
