import { expect, type Page } from '@playwright/test';

/** The measurement id in the fetched configuration. */
export const measurementId = 'G-FROMSERVER';

/** The measurement id of that build's own configuration. */
export const localId = 'G-LOCAL';

/** Answers with a web configuration, and with a tag manager without code. */
export async function answerForGoogle(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const answer = (url: string, json: object) => page.route(url, (route) => route.fulfill({ headers, json }));
  await answer('https://firebase.googleapis.com/**', { appId: '1:0:web:0', measurementId });
  await answer('https://www.googletagmanager.com/**', {});
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
