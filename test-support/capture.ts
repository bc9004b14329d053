import type { Browser, Locator, Page } from '@playwright/test';

import { serveFolder } from './serve-folder';
import type { ContactMessage } from '../lib/contact';
import { frameworkId } from '../lib/first-paint';

const origin = 'http://localhost';
const call = '**/sendContactEmail';

const enquiry: ContactMessage = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: '(435) 555-0199',
  message: 'Is there room for two and a dog on Saturday?\nWe would get on in Parowan.',
};

// By what the page's words do not decide: a build under review may say everything differently.
const form = (page: Page) => page.locator('form:has([name="email"])');
const submit = (page: Page) => form(page).locator('[type="submit"]');

async function fillAndSend(page: Page, values: Partial<ContactMessage>) {
  for (const [name, value] of Object.entries(values)) {
    await form(page).locator(`[name="${name}"]`).fill(value);
  }
  await submit(page).click();
}

/** How the form of an opened page gets into each of its states, whatever its words. */
export const formStates: Record<string, (page: Page) => Promise<void>> = {
  untouched: () => Promise.resolve(),
  errors: async (page) => {
    await fillAndSend(page, { name: enquiry.name, email: 'ana@' });
    await form(page).locator('[aria-invalid="true"]').first().waitFor();
  },
  sending: async (page) => {
    await page.route(call, () => undefined);
    await fillAndSend(page, enquiry);
    await form(page).locator('[type="submit"]:disabled').waitFor();
  },
  sent: async (page) => {
    await page.route(call, (route) => route.fulfill({ json: { result: null } }));
    await fillAndSend(page, enquiry);
    await submit(page).waitFor({ state: 'detached' });
  },
  failed: async (page) => {
    await page.route(call, (route) => route.fulfill({ status: 500 }));
    const [alert] = await Promise.all([page.waitForEvent('dialog'), fillAndSend(page, enquiry)]);
    await alert.accept();
    await form(page).locator('[type="submit"]:enabled').waitFor();
  },
};

/**
 * Opens a page of a build as a visitor looks at it: framework loaded, photographs and fonts there.
 *
 * @param folder a build, such as "out".
 * @param width of the window, in CSS pixels.
 */
export async function openPage(
  browser: Browser,
  folder: string,
  width: number,
  path = '/',
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await serveFolder(page, folder, origin);
  await page.goto(`${origin}${path}`);
  // A sign of intent, on which the page becomes what a visitor looks at.
  await page.mouse.move(1, 1);
  await page.waitForFunction((id) => {
    const form = document.querySelector('form');
    const hydrated = Object.keys(form ?? {}).some((key) => key.startsWith('__react'));
    return !document.getElementById(id) && (!form || hydrated);
  }, frameworkId);
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

/** The section of an opened page that holds the contact form. */
export const contactSection = (page: Page): Locator =>
  page.locator('section', { has: form(page) }).last();
