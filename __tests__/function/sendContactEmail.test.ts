/** @jest-environment node */
import { messages } from '../../functions/src/messages';
import { addressHours } from '../../lib/retention';
import { browserHeaders, errorTexts, rows, validMessage } from '../../test-support/contact-cases';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { logged, loggedAs, send } from './in-process';

describe('with a mail server', () => {
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
    const [delivery] = server.deliveries;
    expect(server.deliveries).toHaveLength(1);
    expect(delivery?.from).toBe('website@redrim.example');
    expect(delivery?.to).toEqual(['office@redrim.example']);
    expect(delivery?.mail.text).toContain(`Name: ${message.name}\n`);
    expect(delivery?.mail.text).toContain(`Email: ${message.email}\n`);
    expect(delivery?.mail.text).toContain(`Phone: ${message.phone}\n`);
    expect(delivery?.mail.text).toContain(`\n\n${message.message}\n`);
    expect(delivery?.mail.messageId).toMatch(/^<[0-9a-f]{32}@redrim\.example>$/);
    // nodemailer lowercases domains, which are case-insensitive.
    const address = message.email.replace(/@.*/, (domain) => domain.toLowerCase());
    expect(delivery?.mail.replyTo).toEqual([{ name: message.name, address }]);
  });

  test.each(rows('invalid'))('refuses $value as $field', async ({ field, message }) => {
    await expect(send(message)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: `Not valid: ${field}.`,
      details: { fields: [field] },
    });
    expect(server.deliveries).toEqual([]);
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

  test('logs nothing that the visitor wrote', async () => {
    await send(validMessage);
    expect(logged.join()).toContain('Enquiry mailed.');
    for (const value of Object.values(validMessage)) expect(logged.join()).not.toContain(value);
  });
});
