import type { Response } from '@playwright/test';

import { contactFields as fields } from '../lib/contact';
import { errorTexts as errors, validMessage as enquiry } from '../test-support/contact-cases';
import { enquiryCall, idle, open } from '../test-support/page';
import { site } from '../lib/content/site';
import { expect, test, uniqueName } from './fixtures';

test('the field in use stays put while its error goes', async ({ page, form }) => {
  // Nothing is on its way to somewhere else when it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await form.send();
  for (const name of fields) {
    await expect(form.error(name)).toHaveText(errors[name]);
    await form.field(name).focus();
    const before = await form.field(name).boundingBox();
    await form.field(name).press('x');
    await expect(form.error(name)).toBeHidden();
    expect(await form.field(name).boundingBox()).toEqual(before);
  }
});

test('a phone zooms by the visitor’s fingers alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // `width=device-width` removes the double-tap delay, and without viewport-fit nothing lies under a notch.
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    'width=device-width, initial-scale=1',
  );
  const sizes = await page
    .locator('form :is(input, textarea)')
    .evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes).toHaveLength(fields.length);
  // iOS zooms into fields with smaller text.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('Send keeps its width while the form is sending', async ({ page, form }) => {
  await page.route(enquiryCall, () => undefined);
  await open(page);
  const before = await form.sendButton.boundingBox();
  await form.send(enquiry);
  await expect(form.sendingButton).toBeDisabled();
  expect((await form.sendingButton.boundingBox())!.width).toBe(before!.width);
});

test('Firebase loads when a visitor turns to a field, and keeps nothing', async ({
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
