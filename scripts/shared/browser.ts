import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of the Chromium that runs the browser tests.
 *
 * @throws an Error that says how to get one when there is none.
 */
export function findBrowser(): string {
  const browser = candidates.find((path) => path && existsSync(path));
  if (browser) return browser;
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH to it.',
  );
}

/** How every script and test here starts the browser: quiet, and with no host but those it is sent to. */
export function browserOptions() {
  return {
    executablePath: findBrowser(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    // Chromium's sandbox does not work for root, as which containers commonly run.
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
