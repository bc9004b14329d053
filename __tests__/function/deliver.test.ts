import { setTimeout as sleep } from 'node:timers/promises';

import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { semaphore } from '../../functions/src/semaphore';
import { validEnquiry } from '../contact-cases';
import { logged, loggedAs, send } from './in-process';
import {
  allowing,
  failure,
  refusing,
  requiring,
  startMailServer,
  startScriptedServer,
  type AfterMail,
  type MailServer,
} from './mail-server';

let server: MailServer;

/** Starts a mail server and sends mail to it from now on. */
async function start(options: Parameters<typeof startMailServer>[0] = {}) {
  server = await startMailServer(options);
  process.env.SMTP_URL = server.url;
  return server;
}

async function expectFailure(failure: object) {
  await expect(send(validEnquiry)).rejects.toMatchObject({ code: 'unavailable' });
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed, failures: [failure] }]);
  for (const text of Object.values(validEnquiry)) {
    expect(JSON.stringify(logged)).not.toContain(text);
  }
}

test('mails an enquiry once although the server is busy twice', async () => {
  const { deliveries } = await start(refusing(421, 454));
  await send(validEnquiry);
  expect(deliveries).toHaveLength(1);
});

test('an enquiry that a visitor sends again has the same Message-ID, and another enquiry has not', async () => {
  const { deliveries } = await start();
  await send(validEnquiry);
  await send(validEnquiry);
  await send({ ...validEnquiry, message: 'Another question' });
  const [first, again, other] = deliveries.map(({ mail }) => mail.messageId);
  expect(first).toMatch(/^<[0-9a-f]{32}@redrim\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each<[string, object, SMTPServerOptions | string]>([
  ['refuses the mail for good', { responseCode: 554 }, refusing(554)],
  ['is busy three times', { responseCode: 451 }, refusing(451, 451, 451)],
  ['wants a password', { responseCode: 530 }, { authOptional: false }],
  [
    'rejects every address',
    { responseCode: 550 },
    { onRcptTo: (_address, _session, done) => done(failure(550)) },
  ],
  ['hangs up before the message', { code: 'ECONNECTION' }, { onRcptTo: () => server.hangUp() }],
  [
    'has a certificate that nobody signed',
    { code: 'ESOCKET', originalCode: expect.stringContaining('CERT') as string },
    { secure: true, logger: false },
  ],
  ['is down', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'smtp://127.0.0.1:1'],
  // The name is longer than allowed, so that no name server is queried.
  ['has an unknown name', { code: 'EDNS' }, `smtp://${'x'.repeat(64)}.example:587`],
])(
  'the visitor gets an error, and the log a code but no word of theirs, when the server %s',
  async (_kind, why, at) => {
    if (typeof at === 'string') process.env.SMTP_URL = at;
    else await start(at);
    await expectFailure({ server: 1, ...why });
  },
);

test('sends nothing without encryption to another machine, even if someone removed STARTTLS', async () => {
  const { url, deliveries } = await start();
  // This address leads to the same server, but is not loopback.
  process.env.SMTP_URL = url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  await expectFailure({ code: 'ETLS' });
  expect(deliveries).toEqual([]);
});

test.each([
  ['is rejected', [550], 0],
  ['is refused once with 4xx', [450], 1],
  ['is refused three times with 4xx', [450, 450, 450], 0],
])('a mailbox gets its mail when the other one %s', async (_what, codes, accepted) => {
  process.env.MAIL_TO = '"Other, Red Rim" <other@redrim.example>, office@redrim.example,';
  const { deliveries } = await start({
    onRcptTo({ address }, _session, done) {
      const code = address.startsWith('other') ? codes.shift() : undefined;
      done(code ? failure(code) : undefined);
    },
  });
  await send(validEnquiry);
  expect(codes).toEqual([]);
  expect(deliveries.flatMap(({ to }) => to)).toEqual(
    ['office@redrim.example', 'other@redrim.example'].slice(0, 1 + accepted),
  );
  expect(new Set(deliveries.map(({ mail }) => mail.messageId)).size).toBe(1);
  const rejected = { message: messages.rejected, count: 1 };
  expect(loggedAs('ERROR')).toMatchObject(accepted ? [] : [rejected]);
  expect(JSON.stringify(logged)).not.toContain('other@');
});

describe('after a server received the whole mail', () => {
  test('a slow server gets it once, and its late acceptance counts as sent', async () => {
    let answered = false;
    const { deliveries } = await start({
      afterMail: async () => {
        // This is longer than the limit for all steps before.
        await sleep(16 * Number(process.env.MAIL_SECOND_MS));
        answered = true;
        return 'answer' as const;
      },
    });
    await send(validEnquiry);
    expect(answered).toBe(true);
    expect(deliveries).toHaveLength(1);
  });

  test('the server gets it again if it answers with a transient failure', async () => {
    const answers: AfterMail[] = [451, 'answer'];
    const { deliveries } = await start({ afterMail: () => answers.shift()! });
    await send(validEnquiry);
    expect(answers).toEqual([]);
    expect(deliveries).toHaveLength(1);
  });

  test('a server that hangs up never gets it again, and the next server gets it with a warning', async () => {
    const first = await start({ afterMail: () => 'hang up' });
    await expectFailure({ outcomeUnknown: true });
    expect(first.deliveries).toHaveLength(1);

    const second = await start();
    process.env.SMTP_URL = `${first.url} ${second.url}`;
    await send(validEnquiry);
    const [unconfirmed, duplicate] = [first, second].map((to) => to.deliveries.at(-1)!.mail);
    expect(first.deliveries).toHaveLength(2);
    expect(duplicate!.messageId).toBe(unconfirmed!.messageId);
    expect(duplicate!.text).toMatch(/^This mail may come twice/);
    expect(duplicate!.text).toContain(unconfirmed!.text!.trim());
  });
});

test.each<[string, object, SMTPServerOptions | undefined]>([
  ['is down', { code: 'ESOCKET' }, undefined],
  ['refuses the mail', { responseCode: 550 }, refusing(550)],
  ['is busy', { responseCode: 451 }, refusing(451, 451, 451)],
  ['rejects the password', { code: 'EAUTH', responseCode: 535 }, requiring('right word')],
])(
  'the second server gets the mail when the first %s, and the log has a warning',
  async (_kind, why, options) => {
    const second = await start();
    const first = await start(options);
    if (!options) await first.stop();
    const url = options?.onAuth ? first.url.replace('//', '//website:wrong@') : first.url;
    process.env.SMTP_URL = `${url} ${second.url}`;
    await send(validEnquiry);
    expect(first.deliveries).toEqual([]);
    expect(second.deliveries).toHaveLength(1);
    expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
    expect(loggedAs('WARNING')).toMatchObject([
      { message: messages.otherServer, failures: [{ server: 1, ...why }] },
    ]);
  },
);

test('a provider that allows three connections accepts twelve simultaneous enquiries', async () => {
  process.env.MAIL_TO = 'office@redrim.example, owner@backup.example';
  const { deliveries } = await start(allowing(3, 1.2 * Number(process.env.MAIL_SECOND_MS)));
  const questions = Array.from({ length: 12 }, (_, index) => `Question ${index}`);
  await Promise.all(questions.map((message) => send({ ...validEnquiry, message })));
  expect(deliveries).toHaveLength(24);
  expect(loggedAs('ERROR')).toEqual([]);
});

test('thirty simultaneous enquiries are sent once each, three at a time', async () => {
  const held: (() => void)[] = [];
  let begun = 0;
  let most = 0;
  const { deliveries } = await start({
    onMailFrom(_address, _session, done) {
      begun += 1;
      most = Math.max(most, begun - deliveries.length);
      held.push(done);
      if (begun % 3 > 0) return;
      for (const accept of held.splice(0)) accept();
    },
  });
  const questions = Array.from({ length: 30 }, (_, index) => `Question ${index + 10}`);
  await Promise.all(questions.map((message) => send({ ...validEnquiry, message })));
  expect(most).toBe(3);
  const received = deliveries.map(({ mail }) => /Question \d+/.exec(mail.text!)?.[0]);
  expect(received.toSorted()).toEqual(questions);
});

test('the visitor does not wait until the session ends with QUIT', async () => {
  const { url, commands, ended } = await startScriptedServer((command) =>
    command === 'QUIT' ? '' : undefined,
  );
  process.env.SMTP_URL = url;
  await send(validEnquiry);
  // Server and client share this process, which reads no socket before this line. So QUIT is written, but not read.
  expect(commands).not.toContain('QUIT');
  await ended();
  expect(commands.map((command) => command.split(/[: ]/)[0])).toEqual([
    'EHLO',
    'MAIL',
    'RCPT',
    'DATA',
    '.',
    'QUIT',
  ]);
});

test('the longest waiting delivery gets the next free connection', async () => {
  const { acquire, release } = semaphore(1);
  const order: string[] = [];
  const enterAs = async (name: string) => {
    await acquire(new AbortController().signal);
    order.push(name);
  };
  await enterAs('first');
  const others = [enterAs('second'), enterAs('third')];
  release();
  others.push(enterAs('newcomer'));
  await others[0];
  expect(order).toEqual(['first', 'second']);
  for (const entered of others.slice(1)) {
    release();
    await entered;
  }
  expect(order).toEqual(['first', 'second', 'third', 'newcomer']);
});

test('a delivery that runs out of time leaves the queue, and the next one gets the connection', async () => {
  const { acquire, release } = semaphore(1);
  const { signal } = new AbortController();
  await acquire(signal);
  const impatient = new AbortController();
  const left = acquire(impatient.signal);
  const patient = acquire(signal);
  impatient.abort(new Error('too long'));
  await expect(left).rejects.toThrow('too long');
  await expect(acquire(impatient.signal)).rejects.toThrow('too long');
  release();
  await expect(patient).resolves.toBeUndefined();
  release();
  await expect(acquire(signal)).resolves.toBeUndefined();
});
