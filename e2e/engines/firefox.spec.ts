import { existsSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

import { visit, type Driver } from './visit';

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

test.afterAll(() => browser?.close());

test('a visitor in Firefox corrects the form, books, comes back and sends', async ({ baseURL }) => {
  browser = await launch({ timeout: 0, browser: 'firefox', executablePath: firefox ?? 'firefox' });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.setViewport({ width: 1280, height: 720 });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const press = (selector: string) => page.locator(selector).click();
  const driver: Driver = {
    open: (url) => page.goto(url),
    run: (script) => page.evaluate(script),
    press,
    type: async (selector, text) => {
      await press(selector);
      await page.keyboard.type(text);
    },
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    acceptAlert: async () => {
      await expect.poll(() => alerts).toHaveLength(1);
      return alerts[0]!;
    },
  };
  await visit(driver, baseURL!);
  expect(alerts).toHaveLength(1);
});
