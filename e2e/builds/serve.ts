import { statSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { sentHeaders } from '../../scripts/release/checks';

/**
 * The build that build.setup.ts makes. It has the longest content, with notice, seasons and analytics. This
 * folder is a copy of the project, and its site is in `out`.
 */
export const longestFolder = 'test-results/longest';

/**
 * Answers requests to the page's origin as Hosting does: with that build's files and with Hosting's headers,
 * without endings (`cleanUrls`). Other requests, such as calls of the function, pass through.
 */
export async function serveLongest(page: Page, origin: string): Promise<void> {
  const out = `${longestFolder}/out`;
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = [pathname, `${pathname}.html`, `${pathname}index.html`]
        .map((file) => `${out}${file}`)
        .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
      if (path) await route.fulfill({ path, headers: sentHeaders });
      else if (!route.request().isNavigationRequest()) await route.fallback();
      else await route.fulfill({ path: `${out}/404.html`, headers: sentHeaders, status: 404 });
    },
  );
}
