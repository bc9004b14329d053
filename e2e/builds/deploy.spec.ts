import { readFileSync } from 'node:fs';

import type { Page, Route } from '@playwright/test';

import { site } from '../../__tests__/shipped';
import { scriptPaths } from '../../lib/paths';
import { newEnquiry } from '../helpers/form';
import { callScript, islandsScript, open } from '../helpers/page';
import { mailsNaming } from '../helpers/product';
import { expect, lessMotion, test } from '../helpers/test';
import { longestFolder, serveLongest } from './serve';

test.use(lessMotion);

/** Stands for a deploy: the page's origin serves another build from now on. */
const deploy = (page: Page) => serveLongest(page, new URL(page.url()).origin);

for (const [loaded, arrive] of [
  ['no script', (page: Page) => page.goto('/')],
  ['only its islands’ script', (page: Page) => open(page)],
] as const) {
  test(`a page that had loaded ${loaded} before a deploy loads the new ones and sends`, async ({
    page,
    form,
  }) => {
    const enquiry = newEnquiry();
    await arrive(page);
    await deploy(page);
    const script = page.waitForResponse(callScript);
    await form.send(enquiry);
    await expect(form.status).toHaveText(site.contact.form.sent);
    expect(await (await script).text()).toBe(readFileSync(`${longestFolder}/out${scriptPaths.call}`, 'utf8'));
    expect(await mailsNaming(enquiry.name)).toHaveLength(1);
  });
}

test('a form that a deploy changes keeps the typed text', async ({ page, form, expectErrors }) => {
  // React logs this error when the document does not match the script.
  expectErrors(/Minified React error #418/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    await route.fulfill({ response, body: document.replace(/<form[^>]*>/, '$&<hr>') });
  });
  const enquiry = newEnquiry();
  // React would lose characters that the visitor types while it renders the form again.
  const scripts: Route[] = [];
  await page.route(islandsScript, (route) => void scripts.push(route));
  await page.goto('/');
  await form.fill(enquiry);
  await expect.poll(() => scripts.length).toBe(1);
  await page.unroute(islandsScript);
  await scripts[0]!.continue();
  await expect(form.element.locator('hr')).toHaveCount(0);
  expect(await form.values()).toEqual(enquiry);
  await form.send();
  await expect(form.status).toHaveText(site.contact.form.sent);
  expect(await mailsNaming(enquiry.name)).toHaveLength(1);
});
