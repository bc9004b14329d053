import { readdirSync } from 'node:fs';

import siteFile from '../content/site.json';
import { photoFolder, scriptPaths, shareImageFolder } from '../lib/paths';
import { ports, urlOf } from '../scripts/shared/ports';
import { expect, test } from './helpers/test';

const filesIn = (folder: string) => readdirSync(`out${folder}`).map((name) => `${folder}/${name}`);

const immutable = 'public, max-age=31536000, immutable';

test('browsers cache images and fonts for a year, but no page and no script', async ({ request }) => {
  const media = '/_next/static/media';
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of [photoFolder, shareImageFolder, media].flatMap(filesIn)) {
    expect([path, await cacheControl(path)]).toEqual([path, immutable]);
  }
  for (const path of [...Object.values(scriptPaths), '/', '/privacy']) {
    expect([path, await cacheControl(path)]).toEqual([path, 'no-cache']);
  }
});

test('only the share image may be embedded elsewhere', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-resource-policy'];
  expect(await policyOf(filesIn(shareImageFolder)[0]!)).toBe('cross-origin');
  expect(await policyOf(filesIn(photoFolder)[0]!)).toBe('same-origin');
});

test('the editor’s preview shows nothing that another site sends', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    (url) => void Object.assign(window, { preview: open(url) }),
    `${urlOf(ports.editor)}/page.html`,
  );
  const preview = await opened;
  await preview.waitForLoadState();
  const form = (content: object) => ({ name: 'page', content });
  await page.evaluate(
    (form) => {
      (window as unknown as { preview: Window }).preview.postMessage(form, '*');
    },
    form({ name: 'Planted' }),
  );
  // The editor's own message comes later.
  const hero = { ...siteFile.hero, line: 'To the snow.' };
  await preview.evaluate((form) => postMessage(form), form({ hero }));
  await expect(preview.getByText(hero.line)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(siteFile.name);
});
