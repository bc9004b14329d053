import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { newestScript } from '../lib/generated/paths';
import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import { open, scriptFiles } from '../test-support/page';
import {
  builtVariant,
  expect,
  lessMotion,
  mailsNaming,
  serveVariant,
  test,
  uniqueName,
} from './fixtures';

test.use(lessMotion);
test.beforeEach(({ expectErrors }) => expectErrors(/status of 404/));

/** Another build of the page, with other scripts under other names. */
const nextBuild = 'analytics';

/** Deploys the next build under a page that stays open: of the scripts it was built with, none is left. */
async function deploy(page: Page): Promise<void> {
  await page.route(scriptFiles, (route) => route.fulfill({ status: 404 }));
  await serveVariant(page, nextBuild);
}

for (const [moment, arrive] of [
  ['before it loaded its scripts', (page: Page) => page.goto('/')],
  ['before it loaded what sends', (page: Page) => open(page)],
] as const) {
  test(`a page that was open when a deploy came, ${moment}, sends`, async ({ page, form }) => {
    const enquiry = { ...validMessage, name: uniqueName() };
    const calls = form.calls();
    await arrive(page);
    await deploy(page);
    await form.send(enquiry);
    await expect(form.thanks).toHaveText(site.contact.form.sent);
    expect(calls).toEqual([JSON.stringify({ data: enquiry })]);
    expect(await mailsNaming(enquiry.name)).toHaveLength(1);
  });
}

test('a form that the deploy has changed keeps its words', async ({ page, form, expectErrors }) => {
  // React's error for a document that does not match.
  expectErrors(/Minified React error #418/);
  const enquiry = { ...validMessage, name: uniqueName() };
  await page.goto('/');
  await deploy(page);
  const islands = readFileSync(`${builtVariant(nextBuild)}${newestScript('islands')}`, 'utf8');
  const changed = islands.replace(
    /"p"(,\{className:"[^"]*",(?:\w+:!0,)?children:\w+\.required)/,
    '"div"$1',
  );
  expect(changed).not.toBe(islands);
  await page.route(`**${newestScript('islands')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: changed }),
  );
  await form.fill(enquiry);
  await expect(page.locator('form > div').first()).toHaveText(site.contact.form.required);
  expect(await form.values()).toEqual(enquiry);
  await form.send();
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  expect(await mailsNaming(enquiry.name)).toHaveLength(1);
});
