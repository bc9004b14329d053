/**
 * Takes screenshots of the built page at eight widths and of the contact section in each state of the
 * form, into shots/, with an index.html to leaf through.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { chromium, type Browser, type Page } from '@playwright/test';

import { serveFolder } from '../e2e/serve-folder';
import { frameworkId } from '../lib/first-paint';
import { site } from '../lib/site';
import { browserOptions } from './browser';
import { reportError } from './report-error';

const folder = 'shots';
const origin = 'http://localhost';
const call = '**/sendContactEmail';
const widths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
const formWidths = [390, 1440];

const { labels, send, sending, sent } = site.contact.form;

const enquiry = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: '(435) 555-0199',
  message: 'Is there room for two and a dog on Saturday?\nWe would get on in Parowan.',
};

async function fillAndSend(page: Page, values: Partial<typeof enquiry>) {
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[name as keyof typeof enquiry]).fill(value);
  }
  await page.getByRole('button', { name: send, exact: true }).click();
}

/** How the form gets into each of its states. */
const states: Record<string, (page: Page) => Promise<void>> = {
  untouched: () => Promise.resolve(),
  errors: async (page) => {
    await fillAndSend(page, { name: enquiry.name, email: 'ana@' });
  },
  sending: async (page) => {
    await page.route(call, () => undefined);
    await fillAndSend(page, enquiry);
    await page.getByRole('button', { name: sending }).waitFor();
  },
  sent: async (page) => {
    await page.route(call, (route) => route.fulfill({ json: { result: null } }));
    await fillAndSend(page, enquiry);
    await page.getByText(sent).waitFor();
  },
  failed: async (page) => {
    await page.route(call, (route) => route.fulfill({ status: 500 }));
    const alerted = page.waitForEvent('dialog');
    await fillAndSend(page, enquiry);
    await (await alerted).accept();
    await page.getByRole('button', { name: send, exact: true }).waitFor();
  },
};

async function open(browser: Browser, width: number, path = '/'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await serveFolder(page, 'out', origin);
  await page.goto(`${origin}${path}`);
  // A sign of intent, on which the page becomes what a visitor looks at.
  await page.mouse.move(1, 1);
  await page.waitForFunction((id) => !document.getElementById(id), frameworkId);
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

async function main() {
  if (!existsSync('out/index.html')) {
    throw new Error('There is no build to look at: run "npm run build" first.');
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const shots: string[] = [];
  const browser = await chromium.launch(browserOptions());
  try {
    for (const width of widths) {
      for (const [name, path] of [
        ['page', '/'],
        ['404', '/404.html'],
      ] as const) {
        const page = await open(browser, width, path);
        const file = `${name}-${width}.png`;
        await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
        shots.push(file);
        await page.close();
      }
    }
    for (const [state, reach] of Object.entries(states)) {
      for (const width of formWidths) {
        const page = await open(browser, width);
        await reach(page);
        const file = `form-${state}-${width}.png`;
        await page.locator(`#${site.contact.id}`).screenshot({ path: `${folder}/${file}` });
        shots.push(file);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  writeFileSync(`${folder}/index.html`, index(shots));
  console.log(`${shots.length} screenshots: open ${folder}/index.html`);
}

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
  img { max-width: 100%; box-shadow: 0 0 8px #0004; }
</style>
<nav>${links.join(' ')}</nav>
${figures.join('\n')}
`;
}

main().catch(reportError);
