import { statSync } from 'node:fs';

import type { Page } from '@playwright/test';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Answers the page's requests to its own origin with the files of a build, without a server and under the
 * addresses of Hosting (`cleanUrls`). What is not a file of the build goes on to the routes set before, or
 * to the network.
 */
export async function serveFolder(page: Page, folder: string, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const paths = [pathname, `${pathname}.html`, `${pathname}index.html`];
      const path = paths.map((each) => `${folder}${each}`).find(isFile);
      await (path ? route.fulfill({ path }) : route.fallback());
    },
  );
}
