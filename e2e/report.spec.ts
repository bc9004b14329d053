import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import AxeBuilder from '@axe-core/playwright';
// Not the fixtures: those answer for every file: address.
import { expect, test } from '@playwright/test';

import { site } from '../lib/site';

const run = promisify(execFile);
const report = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/preview-report/index.ts', ...args]);

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  const changed = join(folder, 'changed');
  cpSync('out', changed, { recursive: true });
  // The document and what hydrates it, as a build writes both.
  const chunks = '_next/static/chunks';
  const bootstrap = readdirSync(join(changed, chunks)).find((name) => name.startsWith('bootstrap'));
  for (const file of ['index.html', `${chunks}/${bootstrap!}`]) {
    const text = readFileSync(join(changed, file), 'utf8')
      .replaceAll('whole day', 'entire day')
      .replaceAll(site.contact.phone.href, 'tel:soon');
    writeFileSync(join(changed, file), text);
  }
  const output = join(folder, 'report.html');
  await report('out', changed, output);
  address = pathToFileURL(output).href;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('shows what changed in look, words, links and weights', async ({ page }) => {
  await page.goto(address);
  const phone = page.getByRole('article', { name: 'Page at 390 px' });
  await expect(phone).toContainText(/0\.\d\d % of the pixels changed,\s+in\s+1 place/);
  await expect(phone.locator('.after .region')).toHaveCount(1);
  const [box, picture] = await Promise.all([
    phone.locator('.after .region').boundingBox(),
    phone.locator('.after img').boundingBox(),
  ]);
  expect(box!.height).toBeLessThan(picture!.height / 20);
  await expect(page.getByText('Form errors, at 390 px: unchanged')).toBeVisible();

  const words = page.getByRole('region', { name: 'Words' });
  await expect(words.locator('li del')).toHaveText('whole');
  await expect(words.locator('li ins')).toHaveText('entire');

  const links = page.getByRole('region', { name: 'Changed links' });
  await expect(links.getByRole('row')).toHaveCount(3);
  await expect(links.getByRole('row', { name: 'tel:soon' })).toContainText('no telephone number');
  await expect(page.getByRole('row', { name: /^All files/ })).not.toContainText('same');
});

test('compares with a slider, by keyboard alone', async ({ page }) => {
  await page.goto(address);
  const view = page.getByRole('article').first();
  const slider = view.getByRole('slider');
  await expect(slider).toBeHidden();
  await view.getByRole('radio', { name: 'Side by side' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  const after = view.locator('.after .picture');
  await expect(after).toHaveCSS('clip-path', /50%/);
  await page.keyboard.press('End');
  await expect(after).toHaveCSS('clip-path', /inset\(0px|calc\(0%\)/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('99');
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} px, ${colorScheme}, and no other file is asked for`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => errors.push(message.text()));
      await page.goto(address);
      for (const fold of await page.locator('details').all()) await fold.locator('summary').click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    });
  }
}

test('a folder without a page ends it with a sentence and exit code 1', async () => {
  const ended = report('out', 'docs');
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: /^docs is no build.*\n$/ });
});
