import { existsSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

import { newEnquiry } from '../helpers/form';
import { mailsNaming } from '../helpers/product';
import { texts } from './texts';

const firefox =
  process.env.FIREFOX_PATH ??
  [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((path) => existsSync(path));

test.skip(
  !firefox && process.env.ENGINES !== 'all',
  'Firefox is missing. Install it (on Debian: firefox-esr) or set FIREFOX_PATH.',
);

let browser: Browser | undefined;

// Starting another browser takes time.
test.slow();

test.afterAll(() => browser?.close());

test('a visitor in Firefox corrects the form, books, comes back and sends an enquiry', async ({
  baseURL,
}) => {
  browser = await launch({ browser: 'firefox', executablePath: firefox ?? 'firefox' });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const press = (selector: string) => page.locator(selector).setTimeout(0).click();
  const enquiry = newEnquiry();
  const run = (script: string) => page.evaluate(script).catch(() => undefined);
  const sees = (script: string, wanted: unknown) =>
    expect.poll(() => run(script), script).toEqual(wanted);

  await page.goto(baseURL!);
  await sees('document.title', texts.home);
  await sees(texts.heroHeight, 500);
  expect(await run(texts.heroFile)).toMatch(texts.heroPhoto);
  await run(texts.loseFirstCall);

  await press('nav [href="#contact"]');
  await sees(texts.place, ['#contact', 'contact', true]);
  await run(texts.back);
  await sees(texts.place, ['', 'contact', false]);

  await press('form [type="submit"]');
  await sees(texts.errorsShown, texts.errors);
  await sees('document.activeElement.id', 'contact-name');

  for (const [field, value] of Object.entries(enquiry)) {
    await press(`form [name="${field}"]`);
    await page.keyboard.type(value);
  }
  await press('form [type="submit"]');
  await expect.poll(() => alerts).toEqual([texts.failed]);
  await sees(texts.typed, Object.values(enquiry));
  expect(await mailsNaming(enquiry.name)).toEqual([]);

  await run(texts.leadBookNowToPrivacy);
  await press('main section [data-book-now]');
  await sees('document.title', texts.elsewhere);
  await run(texts.back);
  await sees('document.title', texts.home);
  await sees(texts.typed, Object.values(enquiry));

  await press('form [type="submit"]');
  await sees(texts.status, texts.sent);
  expect(await mailsNaming(enquiry.name)).toHaveLength(1);
});
