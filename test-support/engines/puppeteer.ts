import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';

import { browserOptions } from '../../scripts/shared/browser';
import type { Engine, EngineStart, Tab } from './engine';

function chromium({ proxy, lessMotion }: EngineStart): LaunchOptions {
  const { args, env, chromiumSandbox } = browserOptions();
  return {
    browser: 'chrome',
    env,
    args: [
      ...args,
      // As on phones, and in WebKit here, scroll bars take no room.
      '--hide-scrollbars',
      ...(chromiumSandbox ? [] : ['--no-sandbox']),
      ...(lessMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(proxy
        ? [`--proxy-server=${proxy.host}:${proxy.port}`, '--proxy-bypass-list=<-loopback>']
        : []),
    ],
  };
}

function firefox({ proxy, lessMotion = false }: EngineStart): LaunchOptions {
  return {
    browser: 'firefox',
    extraPrefsFirefox: {
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': Number(lessMotion),
      // Puppeteer turns it off; visitors have it on.
      'fission.bfcacheInParent': true,
      ...(proxy && {
        'network.proxy.type': 1,
        'network.proxy.http': proxy.host,
        'network.proxy.http_port': proxy.port,
        'network.proxy.ssl': proxy.host,
        'network.proxy.ssl_port': proxy.port,
        'network.proxy.allow_hijacking_localhost': true,
      }),
    },
  };
}

/** Starts Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(
  name: 'chromium' | 'firefox',
  start: EngineStart,
): Promise<Engine> {
  const browser = await launch({
    ...(name === 'chromium' ? chromium(start) : firefox(start)),
    executablePath: start.path,
    acceptInsecureCerts: true,
    defaultViewport: null,
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
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
