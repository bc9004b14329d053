import { site } from '../lib/site';
import { enquiryCall, open } from '../test-support/page';
import { expect, mailsNaming, test, uniqueName } from './fixtures';

test('an enquiry reaches the mailbox, field by field', async ({ page, form }) => {
  const name = `Zoë “李” ${uniqueName()}`;
  const message =
    'Grüße aus Zürich 🚲\n\nTwo bikes,\n  one trailer.\n.\n<b>&amp;</b> “quotes” – done';
  await open(page);
  const request = page.waitForRequest(enquiryCall);
  await form.fill({
    name: `  ${name} `,
    email: 'zoe.ruiz+ski@example.org',
    phone: '+1 (435) 555-0199',
    message: `\n${message}\n\n`,
  });
  await form.send();
  await expect(form.status).toHaveText(site.contact.form.sent);

  const sent = await request;
  expect(new URL(sent.url()).origin).toBe(new URL(page.url()).origin);
  expect(sent.method()).toBe('POST');
  expect(sent.postDataJSON()).toEqual({
    data: { name, email: 'zoe.ruiz+ski@example.org', phone: '+1 (435) 555-0199', message },
  });

  const [mail, ...others] = await mailsNaming(name);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `${site.name}: enquiry from ${name}`,
    from: [{ address: 'website@redrim.example', name: 'Red Rim Shuttle website' }],
    to: [{ address: 'office@redrim.example' }],
    replyTo: [{ address: 'zoe.ruiz+ski@example.org', name }],
  });
  const [head, time, ...text] = mail!.text.split(/\n?Time: (.*)\n\n/);
  expect(head).toBe(
    `Sent with the form on ${new URL(site.url).hostname}. Nobody has verified who wrote it.\n\n` +
      `Name: ${name}\nEmail: zoe.ruiz+ski@example.org\nPhone: +1 (435) 555-0199`,
  );
  expect(time).toMatch(/ 20\d\d at \d+:\d\d:\d\d [AP]M \S+$/);
  expect(text.join('')).toBe(`${message}\n`);
});

test('what the page refuses, the function refuses too', async ({ request }) => {
  const response = await request.post('/sendContactEmail', {
    data: { data: { name: 'Ana', email: 'ana@', phone: '555', message: 'Hi' } },
  });
  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      status: 'INVALID_ARGUMENT',
      message: 'Not valid: email, phone.',
      details: { fields: ['email', 'phone'] },
    },
  });
});

test('no other origin may call the function from a browser', async ({ request }) => {
  const response = await request.post('/sendContactEmail', {
    headers: { origin: 'https://elsewhere.example' },
    data: { data: {} },
  });
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
});
