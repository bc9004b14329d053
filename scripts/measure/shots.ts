/**
 * Takes screenshots of the built page at eight widths, of the contact section in each state of the form, of
 * what shows under the keyboard or a finger, and of the page in each engine on this machine, into shots/, with
 * an index.html to leaf through. `-- readme` takes the pictures of README.md instead.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';

import { site } from '../../lib/content/site';
import { faceAttribute } from '../../lib/marks';
import { contactSection, formStates, openPage, settle } from '../../test-support/capture';
import { run, type Tab } from '../../test-support/engines/engine';
import { startEngine } from '../../test-support/engines/start';
import { serveFiles } from '../../test-support/serve-folder';
import { browserOptions } from '../shared/browser';
import { main, requireBuild } from '../shared/cli';
import { findEngine, presentEngines } from '../shared/engines';

const folder = 'shots';

/** A screenshot of a page of the site, at each of some widths. */
interface Shot {
  name: string;
  widths: number[];
  path?: string;
  take: (page: Page) => Promise<Buffer>;
}

const widths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
const fewWidths = [390, 1440];

const shots: Shot[] = [
  ...Object.entries({ page: '/', 404: '/404.html', privacy: '/privacy' }).map(([name, path]) => ({
    name,
    widths,
    path,
    take: (page: Page) => page.screenshot({ fullPage: true }),
  })),
  ...Object.entries(formStates).map(([state, reach]) => ({
    name: `form-${state}`,
    widths: fewWidths,
    take: async (page: Page) => {
      await reach(page);
      return contactSection(page).screenshot();
    },
  })),
  {
    name: 'strip-scrolled',
    widths: [768, 1000],
    take: async (page) => {
      const strip = page.getByRole('group', { name: site.photoRow.scroll, exact: true });
      await strip.focus();
      await strip.evaluate((element) => element.scrollTo({ left: 350, behavior: 'instant' }));
      await strip.scrollIntoViewIfNeeded();
      return page.screenshot();
    },
  },
  {
    name: 'menu-focused',
    widths: fewWidths,
    take: async (page) => {
      // Past the skip link, to the last one.
      for (let press = 0; press <= site.nav.links.length; press++) await page.keyboard.press('Tab');
      return page.screenshot();
    },
  },
];

/** Height of the windows that an engine's screenshot is made of: WebKit draws none taller than 4,000 px. */
const windowHeight = 2000;

/** Runs in the page: resolves once the body face, which waits for the first view, is in use. */
async function bodyFace(attribute: string) {
  while (!document.documentElement.hasAttribute(attribute))
    await new Promise(requestAnimationFrame);
}

/** Runs in the page: scrolls to `y` as far as possible and returns the position reached. */
function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
  return Math.round(scrollY);
}

/** The whole page in an engine. */
async function wholePage(tab: Tab, url: string, width: number): Promise<Buffer> {
  await tab.resize(width, windowHeight);
  await tab.goto(url);
  // A phone shows its photographs once it is touched.
  await run(tab, () => dispatchEvent(new Event('scroll')));
  await run(tab, bodyFace, faceAttribute);
  await run(tab, settle);
  const height = await run(tab, () => document.documentElement.scrollHeight);
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

/** Takes the page in each engine on this machine; sorted by name, the engines stand side by side. */
async function takeEngines(keep: (name: string, picture: Buffer) => void) {
  const server = await serveFiles('out');
  try {
    for (const name of presentEngines()) {
      const engine = await startEngine(name, { path: findEngine(name) ?? '' });
      const tab = await engine.open();
      for (const width of fewWidths) {
        keep(`engine-${width}-${name}`, await wholePage(tab, `${server.origin}/`, width));
      }
      await tab.close();
      await engine.end();
    }
  } finally {
    server.end();
  }
}

function index(names: string[]): string {
  const figures = names.map(
    (name) =>
      `<figure id="${name}"><figcaption>${name}</figcaption><img src="${name}.png" alt="" loading="lazy"></figure>`,
  );
  const links = names.map((name) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 0; font: 16px system-ui; background: #ddd; }
  nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px; background: #fff; }
  figure { margin: 24px; scroll-margin-top: 96px; }
  figure[id^="engine-"] { display: inline-block; max-width: 30%; vertical-align: top; }
  img { max-width: 100%; box-shadow: 0 0 8px #0004; }
</style>
<nav>${links.join(' ')}</nav>
${figures.join('\n')}
`;
}

async function takeAll(browser: Browser) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const names: string[] = [];
  const keep = (name: string, picture: Buffer) => {
    writeFileSync(`${folder}/${name}.png`, picture);
    names.push(name);
  };
  for (const { name, widths, path, take } of shots) {
    for (const width of widths) {
      const page = await openPage(browser, 'out', width, path);
      keep(`${name}-${width}`, await take(page));
      await page.close();
    }
  }
  await takeEngines(keep);
  writeFileSync(`${folder}/index.html`, index(names.toSorted()));
  console.log(`${names.length} screenshots: open ${folder}/index.html`);
}

async function keepForDocuments(page: Page, name: string, quality: number, width?: number) {
  const file = `docs/pictures/${name}.webp`;
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize(width)
    .webp({ quality, smartSubsample: true })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} KB`);
}

/** The first view, equally high beside each other at 68 and 22 % of the README's width. */
async function takeReadme(browser: Browser) {
  for (const [name, width, height] of [
    ['desktop', 1440, 1000],
    ['phone', 390, 837],
  ] as const) {
    const page = await openPage(browser, 'out', width);
    await page.setViewportSize({ width, height });
    await keepForDocuments(page, name, 82);
  }
}

/** The tests' browser, which takes signs that its own fonts lack, such as arrows, from the machine's. */
async function startBrowser(): Promise<Browser> {
  const options = browserOptions();
  const { FONTCONFIG_FILE: fonts } = options.env;
  if (!fonts) return chromium.launch(options);
  const place = mkdtempSync(join(tmpdir(), 'fonts-'));
  const file = join(place, 'fonts.conf');
  writeFileSync(
    file,
    `<fontconfig><include>${fonts}</include><dir>/usr/share/fonts</dir></fontconfig>`,
  );
  const browser = await chromium.launch({
    ...options,
    env: { ...options.env, FONTCONFIG_FILE: file },
  });
  browser.on('disconnected', () => rmSync(place, { recursive: true }));
  return browser;
}

main(async () => {
  const what = process.argv[2] ?? 'all';
  const takes = { all: takeAll, readme: takeReadme };
  if (!(what in takes)) {
    throw new Error(
      `"${what}" is not a set of pictures: npm run shots or npm run shots -- readme.`,
    );
  }
  requireBuild();
  const browser = await startBrowser();
  try {
    await takes[what as keyof typeof takes](browser);
  } finally {
    await browser.close();
  }
});
