import { expect, test as base } from '@playwright/test';

import { answerForGoogle } from '../builds/google';
import { serveLongest } from '../builds/serve';
import { EnquiryForm } from './form';

interface Fixtures {
  /** The build that the browser opens. The longest one has analytics. */
  build: 'shipped' | 'longest';
  form: EnquiryForm;
  /** Names the console errors that the test provokes. The test fails if one is missing. */
  expectErrors: (...patterns: (RegExp | string)[]) => void;
  /** The requested URLs of other hosts. A stand-in answers these requests. */
  outside: string[];
}

/**
 * Fails a test if the page logs an unexpected error or loads a file from another host. A visitor may follow a
 * link to another host.
 */
export const test = base.extend<Fixtures>({
  build: ['shipped', { option: true }],
  page: async ({ page, build, baseURL }, provide) => {
    if (build === 'longest') {
      await serveLongest(page, baseURL!);
      await answerForGoogle(page);
    }
    await provide(page);
  },
  form: ({ page }, provide) => provide(new EnquiryForm(page)),
  expectErrors: [
    async ({ page }, provide) => {
      const expected: (RegExp | string)[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await provide((...patterns) => void expected.push(...patterns));
      const fits = (error: string, pattern: RegExp | string) =>
        typeof pattern === 'string' ? pattern === error : pattern.test(error);
      const unexpected = errors.filter((error) => !expected.some((pattern) => fits(error, pattern)));
      expect(unexpected).toEqual([]);
      const missing = expected.filter((pattern) => !errors.some((error) => fits(error, pattern)));
      expect(missing).toEqual([]);
    },
    { auto: true },
  ],
  outside: [
    async ({ context }, provide) => {
      const requested: string[] = [];
      const subresources: string[] = [];
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        async (route) => {
          const request = route.request();
          requested.push(request.url());
          if (!request.isNavigationRequest()) subresources.push(request.url());
          await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
        },
      );
      await provide(requested);
      expect(subresources).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
