/** @jest-environment node */
import type { SMTPServerOptions } from 'smtp-server';

import { errorTexts, rows, validMessage } from './contact-cases';
import { startMailServer } from './mail-server';

type SendContactEmail = (typeof import('../functions/src/index'))['sendContactEmail'];

let sendContactEmail: SendContactEmail;
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
  ({ sendContactEmail } = await import('../functions/src/index'));
});

beforeEach(() => {
  logged.length = 0;
});

function send(data: unknown) {
  return sendContactEmail.run({ data } as Parameters<SendContactEmail['run']>[0]);
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
    expect(delivery?.mail.headers.map(({ key }) => key).sort()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(delivery?.mail.replyTo).toHaveLength(1);
    expect(delivery?.mail.replyTo?.[0]?.address).toBe(validMessage.email);
  });

  test('logs nothing that the visitor wrote', async () => {
    await send(validMessage);
    expect(logged.join()).toContain('Enquiry mailed.');
    for (const value of Object.values(validMessage)) expect(logged.join()).not.toContain(value);
  });
});

describe('when the mail is not accepted', () => {
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

  afterEach(() => server?.stop());

  const servers: [string, SMTPServerOptions][] = [
    ['refuses the mail', { onData: refuseMail(550) }],
    [
      'refuses the recipient',
      {
        onRcptTo(_address, _session, done) {
          done(failure(550));
        },
      },
    ],
    ['is busy', { onData: refuseMail(451) }],
    ['wants a password', { authOptional: false }],
  ];

  test.each(servers)('fails when the server %s', async (_kind, options) => {
    server = await startMailServer(options);
    process.env.SMTP_URL = server.url;
    await expectFailure();
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

function failure(responseCode: number) {
  return Object.assign(new Error(`No mail from ${validMessage.email}`), { responseCode });
}

function refuseMail(code: number): NonNullable<SMTPServerOptions['onData']> {
  return (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      done(failure(code));
    });
  };
}
