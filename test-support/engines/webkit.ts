import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { testFonts } from '../../scripts/shared/browser';
import { host } from '../../scripts/shared/ports';
import { freePort } from '../listen';
import type { Engine, EngineStart, Key, Tab } from './engine';

/** The code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Tab: '\uE004' };

/** Height of the browser's own buttons, made small so that the window can be as narrow as a phone. */
const narrowWindow = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px }';

/**
 * Sends one WebDriver command (https://www.w3.org/TR/webdriver2/#endpoints).
 *
 * @returns its value.
 */
type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Starts WebKitGTK's WebDriver on its own display. It speaks only the classic protocol: commands over HTTP,
 * of which the tests need too few to justify a client library.
 */
export async function startWebKit({ path, proxy, lessMotion }: EngineStart): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  // Debian builds its driver with the first, newer systems with the second.
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    const folder = join(settings, toolkit);
    mkdirSync(folder);
    writeFileSync(join(folder, 'gtk.css'), narrowWindow);
    const animations = `gtk-enable-animations=${lessMotion ? 0 : 1}`;
    writeFileSync(join(folder, 'settings.ini'), `[Settings]\n${animations}\n`);
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
  const command: Command = async (method, path, body) => {
    const answer = await fetch(`http://${host}:${port}${path}`, {
      method,
      // The driver closes connections that it promised to keep alive.
      headers: { connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await up(driver, command);
  return {
    open: () => openTab(command, proxy && `${proxy.host}:${proxy.port}`),
    end: async () => {
      for (const each of [driver, screen]) {
        each.kill();
        await new Promise((resolve) => each.once('close', resolve));
      }
      rmSync(settings, { recursive: true });
    },
  };
}

/** Runs in the page: the size of its viewport, once drawn. */
function innerSize() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([innerWidth, innerHeight])));
  });
}

async function up(driver: ChildProcess, command: Command) {
  for (;;) {
    const isUp = await command('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended by itself.');
    await sleep(50);
  }
}

async function openTab(command: Command, proxy: string | undefined): Promise<Tab> {
  const { sessionId } = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        unhandledPromptBehavior: 'ignore',
        // WebDriver's own capability would make it speak TLS to the proxy.
        'webkitgtk:browserOptions': {
          args: ['--automation', ...(proxy ? [`--proxy=http://${proxy}`] : [])],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    command('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const typeKeys = (keys: string[]) =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate = (expression: string) =>
    command('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const inner = async () => (await evaluate(`(${innerSize.toString()})()`)) as [number, number];
  return {
    goto: (url) => command('POST', `${session}/url`, { url }),
    evaluate,
    click: async (x, y) => {
      const [at, button] = [{ x: Math.round(x), y: Math.round(y) }, { button: 0 }];
      await act('pointer', [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ]);
    },
    press: (key) => typeKeys([keyCodes[key]]),
    type: (text) => typeKeys(Array.from(text)),
    resize: async (width, height) => {
      // The browser's toolbar is above the page.
      let bar = 0;
      for (let now = await inner(); now[0] !== width || now[1] !== height; now = await inner()) {
        const size = { x: 0, y: 0, width, height: height + bar };
        await command('POST', `${session}/window/rect`, size);
        const [, shown] = await inner();
        bar += height - shown;
      }
    },
    alert: async () => {
      try {
        const text = await command('GET', `${session}/alert/text`);
        await command('POST', `${session}/alert/accept`, {});
        return String(text);
      } catch {
        return undefined;
      }
    },
    screenshot: async () =>
      Buffer.from(String(await command('GET', `${session}/screenshot`)), 'base64'),
    close: () => command('DELETE', session),
  };
}
