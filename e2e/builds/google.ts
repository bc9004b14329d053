import type { Page, Request } from '@playwright/test';

import { open } from '../helpers/page';
import { expect } from '../helpers/test';

/** What Google's hosts answer: the web configuration, and a tag manager that does nothing. */
export const measurementId = 'G-FROMSERVER';
const answers = {
  'firebase.googleapis.com': { appId: '1:0:web:0', measurementId },
  'www.googletagmanager.com': {},
};

export const hostOf = (request: Request): string => new URL(request.url()).hostname;

/**
 * Answers for Google's hosts.
 *
 * @returns the requests to those hosts.
 */
export async function answerForGoogle(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  for (const [host, json] of Object.entries(answers)) {
    await page.route(
      (url) => url.hostname === host,
      async (route) => {
        if (route.request().method() !== 'OPTIONS') requests.push(route.request());
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        };
        await route.fulfill({ headers, json });
      },
    );
  }
  return requests;
}

/** The commands that the SDK passed to the tag manager, with their arguments. */
export const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry));
  });

/** Waits for a command that begins with these words. */
export const command = (page: Page, ...start: unknown[]) =>
  expect.poll(() => commands(page)).toContainEqual(expect.arrayContaining(start));

/** Opens the page; resolves once analytics has started. */
export async function openWithAnalytics(page: Page): Promise<Request[]> {
  const requests = await answerForGoogle(page);
  await open(page);
  await command(page, 'config', measurementId);
  return requests;
}
