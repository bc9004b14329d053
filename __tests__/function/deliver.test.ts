import type { SMTPServerOptions } from 'smtp-server';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { logged, loggedAs, send } from './in-process';
import { failure, refusing, startMailServer, type MailServer } from './mail-server';

let server: MailServer;
let attempts = 0;

/** Starts a mail server, counts attempts to send through it, and sends mail to it from now on. */
async function start(options: Parameters<typeof startMailServer>[0] = {}) {
  server = await startMailServer(options);
  attempts = 0;
  server.onConnection(() => (attempts += 1));
  process.env.SMTP_URL = server.url;
  return server;
}

async function expectMailed(enquiry = validEnquiry) {
  expect((await send(enquiry)).status).toBe(200);
}

async function expectFailure(...failures: object[]) {
  const response = await send(validEnquiry);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('"UNAVAILABLE"')]);
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed, failures }]);
  for (const text of Object.values(validEnquiry)) expect(JSON.stringify(logged)).not.toContain(text);
}

const advises = (part: string) => ({ advice: expect.stringContaining(part) as string });
const wrongSender = advises('this account may not send from MAIL_FROM');
const dayIsFull = advises('wait a day');

/** Options of a server that refuses each mail after the message. */
const refusingMessage = (code: number, text?: string) => ({
  afterMail() {
    throw failure(code, text);
  },
});

/** Options of a server that refuses recipients, in the order of MAIL_TO. */
const refusingRecipients = (...codes: (number | undefined)[]): SMTPServerOptions => {
  let count = 0;
  return {
    onRcptTo(_address, _session, done) {
      const code = codes[count++ % codes.length];
      done(code ? failure(code) : undefined);
    },
  };
};

test('greets the server with the domain of the sender, because some servers refuse an IP address', async () => {
  let greeting = '';
  await start({
    onMailFrom(_address, { hostNameAppearsAs }, done) {
      greeting = hostNameAppearsAs;
      done();
    },
  });
  await expectMailed();
  expect(greeting).toBe('redrim.example');
});

test('mails an enquiry once although the server is busy twice, and logs its Message-ID', async () => {
  const { deliveries } = await start(refusing(421, 454));
  await expectMailed();
  expect(attempts).toBe(3);
  expect(deliveries).toHaveLength(1);
  const { messageId } = deliveries[0]!.mail;
  expect(logged).toEqual([{ severity: 'INFO', message: messages.mailed, messageId, server: 1 }]);
});

test.each<[string, number, object, Parameters<typeof startMailServer>[0] | string]>([
  ['refuses MAIL_FROM', 1, { responseCode: 554, ...advises('refuses MAIL_FROM') }, refusing(554)],
  ['is busy three times', 3, { responseCode: 451, ...advises('try again later') }, refusing(451, 451, 451)],
  ['has too many connections', 3, { responseCode: 432, ...advises('too many') }, refusing(432, 432, 432)],
  ['refuses the account', 1, { responseCode: 525, ...advises('refuses this account') }, refusing(525)],
  ['wants a password', 1, { responseCode: 530, ...advises('wants a user') }, { authOptional: false }],
  [
    'refuses the mailbox',
    1,
    { responseCode: 550, ...advises('a mailbox of MAIL_TO') },
    refusingRecipients(550),
  ],
  ['has no room in the mailbox', 3, { responseCode: 452, ...advises('is full') }, refusingRecipients(452)],
  [
    'is Microsoft and refuses the sender',
    1,
    { responseCode: 554, enhancedCode: '5.2.252', ...wrongSender },
    refusingMessage(554, '5.2.252 SendAsDenied; website@redrim.example'),
  ],
  [
    'is Exchange and refuses the sender',
    1,
    { enhancedCode: '5.7.60', ...wrongSender },
    refusingMessage(550, '5.7.60 SMTP; Client does not have permissions'),
  ],
  ['is Zoho and refuses the sender', 1, { responseCode: 553, ...wrongSender }, refusingRecipients(553)],
  [
    'is SES and does not know the sender',
    1,
    { responseCode: 554, ...wrongSender },
    refusingMessage(554, 'Message rejected: Email address is not verified'),
  ],
  [
    'is Gmail after a day’s mails',
    1,
    { enhancedCode: '5.4.5', ...dayIsFull },
    refusingMessage(550, '5.4.5 Daily user sending limit exceeded'),
  ],
  [
    'is Outlook after a day’s mails',
    1,
    { enhancedCode: '5.1.90', ...dayIsFull },
    refusingMessage(554, '5.1.90 daily limit'),
  ],
  [
    'ends each connection before the message',
    3,
    { code: 'ECONNECTION', ...advises('ended') },
    { onRcptTo: () => server.hangUp() },
  ],
  // The name is longer than allowed, so that no name server is queried.
  [
    'has an unknown name',
    0,
    { code: 'EDNS', ...advises('no such host') },
    `smtp://${'x'.repeat(64)}.example:587`,
  ],
])(
  'the visitor gets an error, and the log advice but no word of theirs, when the server %s',
  async (_kind, tries, why, at) => {
    if (typeof at === 'string') process.env.SMTP_URL = at;
    else await start(at);
    attempts = 0;
    await expectFailure({ server: 1, ...why });
    expect(attempts).toBe(tries);
    expect(JSON.stringify(logged)).not.toContain('redrim.example;');
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
    const { deliveries } = await start();
    await expectMailed();
    const to = ['other@redrim.example', 'office@redrim.example'];
    expect(deliveries).toMatchObject([{ from: 'website@redrim.example', to }]);
    expect(attempts).toBe(1);
  });

  test.each([
    ['is refused for good', 550, 'look for a mistake'],
    ['is refused for now', 450, 'is full'],
    ['is not an address', 501, 'look for a mistake'],
  ])('one gets its mail at once when the other %s, and the log has an error', async (_what, code, advice) => {
    const { deliveries } = await start(refusingRecipients(code, undefined));
    await expectMailed();
    expect(attempts).toBe(1);
    expect(deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
    const rejection = { code: 'EENVELOPE', responseCode: code, ...advises(advice) };
    expect(loggedAs('ERROR')).toMatchObject([
      { message: messages.rejected, count: 1, rejections: [rejection] },
    ]);
    expect(JSON.stringify(logged)).toContain('forward it by hand');
    expect(JSON.stringify(logged)).not.toContain('other@');
  });

  test('both refusals are logged, and both are tried again as long as one is for now', async () => {
    await start(refusingRecipients(450, 550));
    await expectFailure(
      { responseCode: 450, ...advises('is full') },
      { responseCode: 550, ...advises('mistake') },
    );
    expect(attempts).toBe(3);
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
    await expectMailed();
    expect(received).toHaveLength(2);
    expect(deliveries).toHaveLength(1);
  });

  test('a server that hangs up never gets it again, and the next server gets it with a warning', async () => {
    const first: MailServer = await start({ afterMail: () => first.hangUp() });
    await expectFailure({ outcomeUnknown: true, ...advises('may have arrived') });
    expect(first.deliveries).toHaveLength(1);

    const second = await start();
    process.env.SMTP_URL = `${first.url} ${second.url}`;
    await expectMailed();
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
  await expectMailed();
  expect(first.deliveries).toEqual([]);
  expect(second.deliveries).toHaveLength(1);
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
  const failures = [{ server: 1, ...why }];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.otherServer, failures }]);
});

test('a password is not left unused when the server offers no login', async () => {
  const { url, deliveries } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
  process.env.SMTP_URL = url.replace('//', '//website:right@');
  await expectFailure({ code: 'EAUTH' });
  expect(deliveries).toEqual([]);
});

test('twelve simultaneous enquiries for two mailboxes take twelve sessions, three at a time', async () => {
  process.env.MAIL_TO = 'office@redrim.example, owner@backup.example';
  const open = new Set<string>();
  const held: (() => void)[] = [];
  let most = 0;
  const { deliveries } = await start({
    onConnect({ id }, done) {
      open.add(id);
      done();
    },
    onClose: ({ id }) => void open.delete(id),
    // Each session waits until there are three.
    onMailFrom(_address, _session, done) {
      most = Math.max(most, open.size);
      if (held.push(done) === 3) for (const goOn of held.splice(0)) goOn();
    },
  });
  const questions = Array.from({ length: 12 }, (_, index) => `Question ${index + 10}`);
  await Promise.all(questions.map((message) => expectMailed({ ...validEnquiry, message })));
  const received = deliveries.map(({ mail }) => /Question \d+/.exec(mail.text!)?.[0]);
  expect(received.toSorted()).toEqual(questions);
  expect([attempts, most]).toEqual([12, 3]);
  expect(loggedAs('ERROR')).toEqual([]);
});
