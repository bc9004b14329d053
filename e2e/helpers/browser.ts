// Depends on the inside of @sparticuz/chromium: the archives in its folder, and its function that
// unpacks them.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { chromium } from '@playwright/test';

import manifest from '../../package.json';
import { run } from '../../scripts/shared/cli';

const packageFolder = resolve('node_modules/@sparticuz/chromium');
const version = manifest.devDependencies['@sparticuz/chromium'];
const unpacked = resolve(`node_modules/.cache/chromium-${version}`);

/** The libraries of the unpacked Chromium, and fonts that give text the same width on every machine. */
const environment = {
  LD_LIBRARY_PATH: `${unpacked}/al2023/lib`,
  FONTCONFIG_FILE: resolve('e2e/fonts/fonts.conf'),
};

/** Unpacks Chromium from the npm package, with libraries that slim Linux images lack. */
function unpack(): void {
  const folder = `${unpacked}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const script = `import { inflate } from '@sparticuz/chromium';
    for (const file of ['chromium.br', 'al2023.tar.br']) await inflate(${JSON.stringify(`${packageFolder}/bin/`)} + file);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder },
  });
  if (status !== 0) throw new Error('Unpacking @sparticuz/chromium failed. The lines above say why.');
  // Another process may have unpacked it in the meantime.
  if (existsSync(unpacked)) rmSync(folder, { recursive: true });
  else renameSync(folder, unpacked);
}

/**
 * The path of the Chromium that runs the browser tests. `CHROMIUM_PATH` comes first. On Linux x64, the
 * default is the Chromium in an npm package. On other systems, Playwright downloads its own.
 */
function findBrowser(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (!existsSync(unpacked)) unpack();
    return `${unpacked}/chromium`;
  }
  if (!existsSync(chromium.executablePath()))
    run('npx playwright install chromium --only-shell', 'No Chromium: the lines above say why.');
  return chromium.executablePath();
}

/** The launch options of every test. They switch off the browser's own requests to other hosts. */
export function browserOptions() {
  const executablePath = findBrowser();
  const isUnpacked = executablePath.startsWith(unpacked);
  return {
    executablePath,
    env: { ...process.env, ...(isUnpacked && environment) },
    args: ['gpu', 'quic', 'background-networking', 'sync'].map((name) => `--disable-${name}`),
    // Chromium's sandbox fails for root, the usual user in containers, and for the unpacked browser.
    chromiumSandbox: process.getuid?.() !== 0 && !isUnpacked,
  };
}
