import { scripts } from '../scripts/build/scripts';
import { islandsFile, open } from '../test-support/page';
import { bundleIslands } from '../tools/export/bundle';
import { expect, test } from './fixtures';

test('React’s development build finds each island as the build wrote it', async ({ page }) => {
  const addresses = Object.keys(scripts.lazy).map((name) => [name, `/not-loaded/${name}`] as const);
  const script = await bundleIslands(scripts, Object.fromEntries(addresses), 'development');
  await page.route(islandsFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  await open(page);
  expect(messages).toContainEqual(expect.stringContaining('React DevTools'));
  expect(messages.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});
