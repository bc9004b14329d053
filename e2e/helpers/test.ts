import { expect, test as base } from '@playwright/test';

import { longestSite, longestToday } from '../../__tests__/longest';
import { site as shipped, siteOf, type Site } from '../../lib/content';
import { serveBuild, type Build } from '../builds/serve';
import { EnquiryForm } from './form';

interface Fixtures {
  /** Which build the page is of. */
  build: 'shipped' | Build;
  site: Site;
  form: EnquiryForm;
  /** Demands console errors that match or are equal, which the test provokes. */
  expectErrors: (...patterns: (RegExp | string)[]) => void;
  /** The addresses outside this machine that the page requested; a stand-in answers them. */
  outside: string[];
  untouchedPointer: undefined;
}

const contents = { shipped, longest: siteOf(longestSite, longestToday), preview: shipped };

/**
 * A page logs the errors that the test expects and no others, and loads nothing from a host outside this machine;
 * only the visitor goes there, by a link.
 */
export const test = base.extend<Fixtures>({
  build: ['shipped', { option: true }],
  site: ({ build }, provide) => provide(contents[build]),
  page: async ({ page, build, baseURL }, provide) => {
    if (build !== 'shipped') await serveBuild(page, build, baseURL!);
    await provide(page);
  },
  form: ({ page, site }, provide) => provide(new EnquiryForm(page, site.contact.form)),
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
      const unexpected = errors.filter((error) => !expected.some((each) => fits(error, each)));
      expect(unexpected).toEqual([]);
      const missing = expected.filter((each) => !errors.some((error) => fits(error, each)));
      expect(missing).toEqual([]);
    },
    { auto: true },
  ],
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
  // A headless browser reports its pointer in the corner of every new page, as if it had moved there.
  untouchedPointer: [
    async ({ context }, provide) => {
      await context.addInitScript(() => {
        const ignore = (event: PointerEvent) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        };
        addEventListener('pointermove', ignore, { capture: true });
      });
      await provide(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** A visitor who wants less motion. Also for tests that motion does not concern, to save the time it takes. */
export const lessMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
