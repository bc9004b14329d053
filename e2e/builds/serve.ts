import { readFileSync, statSync } from 'node:fs';

import type { Page } from '@playwright/test';

/**
 * The builds that browser tests need besides the shipped page (see build.setup.ts): the longest content with notice,
 * seasons and analytics, and a preview.
 */
export type Build = 'longest' | 'preview';

/** The copy of the project in which a build is made; its site is in `out` there. */
export const folderOf = (build: Build): string => `test-results/builds/${build}`;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Answers the page's requests to its own origin with a build's files, by Hosting's addresses (`cleanUrls`) and with
 * the build's policy. Other requests, such as the function's, go where they went before.
 */
export async function serveBuild(page: Page, build: Build, origin: string): Promise<void> {
  const out = `${folderOf(build)}/out`;
  const [, policy = ''] =
    /Content-Security-Policy: (.*)/.exec(readFileSync(`${out}/_headers`, 'utf8')) ?? [];
  const headers = { 'Content-Security-Policy': policy };
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = [pathname, `${pathname}.html`, `${pathname}index.html`]
        .map((each) => `${out}${each}`)
        .find(isFile);
      await (path ? route.fulfill({ path, headers }) : route.fallback());
    },
  );
}
