import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { newEnquiry } from '../helpers/form';
import { mailsNaming } from '../helpers/product';
import { texts } from './texts';

/** The path of a program in one of the folders of PATH. */
const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const webkit = onPath('WebKitWebDriver');

test.skip(
  !(webkit && onPath('Xvfb')) && process.env.ENGINES !== 'all',
  'WebKit is missing. On Linux, install webkit2gtk-driver and xvfb.',
);

let screen: ChildProcess | undefined;
let service: DriverService | undefined;
let browser: WebDriver | undefined;

// Starting another browser takes time.
test.slow();

test.afterAll(async () => {
  await browser?.quit();
  await service?.kill();
  screen?.kill();
});

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
async function start(): Promise<WebDriver> {
  screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const display = new Promise((resolve) => screen?.stdout?.once('data', resolve));
  service = new DriverService.Builder(webkit ?? 'WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(await display).trim()}`,
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

test('a visitor in WebKit corrects the form, books, comes back and sends an enquiry', async ({
  baseURL,
}) => {
  const page = (browser = await start());
  const enquiry = newEnquiry();
  const run = (script: string) => page.executeScript(`return ${script}`).catch(() => undefined);
  const sees = (script: string, wanted: unknown) =>
    expect.poll(() => run(script), script).toEqual(wanted);
  const find = (selector: string) => page.findElement(By.css(selector));
  // Uses the keyboard, because this driver's clicks sometimes get lost on a busy machine.
  const press = (selector: string) => find(selector).sendKeys(Key.ENTER);

  await page.get(baseURL!);
  await sees('document.title', texts.home);
  await sees(texts.heroHeight, 500);
  expect(await run(texts.heroFile)).toMatch(texts.heroPhoto);
  await run(texts.loseFirstCall);

  await press('nav [href="#contact"]');
  await sees(texts.place, ['#contact', 'contact', true]);
  await page.navigate().back();
  await sees(texts.place, ['', 'contact', false]);

  await press('form [type="submit"]');
  await sees(texts.errorsShown, texts.errors);
  await sees('document.activeElement.id', 'contact-name');

  for (const [field, value] of Object.entries(enquiry)) {
    await find(`form [name="${field}"]`).sendKeys(value);
  }
  await press('form [type="submit"]');
  const alert = await page.wait(until.alertIsPresent());
  expect(await alert.getText()).toBe(texts.failed);
  await alert.accept();
  await sees(texts.typed, Object.values(enquiry));
  expect(await mailsNaming(enquiry.name)).toEqual([]);

  await run(texts.leadBookNowToPrivacy);
  await press('main section [data-book-now]');
  await sees('document.title', texts.elsewhere);
  await page.navigate().back();
  await sees('document.title', texts.home);
  await sees(texts.typed, Object.values(enquiry));

  await press('form [type="submit"]');
  await sees(texts.status, texts.sent);
  expect(await mailsNaming(enquiry.name)).toHaveLength(1);
});
