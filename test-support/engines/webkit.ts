import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';

import { testFonts } from '../../scripts/shared/browser';
import { host, isListening } from '../../scripts/shared/ports';
import { freePort } from '../listen';
import type { Engine, Tab } from './tab';

/** Height of the browser's own buttons, made small so that the window can be as narrow as a phone. */
const narrowWindow = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px }';

/** Starts WebKitGTK's driver on a display of its own. */
export async function startWebKit(path: string): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  // Debian builds its driver with the first, newer systems with the second.
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(settings, toolkit));
    writeFileSync(join(settings, toolkit, 'gtk.css'), narrowWindow);
  }
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x2200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
  });
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...testFonts(),
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox needs user namespaces, which containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  while (!(await isListening(port))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended by itself.');
    await sleep(50);
  }
  return {
    open: async () =>
      openTab(
        await new Builder()
          .usingServer(`http://${host}:${port}`)
          .withCapabilities({
            browserName: 'MiniBrowser',
            unhandledPromptBehavior: 'ignore',
            'webkitgtk:browserOptions': { args: ['--automation'] },
          })
          .build(),
      ),
    end: async () => {
      for (const each of [driver, screen]) {
        each.kill();
        await new Promise((resolve) => each.once('close', resolve));
      }
      rmSync(settings, { recursive: true });
    },
  };
}

function openTab(driver: WebDriver): Tab {
  return {
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => {
      const point = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      return driver.actions().move(point).click().perform();
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Tab' ? Key.TAB : Key.ENTER)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    alert: async () => {
      try {
        const alert = driver.switchTo().alert();
        const text = await alert.getText();
        await alert.accept();
        return text;
      } catch {
        return undefined;
      }
    },
    close: () => driver.quit(),
  };
}
