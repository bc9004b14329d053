import { readFileSync, statSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { hostingConfig } from '../../scripts/export/hosting';

/**
 * The builds that browser tests need besides the shipped page (see build.setup.ts): the longest content with notice,
 * seasons and analytics, and a preview.
 */
export type Build = 'longest' | 'preview';

/** The copy of the project in which a build is made; its site is in `out` there. */
export const folderOf = (build: Build): string => `test-results/builds/${build}`;

/** The headers that a build in a folder sends with every answer. */
export function headersOf(folder: string): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(`${folder}/${hostingConfig}`, 'utf8')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] }[];
  };
  const [all] = hosting[0]!.headers;
  return Object.fromEntries(all!.headers.map(({ key, value }) => [key, value]));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Answers the page's requests to its own origin with a build's files, by Hosting's addresses (`cleanUrls`) and with
 * the build's headers. Other requests, such as the function's, go where they went before.
 */
export async function serveBuild(page: Page, build: Build, origin: string): Promise<void> {
  const out = `${folderOf(build)}/out`;
  const headers = headersOf(folderOf(build));
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
