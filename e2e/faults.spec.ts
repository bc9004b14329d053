import type { Page, Route } from '@playwright/test';

import { failedText, sentText } from '../__tests__/contact-cases';
import { contactFields } from '../lib/contact';
import { enquiryCall, newEnquiry } from './helpers/form';
import { callScript, open } from './helpers/page';
import { mailsNaming } from './helpers/product';
import { expect, test } from './helpers/test';

/** What happens to the first call of the function. Everything else works. */
interface Fault {
  fault: string;
  /** The number of mails that arrive all the same. */
  mails: number;
  /** The errors that the page and the browser log. */
  errors: RegExp[];
  cause: (page: Page) => unknown;
}

const answerOnce = (page: Page, handle: (route: Route) => unknown) =>
  page.route(enquiryCall, handle, { times: 1 });

const faults: Fault[] = [
  {
    fault: 'the function refuses the enquiry',
    mails: 0,
    errors: [/^FirebaseError: Not valid/, /status of 400/],
    cause: (page) => answerOnce(page, (route) => route.continue({ postData: '{"data":{}}' })),
  },
  {
    fault: 'the function does not answer for 70 seconds',
    mails: 0,
    errors: [/^FirebaseError: deadline-exceeded/],
    cause: async (page) => {
      await page.clock.install();
      await answerOnce(page, () => page.clock.fastForward('01:11'));
    },
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    mails: 0,
    errors: [/^FirebaseError: Response is not valid JSON/],
    cause: (page) => answerOnce(page, (route) => route.fulfill({ path: 'out/index.html' })),
  },
  {
    fault: 'the answer is lost after the mail server accepted the mail',
    mails: 1,
    errors: [/^FirebaseError: internal/, /net::ERR_CONNECTION_RESET/],
    cause: (page) =>
      answerOnce(page, async (route) => {
        await route.fetch({ timeout: 0 });
        await route.abort('connectionreset');
      }),
  },
];

for (const { fault, mails, errors, cause } of faults) {
  test(`a visitor sees the alert and can send again when ${fault} (§4, §8)`, async ({
    page,
    form,
    expectErrors,
  }) => {
    expectErrors(...errors);
    const alerts = form.alerts();
    const enquiry = newEnquiry();
    const arrived = () => mailsNaming(enquiry.name);
    await cause(page);
    await open(page);
    await form.send(enquiry);
    await expect.poll(() => alerts).toEqual([failedText]);
    await expect(form.sendButton).toBeEnabled();
    for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    expect(await form.values()).toEqual(enquiry);
    await expect.poll(arrived).toHaveLength(mails);

    await form.send();
    await expect(form.status).toHaveText(sentText);
    expect(alerts).toHaveLength(1);
    await expect.poll(arrived).toHaveLength(mails + 1);
  });
}

test('a visitor whose browser refuses cookies, storage and IndexedDB sends an enquiry', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const enquiry = newEnquiry();
  await open(page);
  await form.send(enquiry);
  await form.mailOf(enquiry);
  expect(await form.values()).toEqual(enquiry);
});

// Browsers remember the address of a module that failed to load.
test('a visitor sends an enquiry when a page of HTML arrives first in place of the sending script', async ({
  page,
  form,
  expectErrors,
}) => {
  expectErrors(/Failed to load module script/);
  await page.route(callScript, (route) => route.fulfill({ path: 'out/index.html' }), { times: 1 });
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  const enquiry = newEnquiry();
  await open(page);
  await form.field('name').focus();
  await failed;
  await form.send(enquiry);
  await form.mailOf(enquiry);
});
