import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { logged, loggedAs, send, times } from './in-process';
import { failure, refusing, startMailServer, type MailServer } from './mail-server';

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

const advises = (part: string) => ({ advice: expect.stringContaining(part) as string });

test('greets the server with the domain of the sender, because some servers refuse an IP address', async () => {
  let greeting = '';
  await start({
    onMailFrom(_address, { hostNameAppearsAs }, done) {
      greeting = hostNameAppearsAs;
      done();
    },
  });
  await send(validEnquiry);
  expect(greeting).toBe('redrim.example');
});

test('mails an enquiry once although the server is busy twice', async () => {
  const { deliveries } = await start(refusing(421, 454));
  await send(validEnquiry);
  expect(deliveries).toHaveLength(1);
});

test.each<[string, object, SMTPServerOptions | string]>([
  ['refuses the mail for good', { responseCode: 554, ...advises('refuses MAIL_FROM') }, refusing(554)],
  ['is busy three times', { responseCode: 451, ...advises('try again later') }, refusing(451, 451, 451)],
  ['wants a password', { responseCode: 530 }, { authOptional: false }],
  [
    'rejects every address',
    { responseCode: 550, ...advises('refuses a mailbox of MAIL_TO') },
    { onRcptTo: (_address, _session, done) => done(failure(550)) },
  ],
  [
    'hangs up before the message',
    { code: 'ECONNECTION', ...advises('ended') },
    { onRcptTo: () => server.hangUp() },
  ],
  // The name is longer than allowed, so that no name server is queried.
  [
    'has an unknown name',
    { code: 'EDNS', ...advises('no such host') },
    `smtp://${'x'.repeat(64)}.example:587`,
  ],
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
  await expectFailure({ code: 'ETLS', ...advises('use smtps://') });
  expect(deliveries).toEqual([]);
});

describe('for two mailboxes', () => {
  beforeEach(() => {
    process.env.MAIL_TO = '"Other, Red Rim" <other@redrim.example>, office@redrim.example,';
  });

  test('a mail is sent once, in one session', async () => {
    let sessions = 0;
    const { deliveries } = await start();
    server.onConnection(() => (sessions += 1));
    await send(validEnquiry);
    const to = ['other@redrim.example', 'office@redrim.example'];
    expect(deliveries).toMatchObject([{ from: 'website@redrim.example', to }]);
    expect(sessions).toBe(1);
  });

  test.each([
    ['is refused for good', 550],
    ['is refused for now', 450],
    ['is not an address', 501],
  ])('one mailbox gets its mail at once when the other %s, and the log has an error', async (_what, code) => {
    let attempts = 0;
    const { deliveries } = await start({
      onRcptTo({ address }, _session, done) {
        const isOther = address.startsWith('other');
        if (isOther) attempts += 1;
        done(isOther ? failure(code) : undefined);
      },
    });
    await send(validEnquiry);
    expect(attempts).toBe(1);
    expect(deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
    expect(loggedAs('ERROR')).toMatchObject([
      {
        message: messages.rejected,
        count: 1,
        rejections: [{ code: 'EENVELOPE', responseCode: code }],
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('other@');
  });
});

describe('after a server received the whole mail', () => {
  test('the server gets it again if it answers with a transient failure', async () => {
    const received: number[] = [];
    const { deliveries } = await start({
      afterMail: (count) => {
        if (received.push(count) === 1) throw failure(451);
      },
    });
    await send(validEnquiry);
    expect(received).toHaveLength(2);
    expect(deliveries).toHaveLength(1);
  });

  test('a server that hangs up never gets it again, and the next server gets it with a warning', async () => {
    const first: MailServer = await start({ afterMail: () => first.hangUp() });
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
  ['is down', { code: 'ESOCKET', ...advises('Nothing answers there') }, undefined],
  ['refuses the mail', { responseCode: 550 }, refusing(550)],
  ['is busy', { responseCode: 451 }, refusing(451, 451, 451)],
  [
    'rejects the password',
    { code: 'EAUTH', responseCode: 535, ...advises('User or password is wrong') },
    { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(failure(535)) },
  ],
])('the second server gets the mail when the first %s, and an alert rings', async (_kind, why, options) => {
  const second = await start();
  const first = await start(options);
  if (!options) await first.stop();
  const url = options?.onAuth ? first.url.replace('//', '//website:wrong@') : first.url;
  process.env.SMTP_URL = `${url} ${second.url}`;
  await send(validEnquiry);
  expect(first.deliveries).toEqual([]);
  expect(second.deliveries).toHaveLength(1);
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
  expect(loggedAs('ERROR')).toMatchObject([
    { message: messages.otherServer, failures: [{ server: 1, ...why }] },
  ]);
});

test('a password is not left unused when the server offers no login', async () => {
  const { url, deliveries } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
  process.env.SMTP_URL = url.replace('//', '//website:right@');
  await expectFailure({ code: 'EAUTH' });
  expect(deliveries).toEqual([]);
});

test('seventy simultaneous enquiries for two mailboxes take seventy sessions, three at a time', async () => {
  process.env.MAIL_TO = 'office@redrim.example, owner@backup.example';
  times.delivery = 60_000;
  const open = new Set<string>();
  let [sessions, most] = [0, 0];
  const { deliveries } = await start({
    onConnect({ id }, done) {
      open.add(id);
      sessions += 1;
      done();
    },
    onClose: ({ id }) => void open.delete(id),
    onMailFrom(_address, _session, done) {
      most = Math.max(most, open.size);
      done();
    },
  });
  const questions = Array.from({ length: 70 }, (_, index) => `Question ${index + 10}`);
  await Promise.all(questions.map((message) => send({ ...validEnquiry, message })));
  const received = deliveries.map(({ mail }) => /Question \d+/.exec(mail.text!)?.[0]);
  expect(received.toSorted()).toEqual(questions);
  expect([sessions, most]).toEqual([70, 3]);
  expect(loggedAs('ERROR')).toEqual([]);
});
