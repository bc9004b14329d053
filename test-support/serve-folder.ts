import { existsSync, readFileSync, statSync } from 'node:fs';

import type { Page } from '@playwright/test';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The policy header of a build; old builds have it in their documents instead. */
function policyOf(folder: string): Record<string, string> {
  const file = `${folder}/_headers`;
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, policy] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  return policy ? { 'Content-Security-Policy': policy } : {};
}

/** The file of a build at a path, by Hosting's URLs (`cleanUrls`). */
const fileAt = (folder: string, pathname: string) =>
  [pathname, `${pathname}.html`, `${pathname}index.html`]
    .map((each) => `${folder}${each}`)
    .find(isFile);

/**
 * Answers the page's requests to its own origin with the files of a build, without a server but with
 * Hosting's URLs (`cleanUrls`) and the build's policy. Other requests go to the routes set before, or to the
 * network.
 *
 * @throws an Error that says what to run when the folder holds no build.
 */
export async function serveFolder(page: Page, folder: string, origin: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(
      `There is no build in ${folder}: run "npx tsx test-support/variants.ts" first.`,
    );
  }
  const headers = policyOf(folder);
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = fileAt(folder, pathname);
      await (path ? route.fulfill({ path, headers }) : route.fallback());
    },
  );
}
