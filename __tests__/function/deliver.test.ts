/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';

import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { validMessage } from '../../test-support/contact-cases';
import { startMailServer, type AfterMail, type MailServer } from '../../test-support/mail-server';
import { failure, logged, loggedAs, send } from './in-process';

const { cert, private: key } = generate([{ name: 'commonName', value: 'localhost' }], {
  keySize: 2048,
  algorithm: 'sha256',
});
const unsigned = { cert, key };

let server: MailServer | undefined;

afterEach(() => server?.stop());

/** Answers each mail with the next of the codes, then accepts. */
async function start(codes: number[], options: SMTPServerOptions = {}) {
  let attempts = 0;
  server = await startMailServer({
    ...options,
    onMailFrom(_address, _session, done) {
      const code = codes[attempts++];
      done(code ? failure(code) : undefined);
    },
  });
  // Where a password is asked for, it is wrong.
  const url = options.onAuth ? server.url.replace('//', '//website:wrong@') : server.url;
  process.env.SMTP_URL = url;
  return { server, url, attempts: () => attempts };
}

const rejectsPasswords: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(failure(535)),
};

test('sends again what is not taken at once, as the same mail', async () => {
  const { server, attempts } = await start([421, 450]);
  await send(validMessage);
  expect(attempts()).toBe(3);
  expect(server.deliveries).toHaveLength(1);
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
  ['rejects every address', 1, [], { onRcptTo: (_address, _session, done) => done(failure(550)) }],
  ['never says a word', 0, [], { onConnect: () => undefined }],
  ['hangs in the middle', 3, [], { onRcptTo: () => undefined }],
  ['hangs up in the middle', 3, [], { onRcptTo: () => server?.hangUp() }],
  ['has a certificate that nobody signed', 0, [], { secure: true, ...unsigned }],
])('fails when the server %s, after %d attempts', async (...[, count, codes, options]) => {
  const { attempts } = await start(codes, options);
  await expectFailure();
  expect(attempts()).toBe(count);
});

test('is sent when one address of two takes it; the other is logged as an error', async () => {
  process.env.MAIL_TO = 'gone@redrim.example, office@redrim.example';
  const { server } = await start([], {
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? failure(550) : undefined),
  });
  await expect(send(validMessage)).resolves.toBeUndefined();
  expect(server.deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
  expect(loggedAs('ERROR')).toEqual([
    {
      severity: 'ERROR',
      message: expect.stringContaining(messages.rejected) as string,
      count: 1,
      rejections: [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    },
  ]);
  expect(logged.join()).not.toContain('gone@');
  process.env.MAIL_TO = 'office@redrim.example';
});

test.each([
  ['takes it in the end', 'is busy for a moment', [450], ['busy@redrim.example']],
  ['stays busy', 'is busy for good', [450, 450, 450], []],
])('an address that %s is asked alone when it %s', async (...[, , answers, taken]) => {
  process.env.MAIL_TO = 'busy@redrim.example, office@redrim.example';
  const { server, attempts } = await start([], {
    onRcptTo({ address }, _session, done) {
      const code = address.startsWith('busy') ? answers.shift() : undefined;
      done(code ? failure(code) : undefined);
    },
  });
  const expected = answers.length;
  await expect(send(validMessage)).resolves.toBeUndefined();
  expect(server.deliveries.map(({ to }) => to)).toEqual([
    ['office@redrim.example'],
    ...taken.map((address) => [address]),
  ]);
  expect(new Set(server.deliveries.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(attempts()).toBe(taken.length > 0 ? 2 : expected);
  expect(loggedAs('ERROR')).toHaveLength(taken.length > 0 ? 0 : 1);
  process.env.MAIL_TO = 'office@redrim.example';
});

describe('once a server has got the whole mail', () => {
  /** Starts a server that does so with every mail. */
  async function startWith(afterMail: () => AfterMail | Promise<AfterMail>) {
    server = await startMailServer({ afterMail });
    process.env.SMTP_URL = server.url;
    return server;
  }

  test('it may take thirteen seconds to say so, and gets it once', async () => {
    const { deliveries } = await startWith(() => sleep(13 * 50, 'answer' as const));
    await send(validMessage);
    expect(deliveries).toHaveLength(1);
  });

  test.each<AfterMail>(['hang up', 'fall silent'])('it never gets it again: %s', async (end) => {
    const { deliveries } = await startWith(() => end);
    await expectFailure();
    expect(deliveries).toHaveLength(1);
    expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ outcomeUnknown: true }] }]);
  });

  test('it gets it again if it said no for the moment', async () => {
    const answers: AfterMail[] = [451, 'answer'];
    const { deliveries } = await startWith(() => answers.shift()!);
    await send(validMessage);
    expect(answers).toEqual([]);
    expect(deliveries).toHaveLength(1);
  });

  test('the next one gets it with a warning that it may come twice', async () => {
    const first = await startWith(() => 'hang up');
    const second = await startMailServer();
    process.env.SMTP_URL = `${first.url} ${second.url}`;
    await send(validMessage);
    await second.stop();
    const [one, other] = [first, second].map(({ deliveries }) => deliveries[0]!.mail);
    expect(first.deliveries).toHaveLength(1);
    expect(other!.messageId).toBe(one!.messageId);
    expect(other!.text).toMatch(/^This mail may come twice/);
    expect(other!.text).toContain(one!.text!.trim());
  });
});

test('ten mails at most are on their way at once, and all arrive', async () => {
  let max = 0;
  server = await startMailServer({
    onMailFrom(_address, _session, done) {
      max = Math.max(max, server!.connections());
      setTimeout(done, 50);
    },
  });
  process.env.SMTP_URL = server.url;
  const enquiries = Array.from({ length: 25 }, (_, index) => `Question ${index}`);
  await Promise.all(enquiries.map((message) => send({ ...validMessage, message })));
  expect(server.deliveries).toHaveLength(25);
  expect(max).toBe(10);
});

test('sends nothing any more once its time is up', async () => {
  // A refusal after nine seconds each time, twice, and a silent server use up the forty seconds.
  const codes = [451, 451];
  server = await startMailServer({
    onMailFrom(_address, _session, done) {
      const code = codes.shift();
      setTimeout(() => done(code ? failure(code) : undefined), 9 * 50);
    },
    onRcptTo: (_address, _session, done) => void setTimeout(done, 9.9 * 50),
    onClose: ({ id }) => void ended.push(id),
  });
  const ended: string[] = [];
  process.env.SMTP_URL = server.url;
  await expectFailure();
  expect(logged.join()).toContain('"code":"ETIMEDOUT"');
  // Longer than the server would have needed to accept the mail.
  await sleep(20 * 50);
  expect(server.deliveries).toEqual([]);
  expect(ended).toHaveLength(3);
});

test.each([
  ['is not there', 'smtp://127.0.0.1:1', 'ESOCKET'],
  ['has a name that nobody knows', 'smtp://mail.nowhere.invalid:587', 'EDNS'],
])('fails when the server %s', async (_kind, url, code) => {
  process.env.SMTP_URL = url;
  await expectFailure();
  expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ server: 1, code }] }]);
});

test('sends nothing in the clear to a server that is not this machine', async () => {
  const { server } = await start([]);
  // The same server, at an address that is not loopback.
  process.env.SMTP_URL = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  await expectFailure();
  expect(logged.join()).toContain('"code":"ETLS"');
  expect(server.deliveries).toEqual([]);
});

describe('with a second mail server', () => {
  let second: MailServer;

  beforeEach(async () => {
    second = await startMailServer();
  });
  afterEach(() => second.stop());

  test.each<[string, number[], SMTPServerOptions, object]>([
    ['refuses the mail', [550], {}, { responseCode: 550 }],
    ['is busy', [451, 451, 451], {}, { responseCode: 451 }],
    ['rejects the password', [], rejectsPasswords, { code: 'EAUTH' }],
  ])('sends it there when the first %s, and warns', async (...[, codes, options, reason]) => {
    const { server, url } = await start(codes, options);
    process.env.SMTP_URL = `${url} ${second.url}`;
    await send(validMessage);
    expect(server.deliveries).toEqual([]);
    expect(second.deliveries).toHaveLength(1);
    const { messageId } = second.deliveries[0]!.mail;
    expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, messageId, server: 2 }]);
    expect(loggedAs('WARNING')).toMatchObject([
      { message: messages.otherServer, failures: [{ server: 1, ...reason }] },
    ]);
  });

  test('sends it only to the first that takes it, and says which', async () => {
    const { server } = await start([]);
    process.env.SMTP_URL = `${server.url} ${second.url}`;
    await send(validMessage);
    expect(second.deliveries).toEqual([]);
    expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 1 }]);
    expect(loggedAs('WARNING')).toEqual([]);
  });

  test('gives the first 24 seconds and the second 14', async () => {
    const { server } = await start([], { onConnect: () => undefined });
    const silent = await startMailServer({ onConnect: () => undefined });
    process.env.SMTP_URL = `${server.url} ${silent.url}`;
    const begun = performance.now();
    await expectFailure();
    const seconds = (performance.now() - begun) / 50;
    await silent.stop();
    expect(loggedAs('ERROR')).toMatchObject([
      {
        failures: [
          { server: 1, code: 'ETIMEDOUT' },
          { server: 2, code: 'ETIMEDOUT' },
        ],
      },
    ]);
    expect(seconds).toBeGreaterThanOrEqual(24 + 14);
  });
});

async function expectFailure() {
  await expect(send(validMessage)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The mail could not be sent.',
  });
  expect(logged.join()).toContain('Enquiry not mailed');
  for (const value of Object.values(validMessage)) expect(logged.join()).not.toContain(value);
}
