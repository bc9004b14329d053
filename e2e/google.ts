import type { Page, Request } from '@playwright/test';

import { analyticsConfig } from '../test-support/analytics-config';
import { open } from '../test-support/page';
import { expect, serveVariant } from './fixtures';

export const serverMeasurementId = 'G-FROMSERVER';

export const hosts = {
  config: 'firebase.googleapis.com',
  tag: 'www.googletagmanager.com',
};

/** What Google's hosts answer. */
const answers = {
  config: { appId: analyticsConfig.appId, measurementId: serverMeasurementId },
  tag: {},
};

/**
 * Answers for Google's hosts.
 *
 * @returns the requests to those hosts.
 */
export async function answerForGoogle(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  for (const [name, host] of Object.entries(hosts) as [keyof typeof hosts, string][]) {
    await page.route(
      (url) => url.hostname === host,
      async (route) => {
        if (route.request().method() !== 'OPTIONS') requests.push(route.request());
        await route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          json: answers[name],
        });
      },
    );
  }
  return requests;
}

/** Serves the build with analytics, and answers for Google's hosts. */
export async function serve(page: Page): Promise<Request[]> {
  await serveVariant(page, 'analytics');
  return answerForGoogle(page);
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

/** Opens that build; resolves once analytics has started. */
export async function openWithAnalytics(page: Page): Promise<Request[]> {
  const requests = await serve(page);
  await open(page);
  await command(page, 'config', serverMeasurementId);
  return requests;
}
