import { expect, test as base, type Page } from '@playwright/test';

import { addresses } from '../test-support/addresses';
import { fieldLabels } from '../test-support/contact-cases';
import type { ContactField, ContactMessage } from '../lib/contact';

/** An enquiry as the mail server's inbox shows it. */
export interface Mail {
  subject: string;
  text: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo: { address: string; name: string }[];
}

interface Fixtures {
  /** Lets the console hold errors that match: what the test provokes. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Addresses outside this machine that the page asked for; a stand-in answers. */
  outside: string[];
}

/**
 * Every test's page must leave the console without an error, unless the test expects it, and must load
 * nothing from a host outside this machine; only the visitor goes there, by a link.
 */
export const test = base.extend<Fixtures>({
  expectErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use((...patterns) => void expected.push(...patterns));
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  outside: [
    async ({ context }, use) => {
      const asked: string[] = [];
      const subresources: string[] = [];
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        async (route) => {
          const request = route.request();
          asked.push(request.url());
          if (!request.isNavigationRequest()) subresources.push(request.url());
          await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
        },
      );
      await use(asked);
      expect(subresources).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const field = (page: Page, name: ContactField) => page.getByLabel(fieldLabels[name]);

export async function fill(page: Page, values: Partial<ContactMessage>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as ContactField).fill(value);
  }
}

/** A name that no other test's enquiry has. */
export const uniqueName = () => `Ana ${crypto.randomUUID()}`;

/** The enquiries in the inbox whose mail names this person. */
export async function mailsNaming(name: string): Promise<Mail[]> {
  const response = await fetch(`${addresses().inbox}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(name));
}

/**
 * Gives a sign of intent and resolves when React has taken over the page: only then is the form's
 * element one of its own.
 */
export async function hydrated(
  page: Page,
  giveIntent: (page: Page) => Promise<unknown> = () => page.mouse.move(1, 1),
) {
  await giveIntent(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Adds a style sheet in the way that a policy on inline styles leaves open. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
