import { contactErrors, contactFields as fields } from '../lib/contact';
import { site } from '../lib/content';
import { enquiryCall, newEnquiry } from './helpers/form';
import { idle, open, requestedFiles, builtSender } from './helpers/page';
import { mailsNaming } from './helpers/product';
import { expect, lessMotion, test } from './helpers/test';

// Nothing is on its way to somewhere else when it is measured.
test.use(lessMotion);

test('an enquiry arrives in the mailbox, character by character', async ({ page, form }) => {
  const { name: unique } = newEnquiry();
  const name = `Zoë “李” ${unique}`;
  const email = 'zoe.ruiz+ski@example.org';
  const message =
    'Grüße aus Zürich 🚲\n\nTwo bikes,\n  one trailer.\n.\n<b>&amp;</b> “quotes” – done';
  const calls = form.calls();
  await open(page);
  await form.send();
  for (const field of fields) await expect(form.error(field)).toHaveText(contactErrors[field]);
  expect(calls).toEqual([]);

  const request = page.waitForRequest(enquiryCall);
  await form.send({
    name: `  ${name} `,
    email,
    phone: '\u202a+1 (435)\u00a0555\u20110199\u202c',
    message: `\n${message}\n\n`,
  });
  await expect(form.status).toHaveText(site.contact.form.sent);
  expect(new URL((await request).url()).origin).toBe(new URL(page.url()).origin);
  expect(calls).toEqual([{ data: { name, email, phone: '+1 (435) 555-0199', message } }]);

  const [mail, ...others] = await mailsNaming(name);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `${site.name}: enquiry from ${name}`,
    from: [{ address: 'website@redrim.example', name: 'Red Rim Shuttle website' }],
    to: [{ address: 'office@redrim.example' }],
    replyTo: [{ address: email, name }],
  });
  expect(mail!.text).toContain(`Name: ${name}\nEmail: ${email}\nPhone: +1 (435) 555-0199\n`);
  expect(mail!.text.endsWith(`\n\n${message}\n`)).toBe(true);
});

test('the field in use stays put while its error goes', async ({ page, form }) => {
  await open(page);
  await form.send();
  for (const name of fields) {
    await expect(form.error(name)).toBeVisible();
    await form.field(name).focus();
    const before = await form.field(name).boundingBox();
    await form.field(name).press('x');
    await expect(form.error(name)).toBeHidden();
    expect(await form.field(name).boundingBox()).toEqual(before);
  }
});

test('Send keeps its width while the form is sending', async ({ page, form }) => {
  await open(page);
  const before = await form.sendButton.boundingBox();
  await form.reach.sending();
  await expect(form.sendingButton).toBeDisabled();
  expect((await form.sendingButton.boundingBox())!.width).toBe(before!.width);
});

test('a finger leaves no color behind on Send', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  const send = page.locator('form [type="submit"]');
  const color = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color();
  await send.tap();
  await expect(page.locator('[name="name"]')).toBeFocused();
  // The errors have moved it; now it stays under the finger, which the browser takes for a pointer that hovers.
  await send.tap();
  await expect.poll(() => send.evaluate((button) => button.matches(':hover'))).toBe(true);
  expect(await color()).toBe(before);
  await context.close();
});

test('Firebase loads when a visitor turns to a field, and keeps nothing', async ({
  page,
  form,
}) => {
  const files = requestedFiles(page);
  const ofFirebase = () => files.filter((path) => path.includes('firebase'));
  await open(page);
  await idle(page);
  expect(ofFirebase()).toEqual([]);
  const sender = page.waitForResponse(builtSender);
  await form.field('name').focus();
  expect((await sender).ok()).toBe(true);
  await form.send(newEnquiry());
  await expect(form.status).toHaveText(site.contact.form.sent);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
