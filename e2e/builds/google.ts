import type { Page } from '@playwright/test';

import { expect } from '../helpers/test';

/** What Google's hosts answer: the web configuration, and a tag manager that does nothing. */
export const measurementId = 'G-FROMSERVER';
const answers = {
  'firebase.googleapis.com': { appId: '1:0:web:0', measurementId },
  'www.googletagmanager.com': {},
};

/** Answers for Google's hosts. */
export async function answerForGoogle(page: Page): Promise<void> {
  for (const [host, json] of Object.entries(answers)) {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route(
      (url) => url.hostname === host,
      (route) => route.fulfill({ headers, json }),
    );
  }
}

/** The commands that the SDK passed to the tag manager, with their arguments. */
export const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry));
  });

/** Resolves once analytics has started. */
export const started = (page: Page) =>
  expect
    .poll(() => commands(page))
    .toContainEqual(expect.arrayContaining(['config', measurementId]));
