import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import AxeBuilder from '@axe-core/playwright';
import { load } from 'cheerio';
// Not the fixtures, which answer every file: URL.
import { expect, test } from '@playwright/test';

import { site } from '../lib/content/site';

const run = promisify(execFile);
const report = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/preview-report/index.ts', ...args]);

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let address: string;
let printed: string;

/** A copy of the build with a sentence of its own below its first heading, and with this telephone number. */
function build(name: string, word: string, telephone: string): string {
  const copy = join(folder, name);
  cpSync('out', copy, { recursive: true });
  const document = join(copy, 'index.html');
  const $ = load(readFileSync(document, 'utf8'));
  $('h2 + p').first().text(`Leave the mountain ${word} to us. We bring you back the same day.`);
  writeFileSync(document, $.html().replaceAll(site.contact.phone.href, telephone));
  return copy;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  const before = build('before', 'road', site.contact.phone.href);
  const after = build('after', 'ride', 'tel:soon');
  const output = join(folder, 'report.html');
  ({ stdout: printed } = await report(before, after, output));
  address = pathToFileURL(output).href;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the report shows what changed in words, links and weights', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('.headline')).toHaveText(
    /^1 passage changed, 2 links were added or removed, .*4 of 14 views look different in 4 places, .* and 1 link is broken\.$/,
  );
  const words = page.getByRole('region', { name: 'Words and prices' });
  await expect(words.locator('li del')).toHaveText('road');
  await expect(words.locator('li ins')).toHaveText('ride');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['Words and prices', 'Views']);

  await page.getByText('Links, weights and structured data').click();

  const links = page.getByRole('list', { name: 'Changed and broken links' });
  await expect(links.getByRole('listitem')).toHaveCount(2);
  await expect(links.getByRole('listitem').filter({ hasText: 'tel:soon' })).toContainText(
    'not a telephone number',
  );
  const weights = page.getByRole('list', { name: 'Changed weights' });
  await expect(weights.getByRole('listitem').filter({ hasText: 'All files' })).toBeVisible();
});

test('a changed place is cut out of both builds and outlined in the whole view', async ({
  page,
}) => {
  await page.goto(address);
  const phone = page.getByRole('article', { name: 'Page at 390 px' });
  await expect(phone).toContainText(/0\.\d\d % of the pixels changed, in 1 place\./);
  const crops = phone.getByRole('list', { name: 'Changed places' });
  await expect(crops.getByRole('listitem')).toHaveCount(1);
  for (const when of ['before', 'after']) {
    const picture = crops.getByRole('img', { name: `Page at 390 px, place 1, ${when}` });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())!.height).toBeLessThan(300);
  }

  const whole = phone.locator('.comparison .after');
  await expect(whole.locator('img')).toBeHidden();
  await phone.getByText('Whole view').click();
  await expect(whole.locator('.place')).toHaveCount(1);
  const [box, picture] = await Promise.all([
    whole.locator('.place').boundingBox(),
    whole.locator('img').boundingBox(),
  ]);
  expect(box!.height).toBeLessThan(picture!.height / 20);
  await expect(whole.locator('.place')).toBeInViewport();
});

test('unchanged views are folded', async ({ page }) => {
  await page.goto(address);
  const view = page.getByText('Form errors, at 390 px', { exact: true });
  await expect(view).toBeHidden();
  await page.getByText('10 unchanged views').click();
  await expect(view).toBeVisible();
  const picture = page.getByRole('img', { name: 'Form errors, at 390 px, in both builds' });
  await expect(picture).toBeHidden();
  await view.click();
  await expect(picture).toBeVisible();
});

test('the whole view is compared with a slider, by keyboard alone', async ({ page }) => {
  await page.goto(address);
  const view = page.getByRole('article').first();
  const slider = view.getByRole('slider');
  await view.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(slider).toBeHidden();
  await view.getByRole('radio', { name: 'Side by side' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  const after = view.locator('.comparison .after .picture');
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
      for (const fold of await page.locator('summary').all()) await fold.click();
      // Legacy mode: there are no frames (see accessibility/violations.ts).
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations).toEqual([]);
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    });
  }
}

test('the command ends with the headline of the page', async ({ page }) => {
  await page.goto(address);
  const headline = await page.locator('.headline').textContent();
  expect(printed.trimEnd().split('\n').at(-1)).toBe(headline);
});

test('a folder without a page ends the command with a sentence and exit code 1', async () => {
  const ended = report('out', 'docs');
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: /^docs is not a build.*\n$/ });
});
