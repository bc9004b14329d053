import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { program, run } from './cli';

const unpacking = createHash('sha256')
  .update(readFileSync('scripts/shared/unpack-browser.ts'))
  .digest('hex');

/** Where unpack-browser.ts unpacks the npm package's browser; a change to that script makes a new folder. */
export const browserFolder = resolve(`node_modules/.cache/chromium-${unpacking.slice(0, 8)}`);

const packagedBrowser = join(browserFolder, 'chromium');

/** Where systems install Chromium or Chrome. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function install(file: string, ...args: string[]): void {
  if (run(file, args)) return;
  throw new Error(
    'No Chromium was found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

/**
 * The path of the Chromium that runs the browser tests: `CHROMIUM_PATH`; on Linux x64 the one in an npm
 * package, so that every such machine measures the same; an installed one; else Playwright's own, which
 * is downloaded once.
 *
 * @throws an Error that says how to get one when there is none.
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: "${chosen}". Correct it or unset it.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (!existsSync(packagedBrowser)) install('scripts/shared/unpack-browser.ts');
    return packagedBrowser;
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  if (!existsSync(chromium.executablePath())) {
    console.log('No Chromium was found, so Playwright installs its own, once …');
    install(program('@playwright/test', 'playwright'), 'install', 'chromium', '--only-shell');
  }
  return chromium.executablePath();
}

/** How every script and test here starts the browser: quiet, and with no host but those it is sent to. */
export function browserOptions() {
  const executablePath = findBrowser();
  return {
    executablePath,
    env: { ...process.env, ...(executablePath === packagedBrowser && packagedEnvironment()) },
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    // Chromium's sandbox does not work for root, the usual user in containers, nor for a browser that no
    // package manager installed.
    chromiumSandbox: process.getuid?.() !== 0 && executablePath !== packagedBrowser,
  };
}

/**
 * Makes a browser use the packaged browser's fonts, whatever the machine has, so that text is equally wide in
 * both. Not for Firefox, which ignored them: its page at 390 px grew by 600 px.
 *
 * @returns environment variables; none where there is no packaged browser.
 */
export function testFonts(): Record<string, string> {
  const config = join(browserFolder, 'fonts.conf');
  return existsSync(config) ? { FONTCONFIG_FILE: config } : {};
}

/** Its own fonts, and its own libraries if the machine lacks them. */
function packagedEnvironment(): Record<string, string> {
  const libraries = join(browserFolder, 'al2023', 'lib');
  return {
    ...testFonts(),
    ...(existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
  };
}
