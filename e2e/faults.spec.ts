import { failedText } from '../__tests__/contact-cases';
import { contactFields } from '../lib/contact';
import { enquiryCall, newEnquiry } from './helpers/form';
import { callScript, open } from './helpers/page';
import { expect, test } from './helpers/test';

for (const { missing, seconds, request, error } of [
  { missing: 'an answer', seconds: 70, request: enquiryCall, error: /^FirebaseError: deadline-exceeded/ },
  { missing: 'the script', seconds: 60, request: callScript, error: /did not arrive/ },
])
  test(`the alert comes after ${seconds} s without ${missing} (§8)`, async ({ page, form, expectErrors }) => {
    expectErrors(error);
    const alerts = form.alerts();
    const enquiry = newEnquiry();
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(request, () => undefined, { times: 1 });
    const asked = page.waitForRequest(request);
    await form.send(enquiry);
    await asked;
    await page.clock.runFor(seconds * 1000 - 1);
    await expect(form.status).toHaveText('Sending');
    await page.clock.runFor(1);
    await expect.poll(() => alerts).toEqual([failedText]);
    await expect(form.sendButton).toBeEnabled();
    for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    expect(await form.values()).toEqual(enquiry);

    await form.send();
    await form.mailOf(enquiry);
    expect(alerts).toHaveLength(1);
  });

test('a visitor sends an enquiry without cookies, storage and IndexedDB', async ({ page, form }) => {
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
test('HTML that arrives in place of a script loses no enquiry', async ({ page, form, expectErrors }) => {
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
