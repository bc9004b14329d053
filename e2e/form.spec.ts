import type { Response } from '@playwright/test';

import { errorTexts as errors, validMessage as enquiry } from '../test-support/contact-cases';
import { enquiryCall, idle, open, scriptFiles } from '../test-support/page';
import { contactFields as fields } from '../lib/contact';
import { site } from '../lib/content/site';
import { expect, mailsNaming, test, uniqueName } from './fixtures';

test('Send shows every error, each until its own value changes, and the field in use stays put', async ({
  page,
  form,
}) => {
  const calls = form.calls();
  // Nothing is on its way to somewhere else when it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await form.send();
  for (const name of fields) await expect(form.error(name)).toHaveText(errors[name]);
  await expect(form.field('name')).toBeFocused();

  const left = [...fields];
  for (const name of fields) {
    await form.field(name).focus();
    const before = await form.field(name).boundingBox();
    await form.field(name).press('x');
    expect(await form.field(name).boundingBox()).toEqual(before);
    left.shift();
    for (const other of fields) {
      await expect(form.error(other)).toBeVisible({ visible: left.includes(other) });
    }
  }
  expect(calls).toEqual([]);
});

test('the form goes from editing through sending to sent and stays there', async ({
  page,
  form,
}) => {
  const name = uniqueName();
  const calls = form.calls();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(enquiryCall, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await form.fill({ ...enquiry, name });
  const width = (await form.sendButton.boundingBox())!.width;
  await form.sendButton.dblclick();

  await expect(form.sendingButton).toBeDisabled();
  expect((await form.sendingButton.boundingBox())!.width).toBe(width);
  await form.field('email').press('Enter');
  answer();

  await expect(form.thanks).toHaveText(site.contact.form.sent);
  await expect(form.status).toBeFocused();
  for (const each of fields) await expect(form.field(each)).toBeDisabled();
  await expect(page.locator('form').getByRole('button')).toHaveCount(0);
  expect(await form.values()).toEqual({ ...enquiry, name });
  expect(calls).toEqual([JSON.stringify({ data: { ...enquiry, name } })]);
  expect(await mailsNaming(name)).toHaveLength(1);
});

test('the form takes no more words and asks before it is left while it is sending', async ({
  page,
  form,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(enquiryCall, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  const name = uniqueName();
  await form.fill({ ...enquiry, name });
  await form.send();
  await expect(form.sendingButton).toBeVisible();
  for (const each of fields) await expect(form.field(each)).not.toBeEditable();
  await form.field('message').press('x');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  answer();
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  expect(await form.values()).toEqual({ ...enquiry, name });
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('Enter sends the enquiry, once', async ({ page, form }) => {
  const calls = form.calls();
  await open(page);
  await form.fill({ ...enquiry, name: uniqueName() });
  await form.field('phone').press('Enter');
  await form.field('phone').press('Enter');
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  expect(calls).toHaveLength(1);
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

test('a form that is not interactive yet keeps what is typed and a press of Send', async ({
  page,
  form,
}) => {
  const name = uniqueName();
  let load: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route(scriptFiles, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await form.fill({ ...enquiry, name });
  await form.send();
  await expect(page).toHaveURL('/');
  load();
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  expect(await form.values()).toEqual({ ...enquiry, name });
  expect(await mailsNaming(name)).toHaveLength(1);
});
