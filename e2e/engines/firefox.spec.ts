import { existsSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

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

let browser: Browser | undefined;

test.afterAll(() => browser?.close());

test('a visit in Firefox: menu, invalid form, Book Now and Back, failed, sent', async ({
  baseURL,
}) => {
  test.skip(
    !firefox && !process.env.CI,
    'There is no Firefox: install it (Debian: firefox-esr) or set FIREFOX_PATH.',
  );
  const viewport = { width: 1280, height: 720 };
  browser = await launch({
    browser: 'firefox',
    executablePath: firefox ?? 'firefox',
    defaultViewport: viewport,
  });
  const page = await browser.newPage();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const press = (selector: string) => page.locator(selector).setTimeout(0).click();
  const textsOf = (selector: string) =>
    page.$$eval(selector, (all) => all.map((each) => each.textContent));
  const typed = () =>
    page.$$eval('form [name]', (all) => all.map((each) => (each as HTMLInputElement).value));
  const name = `Ana ${crypto.randomUUID()}`;
  const words = ['', ...Object.values(texts.enquiry)];

  await page.goto(baseURL!);
  expect(await page.title()).toBe(texts.home);
  expect(
    await page.$eval('main img', (image) => image.decode().then(() => image.currentSrc)),
  ).toMatch(texts.heroPhoto);
  expect(await page.$eval('main section', (hero) => hero.clientHeight)).toBe(500);

  await press('nav [href="#contact"]');
  const place = () => page.evaluate(() => [location.hash, document.activeElement?.id, scrollY > 0]);
  await expect.poll(place).toEqual(['#contact', 'contact', true]);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(async () => (await place()).at(-1)).toBe(false);

  await press('form [type="submit"]');
  await expect.poll(() => textsOf('form [id$="-error"]')).toEqual(texts.errors);
  await expect.poll(() => page.$eval(':focus', ({ id }) => id)).toBe('contact-name');

  for (const [field, value] of Object.entries(texts.enquiry)) {
    await press(`form [name="${field}"]`);
    await page.keyboard.type(value);
  }
  // The booking page does not exist, another stands in for it.
  await page.$eval('#booking-link', (link) => link.setAttribute('href', '/privacy'));
  await press('main section [data-book-now]');
  await expect.poll(() => page.title().catch(() => '')).toBe(texts.elsewhere);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.title().catch(() => '')).toBe(texts.home);
  await expect.poll(typed).toEqual(words);

  await press('form [name="name"]');
  await page.keyboard.type(name);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = () => {
      window.fetch = fetch;
      return Promise.reject(new TypeError('No network'));
    };
  });
  await press('form [type="submit"]');
  await expect.poll(() => alerts).toEqual([texts.failed]);
  expect(await typed()).toEqual([name, ...words.slice(1)]);
  expect(await mailsNaming(name)).toEqual([]);

  await press('form [type="submit"]:enabled');
  await expect.poll(() => textsOf('form [role="status"]')).toEqual([texts.sent]);
  expect(await mailsNaming(name)).toHaveLength(1);
});
