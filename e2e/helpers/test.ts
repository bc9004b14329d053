import { expect, test as base } from '@playwright/test';

import { answerForGoogle } from '../builds/google';
import { serveLongest } from '../builds/serve';
import { enquiryForm } from './form';

interface Fixtures {
  /** The build that the browser opens. The longest one has analytics. */
  build: 'shipped' | 'longest';
  form: ReturnType<typeof enquiryForm>;
  /** Names the console errors that the test provokes. The test fails if one is missing. */
  expectErrors: (...patterns: RegExp[]) => void;
}

/**
 * Fails a test if the page logs an unexpected error or loads a file from another host. A visitor may follow a
 * link to another host, where a stand-in answers.
 */
export const test = base.extend<Fixtures>({
  build: ['shipped', { option: true }],
  page: async ({ page, context, build, baseURL }, provide) => {
    const filesOfOtherHosts: string[] = [];
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        if (!route.request().isNavigationRequest()) filesOfOtherHosts.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
      },
    );
    if (build === 'longest') {
      await serveLongest(page, baseURL!);
      await answerForGoogle(page);
    }
    await provide(page);
    expect(filesOfOtherHosts).toEqual([]);
  },
  form: ({ page }, provide) => provide(enquiryForm(page)),
  expectErrors: [
    async ({ page }, provide) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await provide((...patterns) => void expected.push(...patterns));
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
      expect(expected.filter((pattern) => !errors.some((error) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
