import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { load } from 'cheerio';
// Not the fixtures, which answer every file: URL.
import { expect, test } from '@playwright/test';

import type { Content } from '../lib/content/schema';
import { changesPath } from '../lib/preview';
import { addresses } from '../test-support/addresses';
import { builtVariant } from './fixtures';
import { violations } from './companies/violations';

const run = promisify(execFile);
const report = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/preview-report/index.ts', ...args]);

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** The report that makes another company of this one. */
const another = pathToFileURL(`${builtVariant('preview')}${changesPath}.html`).href;

let folder: string;
let address: string;
let printed: string;

/**
 * A copy of the build in which the introduction has become longer and the first price another; the footer says
 * something else than its content.
 */
function change(copy: string) {
  cpSync('out', copy, { recursive: true });
  const [document, source] = [join(copy, 'index.html'), join(copy, 'content.json')];
  const content = JSON.parse(readFileSync(source, 'utf8')) as Content;
  const $ = load(readFileSync(document, 'utf8'));
  const lead = $('section:has(h1) + section p').first();
  content.intro.lead += ' Every day.';
  lead.text(`${lead.text()} Every day, whatever the weather, and back before it is dark.`);
  content.skiShuttle.prices[0]!.dollars = 998;
  $('#ski-shuttle li span').first().text('$998');
  $('footer a').last().text('Your data');
  writeFileSync(source, JSON.stringify(content));
  writeFileSync(document, $.html());
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  const [after, output] = [join(folder, 'after'), join(folder, 'report.html')];
  change(after);
  ({ stdout: printed } = await report(
    addresses().page,
    after,
    output,
    '--approve',
    'https://git.example/7',
  ));
  address = pathToFileURL(output).href;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the report says in words what changes, and how to approve it', async ({ page }) => {
  await page.goto(address);
  const headline = page.locator('#headline');
  await expect(headline).toContainText(/^Ski shuttle card › Prices › .*→ \$998; /);
  await expect(headline).toContainText('Introduction › Lead: new words');
  await expect(headline).toContainText('Looks different: Footer');
  expect(printed.trimEnd().split('\n').at(-1)).toBe(await headline.textContent());
  const prices = page.getByRole('list', { name: 'Prices' });
  await expect(prices.locator('ins')).toHaveText('$998');
  await expect(prices).toContainText('Ski shuttle card › Prices › ');
  const words = page.getByRole('list', { name: 'Words' });
  await expect(words.getByRole('listitem')).toHaveCount(1);
  await expect(words.locator('ins')).toHaveText(/Every day/);
  await expect(words.locator('del')).toHaveCount(0);
  const last = page.getByRole('region').last();
  await expect(last.getByRole('link')).toHaveAttribute('href', 'https://git.example/7');
});

test('a section that is only pushed down has not changed', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Introduction',
    'Ski shuttle card',
    'Footer',
  ]);
  for (const name of ['Introduction', 'Ski shuttle card']) {
    for (const device of ['phone', 'computer']) {
      for (const when of ['before', 'after']) {
        const picture = page.getByRole('img', { name: `${name} on a ${device}, ${when}` });
        await expect(picture).toBeVisible();
      }
    }
  }
  await page.getByText('What looks the same').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Contact$/ })).toBeVisible();
});

test('another company’s content makes a short report', async ({ page }) => {
  for (const [width, most] of [
    [1440, 7000],
    [390, 11_000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(another);
    expect((await page.locator('#headline').textContent())!.length).toBeLessThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  }
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, and no other file is asked for`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const requests: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(another);
    for (const fold of await page.locator('summary').all()) await fold.click();
    expect(await violations(page)).toEqual([]);
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([another]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a folder without a page ends the command with a sentence and exit code 1', async () => {
  const ended = report('out', 'docs');
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: /^docs is not a build.*\n$/ });
});
