import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findBrowser } from './browser';

/** The engines behind visitors' browsers; what visitors are promised holds in each. */
const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** What to install for an engine, for the sentence that says it is missing. */
const remedies: Record<EngineName, string> = {
  chromium: 'install Chromium or Chrome',
  firefox: 'install Firefox (Debian: firefox-esr) or set FIREFOX_PATH',
  webkit: 'on Linux, install webkit2gtk-driver and xvfb',
};

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a program, as a shell would find it; undefined if there is none. */
function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * The path of the program that an engine's tests start: Chromium's is the browser of all other tests,
 * Firefox itself, and the driver of WebKitGTK, which needs a display of its own besides.
 *
 * @returns undefined where the machine has none. Nothing is downloaded for it.
 * @throws an Error when FIREFOX_PATH names no file, or Chromium cannot be had.
 */
export function findEngine(engine: EngineName): string | undefined {
  if (engine === 'chromium') return findBrowser();
  if (engine === 'webkit') return onPath('Xvfb') && onPath('WebKitWebDriver');
  const chosen = process.env.FIREFOX_PATH;
  if (!chosen) return firefoxes.find((path) => existsSync(path));
  if (existsSync(chosen)) return chosen;
  throw new Error(`FIREFOX_PATH names no file: "${chosen}". Correct it or unset it.`);
}

/** A sentence that names each engine that is not on this machine, and how to get it; empty if all are. */
export function missingEngines(): string {
  const missing = engineNames.filter((engine) => !findEngine(engine));
  if (missing.length === 0) return '';
  const how = missing.map((engine) => `${engine} (${remedies[engine]})`);
  return `Engines that are not on this machine: ${how.join('; ')}.`;
}

/**
 * The engines on this machine.
 *
 * @throws an Error that says how to get the others, when `ENGINES=all` demands them.
 */
export function presentEngines(): EngineName[] {
  const demanded = process.env.ENGINES;
  if (demanded && demanded !== 'all') {
    throw new Error(`ENGINES is "${demanded}": set it to "all", or unset it.`);
  }
  const missing = missingEngines();
  if (demanded && missing) throw new Error(`${missing} ENGINES=all demands them.`);
  return engineNames.filter((engine) => findEngine(engine));
}
