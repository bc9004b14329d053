import { statSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { sentHeaders } from '../../__tests__/sent-headers';

/**
 * Two further builds for browser tests, which build.setup.ts makes. One has the longest content with notice, seasons
 * and analytics. The other is a preview.
 */
export type Build = 'longest' | 'preview';

/** The folder of a build. It is a copy of the project, and its site is in `out`. */
export const folderOf = (build: Build): string => `test-results/builds/${build}`;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Answers requests to the page's origin with a build's files and headers, at the same paths as Hosting (`cleanUrls`).
 * Other requests, such as calls of the function, pass through.
 */
export async function serveBuild(page: Page, build: Build, origin: string): Promise<void> {
  const out = `${folderOf(build)}/out`;
  const headers = sentHeaders(folderOf(build));
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
