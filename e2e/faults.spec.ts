import type { Page, Route } from '@playwright/test';

import { failedText } from '../__tests__/contact-cases';
import { contactFields } from '../lib/contact';
import { enquiryCall, newEnquiry } from './helpers/form';
import { callScript, open } from './helpers/page';
import { expect, test } from './helpers/test';

/** Handles the first call of the function. */
const answerOnce = (page: Page, handle: (route: Route) => unknown) =>
  page.route(enquiryCall, handle, { times: 1 });

/** What happens to the first call, and the errors that the page and the browser log. */
const faults: { fault: string; errors: RegExp[]; cause: (page: Page) => Promise<unknown> }[] = [
  {
    fault: 'the function does not answer for 70 seconds',
    errors: [/^FirebaseError: deadline-exceeded/],
    cause: async (page) => {
      await page.clock.install();
      return answerOnce(page, () => page.clock.fastForward('01:11'));
    },
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    errors: [/^FirebaseError: Response is not valid JSON/],
    cause: (page) => answerOnce(page, (route) => route.fulfill({ path: 'out/index.html' })),
  },
  {
    fault: 'the connection breaks',
    errors: [/^FirebaseError: internal/, /net::ERR_CONNECTION_RESET/],
    cause: (page) => answerOnce(page, (route) => route.abort('connectionreset')),
  },
];

for (const { fault, errors, cause } of faults) {
  test(`a visitor sees the alert and can send again when ${fault} (§4, §8)`, async ({
    page,
    form,
    expectErrors,
  }) => {
    expectErrors(...errors);
    const alerts = form.alerts();
    const enquiry = newEnquiry();
    await cause(page);
    await open(page);
    await form.send(enquiry);
    await expect.poll(() => alerts).toEqual([failedText]);
    await expect(form.sendButton).toBeEnabled();
    for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    expect(await form.values()).toEqual(enquiry);

    await form.send();
    await form.mailOf(enquiry);
    expect(alerts).toHaveLength(1);
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
