import { expect, test as base, type Page } from '@playwright/test';

import { variantFolder } from '../test-support/variant-folder';
import { addresses } from '../test-support/addresses';
import { EnquiryForm } from '../test-support/enquiry-form';
import { ignorePointerInCorner } from '../test-support/page';
import { serveFolder } from '../test-support/serve-folder';

/** An enquiry in the mail server's inbox. */
interface Mail {
  subject: string;
  text: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo: { address: string; name: string }[];
}

interface Fixtures {
  /** Allows console errors that match or are equal, which the test provokes. */
  expectErrors: (...patterns: (RegExp | string)[]) => void;
  form: EnquiryForm;
  /** URLs outside this machine that the page requested; a stand-in answers them. */
  outside: string[];
  untouchedPointer: undefined;
}

/**
 * No page may log an error unless the test expects it, nor load anything from a host outside this machine;
 * only the visitor goes there, by a link.
 */
export const test = base.extend<Fixtures>({
  expectErrors: [
    async ({ page }, provide) => {
      const expected: (RegExp | string)[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await provide((...patterns) => void expected.push(...patterns));
      const unexpected = errors.filter(
        (error) =>
          !expected.some((each) => (typeof each === 'string' ? each === error : each.test(error))),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  form: async ({ page }, provide) => {
    await provide(new EnquiryForm(page));
  },
  outside: [
    async ({ context }, provide) => {
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
      await provide(asked);
      expect(subresources).toEqual([]);
    },
    { auto: true },
  ],
  untouchedPointer: [
    async ({ context }, provide) => {
      await context.addInitScript(ignorePointerInCorner);
      await provide(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * A visitor who wants less motion. Also for tests that motion does not concern, of which smooth scrolling
 * would take a seventh.
 */
export const lessMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Where a variant's build is (test-support/variants.ts). */
export const builtVariant = (name: string) => `${variantFolder(name)}/out`;

/** Serves a variant's build in place of the page's own. */
export const serveVariant = (page: Page, name: string) =>
  serveFolder(page, builtVariant(name), addresses().page);

/** A name that no other test's enquiry uses. */
export const uniqueName = () => `Ana ${crypto.randomUUID()}`;

/** The enquiries in an inbox whose mail names this person. */
export async function mailsNaming(
  name: string,
  { inbox }: { inbox: string } = addresses(),
): Promise<Mail[]> {
  const response = await fetch(`${inbox}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(name));
}
