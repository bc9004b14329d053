import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from '@playwright/test';
import { Builder, By, until, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { mailsNaming } from '../helpers/product';
import { texts } from './texts';

/** The path of a program, as a shell would find it. */
const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const webkit = onPath('WebKitWebDriver');

let screen: ChildProcess | undefined;
let service: DriverService | undefined;
let browser: WebDriver | undefined;

/** Starts WebKitGTK's own browser on a display of its own. */
async function start(): Promise<WebDriver> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  screen = display;
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    display.once('error', reject);
  });
  service = new DriverService.Builder(webkit ?? 'WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox needs user namespaces, which containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  return new Builder()
    .usingServer(await service.start(120_000))
    .withCapabilities({
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build();
}

test.afterAll(async () => {
  await browser?.quit();
  await service?.kill();
  screen?.kill();
});

test('a visit in WebKit: menu, invalid form, Book Now and Back, failed, sent', async ({
  baseURL,
}) => {
  test.skip(
    !(webkit && onPath('Xvfb')) && !process.env.CI,
    'There is no WebKit to drive: on Linux, install webkit2gtk-driver and xvfb.',
  );
  const page = (browser = await start());
  const press = async (selector: string) => {
    const element = await page.findElement(By.css(selector));
    await element.click();
    return element;
  };
  const run = <Result>(script: string) => page.executeScript<Result>(`return ${script}`);
  const textsOf = (selector: string) =>
    run(`[...document.querySelectorAll('${selector}')].map((each) => each.textContent)`);
  const typed = () =>
    run(`[...document.querySelectorAll('form [name]')].map((each) => each.value)`);
  const name = `Ana ${crypto.randomUUID()}`;
  const words = ['', ...Object.values(texts.enquiry)];

  await page.get(baseURL!);
  expect(await page.getTitle()).toBe(texts.home);
  const photo = `document.querySelector('main img')`;
  expect(await run(`${photo}.decode().then(() => ${photo}.currentSrc)`)).toMatch(texts.heroPhoto);
  expect(await run(`document.querySelector('main section').clientHeight`)).toBe(500);

  await press('nav [href="#contact"]');
  const place = () => run<unknown[]>('[location.hash, document.activeElement.id, scrollY > 0]');
  await expect.poll(place).toEqual(['#contact', 'contact', true]);
  await run('void setTimeout(() => history.back())');
  await expect.poll(async () => (await place()).at(-1)).toBe(false);

  await press('form [type="submit"]');
  await expect.poll(() => textsOf('form [id$="-error"]')).toEqual(texts.errors);
  await expect.poll(() => run('document.activeElement.id')).toBe('contact-name');

  for (const [field, value] of Object.entries(texts.enquiry)) {
    await (await press(`form [name="${field}"]`)).sendKeys(value);
  }
  // The booking page does not exist, another stands in for it.
  await run(`document.querySelector('#booking-link').setAttribute('href', '/privacy')`);
  await press('main section [data-book-now]');
  await page.wait(until.titleIs(texts.elsewhere));
  await run('void setTimeout(() => history.back())');
  await page.wait(until.titleIs(texts.home));
  await expect.poll(typed).toEqual(words);

  await (await press('form [name="name"]')).sendKeys(name);
  await run(`void (window.fetch = ((fetch) => () => {
    window.fetch = fetch;
    return Promise.reject(new TypeError('No network'));
  })(window.fetch))`);
  await press('form [type="submit"]');
  const alert = await page.wait(until.alertIsPresent());
  expect(await alert.getText()).toBe(texts.failed);
  await alert.accept();
  expect(await typed()).toEqual([name, ...words.slice(1)]);
  expect(await mailsNaming(name)).toEqual([]);

  await press('form [type="submit"]:enabled');
  await expect.poll(() => textsOf('form [role="status"]')).toEqual([texts.sent]);
  expect(await mailsNaming(name)).toHaveLength(1);
});
