import { readdirSync } from 'node:fs';

import siteFile from '../content/site.json';
import { photoFolder, shareImageFolder } from '../lib/paths';
import { ports, urlOf } from '../scripts/shared/ports';
import { expect, test } from './helpers/test';

const filesIn = (folder: string) => readdirSync(`out${folder}`).map((name) => `${folder}/${name}`);

test('only the share image may be embedded elsewhere', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-resource-policy'];
  expect(await policyOf(filesIn(shareImageFolder)[0]!)).toBe('cross-origin');
  expect(await policyOf(filesIn(photoFolder)[0]!)).toBe('same-origin');
});

test('the editor’s preview shows nothing that another site sends', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  const other = await page.evaluateHandle((url) => open(url)!, `${urlOf(ports.editor)}/page.html`);
  const preview = await opened;
  await preview.waitForLoadState();
  const form = (content: object) => ({ name: 'page', content });
  await other.evaluate((window, form) => window.postMessage(form, '*'), form({ name: 'Planted' }));
  // The editor's own message comes later.
  const hero = { ...siteFile.hero, line: 'To the snow.' };
  await preview.evaluate((form) => postMessage(form), form({ hero }));
  await expect(preview.getByText(hero.line)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(siteFile.name);
});
