import type { Page } from '@playwright/test';

import { scripts } from '../scripts/build/scripts';
import { islandsFile, open } from '../test-support/page';
import { bundleIslands } from '../tools/export/bundle';
import { expect, test } from './fixtures';

/**
 * Makes the page load React's development build.
 *
 * @returns what it logs.
 */
async function listenToReact(page: Page): Promise<string[]> {
  const addresses = Object.keys(scripts.lazy).map((name) => [name, `/not-loaded/${name}`] as const);
  const script = await bundleIslands(scripts, Object.fromEntries(addresses), 'development');
  await page.route(islandsFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  return said;
}

test('React finds each island as the build wrote it', async ({ page }) => {
  const said = await listenToReact(page);
  await open(page);
  expect(said.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});

test('React says so when an island differs from its document', async ({ page, expectErrors }) => {
  expectErrors(/hydrat/i);
  const said = await listenToReact(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('for="contact-email">', '$&Another ') });
  });
  await open(page);
  expect(said.join()).toMatch(/hydrat/i);
});
