import { expect, test as base, type Page } from '@playwright/test';

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
  /** Addresses outside this machine that the page asked for; nothing answers them. */
  outside: string[];
}

/**
 * Every test's page must leave the console without an error and without a request to a host outside
 * this machine, unless the test expects them.
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
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        async (route) => {
          asked.push(route.request().url());
          await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
        },
      );
      await use(asked);
    },
    { auto: true },
  ],
});

export { expect };

export const enquiry = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: '(435) 555-0199',
  message: 'Is there room for two on Saturday?',
};

export type Enquiry = typeof enquiry;

const labels = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' };

export const fields = Object.keys(labels) as (keyof Enquiry)[];

export const field = (page: Page, name: keyof Enquiry) => page.getByLabel(labels[name]);

export async function fill(page: Page, values: Partial<Enquiry>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof Enquiry).fill(value);
  }
}

/** A name that no other test's enquiry has. */
export const uniqueName = () => `Ana ${crypto.randomUUID()}`;

/** The enquiries in the inbox whose mail names this person. */
export async function mailsNaming(name: string): Promise<Mail[]> {
  const response = await fetch('http://127.0.0.1:1080/email');
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(name));
}

/** Resolves when React has taken over the page: only then is the form's element one of its own. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}
