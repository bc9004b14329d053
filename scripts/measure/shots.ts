/**
 * Takes screenshots of the built page at eight widths, of the contact section in each state of the form, of
 * what shows under the keyboard or a finger, and of the page in each engine on this machine, into shots/, with
 * an index.html to leaf through.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { chromium, type Page } from '@playwright/test';

import { site } from '../../lib/content/site';
import { browserOptions } from '../shared/browser';
import { main, requireBuild } from '../shared/cli';
import { contactSection, formStates, openPage } from '../../test-support/capture';
import { shootInEngines } from './engine-shots';

const folder = 'shots';
const widths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
const formWidths = [390, 1440];

/** What the page shows only when a visitor does something, at the widths where it differs. */
const moments: Record<string, { widths: number[]; reach: (page: Page) => Promise<void> }> = {
  'strip-scrolled': {
    widths: [768, 1024],
    reach: async (page) => {
      const strip = page.getByRole('group', { name: site.photoRow.scroll, exact: true });
      await strip.focus();
      await strip.evaluate((element) => element.scrollTo({ left: 350, behavior: 'instant' }));
      await strip.scrollIntoViewIfNeeded();
    },
  },
  'menu-focused': {
    widths: formWidths,
    reach: async (page) => {
      // Past the skip link, to the last one.
      for (let press = 0; press <= site.nav.links.length; press++) await page.keyboard.press('Tab');
    },
  },
};

function index(shots: string[]): string {
  const figures = shots.map(
    (file) =>
      `<figure id="${file}"><figcaption>${file}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
  );
  const links = shots.map((file) => `<a href="#${file}">${file.replace('.png', '')}</a>`);
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

main(async () => {
  requireBuild();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const shots: string[] = [];
  const browser = await chromium.launch(browserOptions());
  const take = async (
    name: string,
    width: number,
    shoot: (page: Page, path: string) => Promise<unknown>,
    path = '/',
  ) => {
    const page = await openPage(browser, 'out', width, path);
    const file = `${name}-${width}.png`;
    await shoot(page, `${folder}/${file}`);
    shots.push(file);
    await page.close();
  };
  try {
    for (const width of widths) {
      for (const [name, path] of [
        ['page', '/'],
        ['404', '/404.html'],
        ['privacy', '/privacy'],
      ] as const) {
        await take(
          name,
          width,
          (page, file) => page.screenshot({ path: file, fullPage: true }),
          path,
        );
      }
    }
    for (const [state, reach] of Object.entries(formStates)) {
      for (const width of formWidths) {
        await take(`form-${state}`, width, async (page, file) => {
          await reach(page);
          await contactSection(page).screenshot({ path: file });
        });
      }
    }
    for (const [moment, { widths, reach }] of Object.entries(moments)) {
      for (const width of widths) {
        await take(moment, width, async (page, file) => {
          await reach(page);
          await page.screenshot({ path: file });
        });
      }
    }
  } finally {
    await browser.close();
  }
  shots.push(...(await shootInEngines(folder)));
  writeFileSync(`${folder}/index.html`, index(shots));
  console.log(`${shots.length} screenshots: open ${folder}/index.html`);
});
