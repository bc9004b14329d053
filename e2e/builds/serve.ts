import { statSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { sentHeaders } from '../../__tests__/sent-headers';

/**
 * The build that build.setup.ts makes. It has the longest content, with notice, seasons and analytics. This
 * folder is a copy of the project, and its site is in `out`.
 */
export const longestFolder = 'test-results/longest';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Answers requests to the page's origin with that build's files and headers, at the same paths as Hosting
 * (`cleanUrls`). Other requests, such as calls of the function, pass through.
 */
export async function serveLongest(page: Page, origin: string): Promise<void> {
  const out = `${longestFolder}/out`;
  const headers = sentHeaders(longestFolder);
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = [pathname, `${pathname}.html`, `${pathname}index.html`]
        .map((file) => `${out}${file}`)
        .find(isFile);
      await (path ? route.fulfill({ path, headers }) : route.fallback());
    },
  );
}
