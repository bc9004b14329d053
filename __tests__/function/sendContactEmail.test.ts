/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';

import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { errorTexts, mailHeaders, rows, validMessage } from '../../test-support/contact-cases';
import { startMailServer } from '../../test-support/mail-server';

jest.setTimeout(30_000);

type Functions = typeof import('../../functions/src/index');
type SendContactEmail = Functions['sendContactEmail'];

let sendContactEmail: SendContactEmail;
let checkMailServer: Functions['checkMailServer'];
const logged: string[] = [];

beforeAll(async () => {
  // firebase-functions keeps the console's methods when it loads and writes its log to those.
  for (const method of ['info', 'error'] as const) {
    console[method] = (line: string) => {
      logged.push(line);
    };
  }
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  process.env.MAIL_TO = 'office@redrim.example';
  process.env.ENQUIRIES_PER_VISITOR = '1000';
  process.env.ENQUIRIES_OVERALL = '1000';
  process.env.DAILY_ENQUIRIES = '1000';
  process.env.MAIL_SECOND_MS = '50';
  ({ sendContactEmail, checkMailServer } = await import('../../functions/src/index'));
});

beforeEach(() => {
  logged.length = 0;
});

function send(data: unknown) {
  const rawRequest = { header: () => undefined, socket: { remoteAddress: '127.0.0.1' } };
  return sendContactEmail.run({ data, rawRequest } as unknown as Parameters<
    SendContactEmail['run']
  >[0]);
}

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;

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
    // nodemailer writes domains, which have no case, in small letters.
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
    ['a carriage return and line feed', 'Ana\r\nBcc: eve@example.net'],
    ['a line feed', 'Ana\nBcc: eve@example.net'],
    ['a blank line', 'Ana\r\n\r\nA body of its own'],
    ['a line separator', 'Ana\u2028Bcc: eve@example.net'],
    ['a NUL', 'Ana\u0000\r\nBcc: eve@example.net'],
    ['an address', 'Ana <eve@example.net>, Bea'],
  ])('lets a name with %s start no header', async (_kind, name) => {
    await send({ ...validMessage, name });
    const [delivery] = server.deliveries;
    expect(delivery?.to).toEqual(['office@redrim.example']);
    expect(delivery?.mail.headers.map(({ key }) => key).sort()).toEqual(mailHeaders);
    expect(delivery?.mail.replyTo).toHaveLength(1);
    expect(delivery?.mail.replyTo?.[0]?.address).toBe(validMessage.email);
  });

  test('sends an enquiry to every address of MAIL_TO', async () => {
    process.env.MAIL_TO = 'office@redrim.example, owner@backup.example';
    await send(validMessage);
    expect(server.deliveries[0]?.to).toEqual(['office@redrim.example', 'owner@backup.example']);
    process.env.MAIL_TO = 'office@redrim.example';
  });

  test('logs nothing that the visitor wrote', async () => {
    await send(validMessage);
    expect(logged.join()).toContain('Enquiry mailed.');
    for (const value of Object.values(validMessage)) expect(logged.join()).not.toContain(value);
  });
});

describe('when the mail server does not take the mail at once', () => {
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

  afterEach(() => server?.stop());

  /** Answers each mail with the next of the codes, and takes it when there is none left. */
  async function start(codes: number[], options: SMTPServerOptions = {}) {
    const attempts: (string | undefined)[] = [];
    const left = [...codes];
    server = await startMailServer({
      ...options,
      onMailFrom(_address, _session, done) {
        attempts.push(new Date().toISOString());
        const code = left.shift();
        done(code ? failure(code) : undefined);
      },
    });
    process.env.SMTP_URL = server.url;
    return { server, attempts };
  }

  test.each([[[421]], [[450]], [[451, 452]]])('sends it again after %j, once', async (codes) => {
    const { server, attempts } = await start(codes);
    await expect(send(validMessage)).resolves.toBeUndefined();
    expect(attempts).toHaveLength(codes.length + 1);
    expect(server.deliveries).toHaveLength(1);
  });

  test('gives a mail that it sends again the same Message-ID', async () => {
    const { server } = await start([]);
    await send(validMessage);
    await send(validMessage);
    await send({ ...validMessage, message: 'Another question' });
    const [first, again, other] = server.deliveries.map(({ mail }) => mail.messageId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each<[string, number, number[], SMTPServerOptions?]>([
    ['refuses the mail', 1, [550]],
    ['is busy', 3, [451, 451, 451]],
    ['wants a password', 0, [], { authOptional: false }],
  ])('fails when the server %s, after %d attempts', async (...[, count, codes, options]) => {
    const { attempts } = await start(codes, options);
    await expectFailure();
    expect(attempts).toHaveLength(count);
  });

  test('is sent when one address of two takes it; the other is logged as an error', async () => {
    process.env.MAIL_TO = 'gone@redrim.example, office@redrim.example';
    const { server } = await start([], {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? failure(550) : undefined),
    });
    await expect(send(validMessage)).resolves.toBeUndefined();
    expect(server.deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
    const [line] = logged.filter((each) => each.includes('"severity":"ERROR"'));
    expect(JSON.parse(line ?? '')).toEqual({
      severity: 'ERROR',
      message: expect.stringContaining(messages.rejected) as string,
      count: 1,
      rejections: [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    });
    expect(logged.join()).not.toContain('gone@');
    process.env.MAIL_TO = 'office@redrim.example';
  });

  test('fails when every address is rejected', async () => {
    await start([], { onRcptTo: (_address, _session, done) => done(failure(550)) });
    await expectFailure();
  });

  test('sends nothing any more once its patience is over', async () => {
    // Slow answers of nine seconds and two refusals use up the forty seconds in the midst of the third attempt.
    const codes = [451, 451];
    const ended: string[] = [];
    server = await startMailServer({
      onMailFrom(_address, _session, done) {
        const code = codes.shift();
        setTimeout(() => done(code ? failure(code) : undefined), 9 * 50);
      },
      onRcptTo: (_address, _session, done) => void setTimeout(done, 9 * 50),
      onClose: ({ id }) => void ended.push(id),
    });
    process.env.SMTP_URL = server.url;
    await expectFailure();
    expect(logged.join()).toContain('"code":"EPATIENCE"');
    // Longer than the server would have needed to take the mail.
    await sleep(20 * 50);
    expect(ended).toHaveLength(3);
    expect(server.deliveries).toEqual([]);
  });

  test('sends nothing in the clear to a server that is not this machine', async () => {
    const { server } = await start([]);
    // The same server, by an address that is not one of this machine's own.
    process.env.SMTP_URL = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expectFailure();
    expect(logged.join()).toContain('"code":"ETLS"');
    expect(server.deliveries).toEqual([]);
  });

  test('fails when no server is there', async () => {
    const gone = await startMailServer();
    await gone.stop();
    process.env.SMTP_URL = gone.url;
    await expectFailure();
  });

  async function expectFailure() {
    await expect(send(validMessage)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The mail could not be sent.',
    });
    expect(logged.join()).toContain('Enquiry not mailed');
    for (const value of Object.values(validMessage)) expect(logged.join()).not.toContain(value);
  }
});

describe('the daily check of the mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'website' && password === 'right'
          ? done(null, { user: username })
          : done(failure(535)),
    });
  });
  afterAll(() => server.stop());

  async function check(url: string) {
    process.env.SMTP_URL = url;
    await checkMailServer.run({ scheduleTime: '2026-01-15T14:00:00Z' });
    expect(server.deliveries).toEqual([]);
    return logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
  const as = (user: string) => server.url.replace('//', `//${user}@`);

  test('says that it has logged in', async () => {
    expect(await check(as('website:right'))).toEqual([
      { severity: 'INFO', message: messages.checkPassed },
    ]);
  });

  test('logs a password that is no longer right as an error', async () => {
    expect(await check(as('website:expired'))).toEqual([
      {
        severity: 'ERROR',
        message: expect.stringContaining(messages.checkFailed) as string,
        code: 'EAUTH',
        responseCode: 535,
        command: expect.stringContaining('AUTH') as string,
      },
    ]);
    expect(logged.join()).not.toMatch(/website|expired/);
  });

  test('logs a server that offers no login as an error', async () => {
    const open = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const url = open.url.replace('//', '//website:right@');
    expect(await check(url)).toMatchObject([{ severity: 'ERROR', code: 'EAUTH' }]);
    await open.stop();
  });

  test('logs a server that is not there as an error', async () => {
    const gone = await startMailServer();
    await gone.stop();
    expect(await check(gone.url)).toMatchObject([{ severity: 'ERROR', code: 'ESOCKET' }]);
  });

  test('logs a configuration that is no address as an error', async () => {
    expect(await check('mail.redrim.example')).toMatchObject([
      { severity: 'ERROR', code: 'ERR_INVALID_URL' },
    ]);
  });
});

function failure(responseCode: number) {
  return Object.assign(new Error(`No mail from ${validMessage.email}`), { responseCode });
}
