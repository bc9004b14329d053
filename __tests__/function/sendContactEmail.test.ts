/** @jest-environment node */
import { messages } from '../../functions/src/messages';
import { addressHours } from '../../lib/retention';
import { browserHeaders, errorTexts, rows, validMessage } from '../../test-support/contact-cases';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { logged, loggedAs, send } from './in-process';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
});
afterAll(() => server.stop());
beforeEach(() => {
  server.deliveries.length = 0;
});

test.each(rows('valid'))('mails an enquiry with $value as $field', async ({ message }) => {
  await expect(send(message)).resolves.toBeUndefined();
  const { name, email, phone, message: words } = message;
  expect(server.deliveries).toMatchObject([
    { from: 'website@redrim.example', to: ['office@redrim.example'] },
  ]);
  const { mail, raw } = server.deliveries[0]!;
  // Help desks suspend what programs have sent.
  expect(raw).not.toMatch(/^Auto-Submitted:/m);
  expect(mail.text).toContain(`Name: ${name}\nEmail: ${email}\nPhone: ${phone}\n`);
  expect(mail.text).toContain(`\n\n${words}\n`);
  expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@redrim\.example>$/);
  // nodemailer lowercases domains, which are case-insensitive.
  const address = email.replace(/@.*/, (domain) => domain.toLowerCase());
  // Servers without SMTPUTF8 refuse a header with other letters before the @.
  expect(mail.replyTo).toEqual(/^[ -~]+@/.test(email) ? [{ name, address }] : undefined);
});

test('names every field that fails', async () => {
  await expect(send(null)).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { fields: Object.keys(errorTexts) },
  });
});

test.each([
  [undefined, 0],
  ['203.0.113.7', 1],
  ['203.0.113.7, 192.0.2.1', 2],
])('logs of X-Forwarded-For %p that it had %d addresses, and none of them', async (...args) => {
  const [forwarded, count] = args;
  await send(validMessage, { ...browserHeaders, 'x-forwarded-for': forwarded });
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, forwarded: count }]);
  expect(logged.join()).not.toMatch(/203\.0|192\.0/);
});

test('forgets after a day who has sent, also when only refused calls come', async () => {
  const { limits } = await import('../../functions/src/limits');
  await send(validMessage);
  expect(limits.size).toBeGreaterThan(0);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + addressHours * 3_600_000);
  await expect(send({})).rejects.toMatchObject({ code: 'invalid-argument' });
  jest.mocked(Date.now).mockRestore();
  expect(limits.size).toBe(0);
});
