import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import { hydrated, open } from '../test-support/page';
import { EnquiryForm } from '../test-support/enquiry-form';
import { expect, test } from './fixtures';

const empty = { name: '', email: '', phone: '', message: '' };

test('what was typed survives a reload, and is gone once it was sent', async ({ page, form }) => {
  const kept = { ...validMessage, message: 'Is there room for two and a dog on Saturday?' };
  await open(page);
  await form.fill(kept);
  await page.reload();
  await hydrated(page);
  expect(await form.values()).toEqual(kept);
  await form.send();
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  await page.reload();
  await hydrated(page);
  expect(await form.values()).toEqual(empty);
});

test('what was typed is nobody else’s: a fresh visit starts empty', async ({
  page,
  form,
  context,
}) => {
  await open(page);
  await form.fill(validMessage);
  const other = await context.newPage();
  await open(other);
  expect(await new EnquiryForm(other).values()).toEqual(empty);
});
