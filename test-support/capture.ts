import type { Browser, Locator, Page } from '@playwright/test';

import type { ContactMessage } from '../lib/contact';
import { faceAttribute } from '../lib/dom-contract';
import { validMessage } from './contact-cases';
import { enquiryCall, hydrated } from './page';
import { serveFolder } from './serve-folder';

const origin = 'http://localhost';

/** The contact form, found by what wording does not affect. */
const formOf = (page: Page): Locator => page.locator('form:has([name="email"])');
const submit = (page: Page) => formOf(page).locator('[type="submit"]');

async function fillAndSend(page: Page, values: Partial<ContactMessage>) {
  for (const [name, value] of Object.entries(values)) {
    await formOf(page).locator(`[name="${name}"]`).fill(value);
  }
  await submit(page).click();
}

/** Brings the form of an opened, interactive page into each of its states, whatever its wording. */
export const formStates: Record<string, (page: Page) => Promise<void>> = {
  untouched: () => Promise.resolve(),
  errors: async (page) => {
    await fillAndSend(page, { name: validMessage.name, email: 'ana@' });
    await formOf(page).locator('[aria-invalid="true"]').first().waitFor();
  },
  sending: async (page) => {
    await page.route(enquiryCall, () => undefined);
    await fillAndSend(page, validMessage);
    await formOf(page).locator('[type="submit"]:disabled').waitFor();
  },
  sent: async (page) => {
    await page.route(enquiryCall, (route) => route.fulfill({ json: { result: null } }));
    await fillAndSend(page, validMessage);
    await submit(page).waitFor({ state: 'detached' });
  },
  failed: async (page) => {
    await page.route(enquiryCall, (route) => route.fulfill({ status: 500 }));
    const alerted = page.waitForEvent('dialog').then((alert) => alert.accept());
    await fillAndSend(page, validMessage);
    await alerted;
    await formOf(page).locator('[type="submit"]:enabled').waitFor();
    // The button has moved out from under the pointer.
    await page.mouse.move(0, 0);
  },
};

/** Runs in the page: resolves once its photographs and faces have loaded. */
async function settle(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode()));
  // Layout requests the faces that came into use last.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/**
 * Opens a page as a visitor sees it: hydrated, with photographs and fonts loaded. It scrolls without motion,
 * which would only take time.
 *
 * @param build its folder, such as "out".
 * @param width of the window, in CSS pixels.
 */
export async function openPage(
  browser: Browser,
  build: string,
  width: number,
  path = '/',
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await serveFolder(page, build, origin);
  await page.goto(new URL(path, origin).href);
  await hydrated(page);
  await page.waitForFunction(
    (attribute) => document.documentElement.hasAttribute(attribute),
    faceAttribute,
  );
  await page.evaluate(settle);
  return page;
}
