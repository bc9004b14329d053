/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';

import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { validMessage } from '../../test-support/contact-cases';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { failure, logged, loggedAs, send } from './in-process';

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
  process.env.SMTP_URL = server.url;
  return { server, attempts: () => attempts };
}

test('sends again what is not taken at once, as the same mail', async () => {
  const { server, attempts } = await start([451, 452]);
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

test('sends nothing any more once its patience is over', async () => {
  // Slow answers of nine seconds and two refusals use up the forty seconds in the middle of the third
  // attempt.
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
  // Longer than the server would have needed to accept the mail.
  await sleep(20 * 50);
  expect(ended).toHaveLength(3);
  expect(server.deliveries).toEqual([]);
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
    ['does not know the password', [], { authOptional: false }, { code: 'EENVELOPE' }],
  ])('sends it there when the first %s, and warns', async (...[, codes, options, reason]) => {
    const { server } = await start(codes, options);
    process.env.SMTP_URL = `${server.url} ${second.url}`;
    await send(validMessage);
    expect(server.deliveries).toEqual([]);
    expect(second.deliveries).toHaveLength(1);
    const { messageId } = second.deliveries[0]!.mail;
    expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, messageId, way: 2 }]);
    expect(loggedAs('WARNING')).toMatchObject([
      { message: messages.otherWay, failures: [{ way: 1, ...reason }] },
    ]);
  });

  test('sends it only to the first that takes it, and says which', async () => {
    const { server } = await start([]);
    process.env.SMTP_URL = `${server.url} ${second.url}`;
    await send(validMessage);
    expect(second.deliveries).toEqual([]);
    expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, way: 1 }]);
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
          { way: 1, code: 'EPATIENCE' },
          { way: 2, code: 'EPATIENCE' },
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
