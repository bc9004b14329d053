import { writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { run, type Tab } from '../../test-support/engines/engine';
import { startEngine } from '../../test-support/engines/start';
import { findEngine, presentEngines } from '../shared/engines';
import { serveLikeCdn } from './bench/server';

const widths = [390, 1440];
const windowHeight = 2000;

/** Runs in the page: loads every photograph and returns the page's height. */
async function settle() {
  dispatchEvent(new Event('scroll'));
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode()));
  await document.fonts.ready;
  return document.documentElement.scrollHeight;
}

/** Runs in the page: scrolls to `y` as far as possible and returns the position reached. */
function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
  return Math.round(scrollY);
}

/** A screenshot of the whole page, stitched from windows: WebKit draws none taller than 4,000 px. */
async function shoot(tab: Tab, url: string, width: number): Promise<Buffer> {
  await tab.resize(width, windowHeight);
  await tab.goto(url);
  const height = await run(tab, settle);
  const pieces: { input: Buffer; top: number; left: number }[] = [];
  for (let y = 0; y < height; y += windowHeight) {
    const top = await run(tab, scrollTo, y);
    pieces.push({ input: Buffer.from(await tab.screenshot()), top, left: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(pieces)
    .png()
    .toBuffer();
}

/**
 * Takes the built page in each engine on this machine, at the width of a phone and of a desktop, into a
 * folder.
 *
 * @returns the files' names, by width, so that engines stand side by side.
 */
export async function shootInEngines(folder: string): Promise<string[]> {
  const { server, origin } = await serveLikeCdn('out', {});
  const files: string[] = [];
  try {
    for (const name of presentEngines()) {
      const engine = await startEngine(name, { path: findEngine(name) ?? '' });
      const tab = await engine.open();
      for (const width of widths) {
        const file = `engine-${width}-${name}.png`;
        writeFileSync(`${folder}/${file}`, await shoot(tab, `${origin}/`, width));
        files.push(file);
      }
      await tab.close();
      await engine.end();
    }
  } finally {
    server.close();
  }
  return files.toSorted();
}
