import { launch, type Browser } from 'puppeteer-core';

import type { Engine, Tab } from './tab';

/** Starts Firefox, which Puppeteer drives over WebDriver BiDi without a driver of its own. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: null,
    // Puppeteer turns it off; visitors have it on.
    extraPrefsFirefox: { 'fission.bfcacheInParent': true, 'ui.useOverlayScrollbars': 1 },
  });
  return { open: () => openTab(browser), end: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    alert: () => Promise.resolve(alerts.shift()),
    close: () => context.close(),
  };
}
