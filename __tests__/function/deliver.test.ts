/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { slots } from '../../functions/src/slots';
import { validMessage } from '../../test-support/contact-cases';
import { logged, loggedAs, send } from './in-process';
import { failure, startMailServer, type AfterMail, type MailServer } from './mail-server';

let servers: MailServer[] = [];

afterEach(async () => {
  for (const server of servers) {
    server.hangUp();
    await server.stop();
  }
  servers = [];
});

async function start(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  servers.push(server);
  process.env.SMTP_URL = server.url;
  return server;
}

/** A server that answers each mail with the next of the codes, then accepts; it counts attempts. */
async function startWith(codes: number[], options: SMTPServerOptions = {}) {
  let attempts = 0;
  const server = await start({
    ...options,
    onMailFrom(_address, _session, done) {
      const code = codes[attempts++];
      done(code ? failure(code) : undefined);
    },
  });
  // Where a password is asked for, it is wrong.
  if (options.onAuth) process.env.SMTP_URL = server.url.replace('//', '//website:wrong@');
  return { server, url: process.env.SMTP_URL!, attempts: () => attempts };
}

const rejectsPasswords: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(failure(535)),
};

async function expectFailure() {
  await expect(send(validMessage)).rejects.toMatchObject({ code: 'unavailable' });
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed }]);
  for (const text of Object.values(validMessage)) {
    expect(JSON.stringify(logged)).not.toContain(text);
  }
}

test('sends again what is not taken at once, and what comes twice has one Message-ID', async () => {
  const { server, attempts } = await startWith([421, 454]);
  await send(validMessage);
  expect(attempts()).toBe(3);
  expect(server.deliveries).toHaveLength(1);
  await send(validMessage);
  await send({ ...validMessage, message: 'Another question' });
  const [first, again, other] = server.deliveries.map(({ mail }) => mail.messageId);
  expect(first).toMatch(/^<[0-9a-f]{32}@redrim\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each<[string, number, number[], SMTPServerOptions?]>([
  ['refuses the mail', 1, [554]],
  ['is busy', 3, [451, 451, 451]],
  ['wants a password', 0, [], { authOptional: false }],
  ['rejects every address', 1, [], { onRcptTo: (_address, _session, done) => done(failure(550)) }],
  ['hangs up in the middle', 3, [], { onRcptTo: () => servers[0]?.hangUp() }],
])('fails when the server %s, after %d attempts', async (...[, count, codes, options]) => {
  const { attempts } = await startWith(codes, options);
  await expectFailure();
  expect(attempts()).toBe(count);
});

test.each([
  ['is not there', 'smtp://127.0.0.1:1', 'ESOCKET'],
  ['has a name that nobody knows', 'smtp://mail.nowhere.invalid:587', 'EDNS'],
  ['has no valid address', 'mail.redrim.example', 'ERR_INVALID_URL'],
])('fails when the server %s', async (_kind, url, code) => {
  process.env.SMTP_URL = url;
  await expectFailure();
  expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ server: 1, code }] }]);
});

test('fails when nobody has signed the server’s certificate', async () => {
  await start({ secure: true, logger: false });
  await expectFailure();
  expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ code: 'ESOCKET' }] }]);
});

test('sends nothing in the clear to another machine, though STARTTLS was stripped', async () => {
  const { url, deliveries } = await start();
  // The same server, at an address that is not loopback.
  process.env.SMTP_URL = url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  await expectFailure();
  expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ code: 'ETLS' }] }]);
  expect(deliveries).toEqual([]);
});

test.each([
  ['rejects it', [550], 0],
  ['is busy for a moment', [450], 1],
  ['is busy for good', [450, 450, 450], 0],
])('an address gets its mail whatever happens to another: it %s', async (_what, codes, taken) => {
  process.env.MAIL_TO = 'other@redrim.example, office@redrim.example';
  const { deliveries } = await start({
    onRcptTo({ address }, _session, done) {
      const code = address.startsWith('other') ? codes.shift() : undefined;
      done(code ? failure(code) : undefined);
    },
  });
  await send(validMessage);
  expect(codes).toEqual([]);
  expect(deliveries.flatMap(({ to }) => to)).toEqual(
    ['office@redrim.example', 'other@redrim.example'].slice(0, 1 + taken),
  );
  expect(new Set(deliveries.map(({ mail }) => mail.messageId)).size).toBe(1);
  const rejected = { message: messages.rejected, count: 1 };
  expect(loggedAs('ERROR')).toMatchObject(taken ? [] : [rejected]);
  expect(JSON.stringify(logged)).not.toContain('other@');
});

describe('once a server has got the whole mail', () => {
  test('it is sent only when the server says so, and gets it once however long that takes', async () => {
    let answered = false;
    const { deliveries } = await start({
      afterMail: async () => {
        // Longer than a server has for everything before.
        await sleep(16 * Number(process.env.MAIL_SECOND_MS));
        answered = true;
        return 'answer' as const;
      },
    });
    await send(validMessage);
    expect(answered).toBe(true);
    expect(deliveries).toHaveLength(1);
  });

  test('it gets it again if it said no for the moment', async () => {
    const answers: AfterMail[] = [451, 'answer'];
    const { deliveries } = await start({ afterMail: () => answers.shift()! });
    await send(validMessage);
    expect(answers).toEqual([]);
    expect(deliveries).toHaveLength(1);
  });

  test('it never gets it again if it hangs up; the next gets it with a warning', async () => {
    const first = await start({ afterMail: () => 'hang up' });
    await expectFailure();
    expect(first.deliveries).toHaveLength(1);
    expect(loggedAs('ERROR')).toMatchObject([{ failures: [{ outcomeUnknown: true }] }]);

    const second = await start();
    process.env.SMTP_URL = `${first.url} ${second.url}`;
    await send(validMessage);
    const [one, other] = [first, second].map(({ deliveries }) => deliveries.at(-1)!.mail);
    expect(first.deliveries).toHaveLength(2);
    expect(other!.messageId).toBe(one!.messageId);
    expect(other!.text).toMatch(/^This mail may come twice/);
    expect(other!.text).toContain(one!.text!.trim());
  });
});

test.each<[string, number[], SMTPServerOptions, object]>([
  ['refuses the mail', [550], {}, { responseCode: 550 }],
  ['is busy', [451, 451, 451], {}, { responseCode: 451 }],
  ['rejects the password', [], rejectsPasswords, { code: 'EAUTH', responseCode: 535 }],
])('a second server gets it when the first %s, which warns', async (...[, codes, options, why]) => {
  const second = await start();
  const { server, url } = await startWith(codes, options);
  process.env.SMTP_URL = `${url} ${second.url}`;
  await send(validMessage);
  expect(server.deliveries).toEqual([]);
  expect(second.deliveries).toHaveLength(1);
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
  expect(loggedAs('WARNING')).toMatchObject([
    { message: messages.otherServer, failures: [{ server: 1, ...why }] },
  ]);
});

test('of a hundred at once ten are on their way at a time, and each arrives once', async () => {
  const held: (() => void)[] = [];
  let begun = 0;
  let atOnce: number | undefined;
  const server = await start({
    onMailFrom(_address, _session, done) {
      begun += 1;
      if (atOnce === undefined) held.push(done);
      else done();
      if (begun === 10) void release();
    },
  });
  const release = async () => {
    // Connections that were opened with the ten would have got as far by the time new ones are greeted.
    for (let times = 0; times < 3; times += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      await once(socket, 'data');
      socket.destroy();
    }
    atOnce = begun;
    for (const done of held) done();
  };
  const questions = Array.from({ length: 100 }, (_, index) => `Question ${index}`);
  await Promise.all(questions.map((message) => send({ ...validMessage, message })));
  expect(atOnce).toBe(10);
  expect(server.deliveries).toHaveLength(100);
  expect(new Set(server.deliveries.map(({ mail }) => mail.messageId)).size).toBe(100);
});

test('a place that becomes free goes to whoever has waited longest', async () => {
  const { enter, leave } = slots(1);
  const order: string[] = [];
  const enterAs = async (name: string) => {
    await enter();
    order.push(name);
  };
  await enterAs('first');
  const others = [enterAs('second'), enterAs('third')];
  leave();
  others.push(enterAs('newcomer'));
  await others[0];
  expect(order).toEqual(['first', 'second']);
  for (const other of others.slice(1)) {
    leave();
    await other;
  }
  expect(order).toEqual(['first', 'second', 'third', 'newcomer']);
});
