import type { Response } from '@playwright/test';

import { validMessage as enquiry } from '../test-support/contact-cases';
import { enquiryCall, idle, open } from '../test-support/page';
import { site } from '../lib/content/site';
import { expect, test, uniqueName } from './fixtures';

test('the form keeps its size while it shows errors and while it is sending', async ({
  page,
  form,
}) => {
  await page.route(enquiryCall, () => undefined);
  await open(page);
  const section = async () => (await page.locator('#contact').boundingBox())!.height;
  const before = { section: await section(), button: await form.sendButton.boundingBox() };
  await form.send();
  await expect(form.error('name')).toBeVisible();
  expect(await section()).toBe(before.section);
  await form.fill(enquiry);
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  expect((await form.sendingButton.boundingBox())!.width).toBe(before.button!.width);
});

test('the page loads Firebase when the visitor turns to a field, and it keeps nothing', async ({
  page,
  form,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  const ofFirebase = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.filter((text) => text.includes('@firebase/'));
  };
  await open(page);
  await idle(page);
  expect(await ofFirebase()).toEqual([]);
  await form.fill({ ...enquiry, name: uniqueName() });
  await expect.poll(ofFirebase).not.toEqual([]);
  await form.send();
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
