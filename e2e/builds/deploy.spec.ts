import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { scriptPaths } from '../../lib/paths';
import { newEnquiry } from '../helpers/form';
import { callScript, open } from '../helpers/page';
import { expect, test } from '../helpers/test';
import { longestFolder, serveLongest } from './serve';

/** Stands for a deploy: the page's origin serves another build from now on. */
const deploy = (page: Page) => serveLongest(page, new URL(page.url()).origin);

for (const [loaded, arrive] of [
  ['no script', (page: Page) => page.goto('/')],
  ['only its islands’ script', (page: Page) => open(page)],
] as const) {
  test(`a page that had loaded ${loaded} before a deploy loads the new ones`, async ({ page, form }) => {
    const enquiry = newEnquiry();
    await arrive(page);
    await deploy(page);
    const script = page.waitForResponse(callScript);
    await form.send(enquiry);
    await form.mailOf(enquiry);
    expect(await (await script).text()).toBe(readFileSync(`${longestFolder}/out${scriptPaths.call}`, 'utf8'));
  });
}
