import { existsSync } from 'node:fs';

import type { Page } from '@playwright/test';

/**
 * Answers the page's requests to its own origin with the files of a build, without a server. What is
 * no file of the build goes on to the routes set before, or to the network.
 */
export async function serveFolder(page: Page, folder: string, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = `${folder}${pathname === '/' ? '/index.html' : pathname}`;
      await (existsSync(path) ? route.fulfill({ path }) : route.fallback());
    },
  );
}
