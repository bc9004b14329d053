import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

import { test } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { visit, type Driver } from './visit';

const [driverPath, screenPath] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

test.skip(
  !(existsSync(driverPath) && existsSync(screenPath)) && process.env.ENGINES !== 'all',
  'WebKit is missing. On Linux, install webkit2gtk-driver and xvfb.',
);

let screen: ChildProcess | undefined;
let service: DriverService | undefined;
let browser: WebDriver | undefined;

test.afterAll(async () => {
  await browser?.quit();
  await service?.kill();
  screen?.kill();
});

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
async function start(): Promise<WebDriver> {
  screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const display = new Promise((resolve) => screen?.stdout?.once('data', resolve));
  service = new DriverService.Builder(driverPath)
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

test('a visitor in WebKit corrects the form, books, comes back and sends', async ({ baseURL }) => {
  const page = (browser = await start());
  const type = (selector: string, keys: string) => page.findElement(By.css(selector)).sendKeys(keys);
  const driver: Driver = {
    open: (url) => page.get(url),
    run: (script) => page.executeScript(script),
    // Uses the keyboard, because this driver's clicks sometimes get lost on a busy machine.
    press: (selector) => type(selector, Key.ENTER),
    type,
    back: () => page.navigate().back(),
    acceptAlert: async () => {
      const alert = await page.wait(until.alertIsPresent());
      const text = await alert.getText();
      await alert.accept();
      return text;
    },
  };
  await visit(driver, baseURL!);
});
