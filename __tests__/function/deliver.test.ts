import { messages } from '../../functions/src/messages';
import { defaultTimes } from '../../functions/src/times';
import { validEnquiry } from '../contact-cases';
import { send } from './in-process';
import { logged, loggedAs } from './log';
import {
  failure,
  refusingAt,
  refusingMailboxes,
  startMailServer,
  type Command,
  type MailServer,
} from './mail-server';

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
  // docs/reliability.md says so.
  expect(defaultTimes.pauses).toEqual([1000, 4000]);
  const codes = [421, 454];
  const { deliveries } = await start({
    onMailFrom: (_address, _session, done) => done(codes.length > 0 ? failure(codes.shift()!) : null),
  });
  await expectMailed();
  expect(attempts).toBe(3);
  expect(deliveries).toHaveLength(1);
  const { messageId } = deliveries[0]!.mail;
  expect(logged).toEqual([{ severity: 'INFO', message: messages.mailed, messageId, server: 1 }]);
});

// A server of each kind refuses each mail with this reply to this command.
test.each<[kind: string, attempts: number, command: Command, reply: string, advice: string]>([
  ['does not know the sender', 1, 'MAIL FROM', '554', 'refuses MAIL_FROM'],
  ['is busy', 3, 'MAIL FROM', '451', 'try again later'],
  ['is Exchange and has too many connections', 3, 'MAIL FROM', '432', 'too many connections'],
  ['refuses the account', 1, 'MAIL FROM', '525', 'refuses this account'],
  ['wants a password', 1, 'MAIL FROM', '530', 'wants a user and a password'],
  ['refuses the mailbox', 1, 'RCPT TO', '550', 'a mailbox of MAIL_TO'],
  ['has no room in the mailbox', 3, 'RCPT TO', '452', 'whether it is full'],
  ['is Zoho and refuses the sender', 1, 'RCPT TO', '553 Relaying disallowed', 'not send from MAIL_FROM'],
  ['is Exchange and refuses the sender', 1, 'DATA', '550 5.7.60 No permissions', 'not send from MAIL_FROM'],
  ['is SES and refuses the sender', 1, 'DATA', '554 Address not verified', 'not send from MAIL_FROM'],
  ['is Gmail and has sent enough today', 1, 'DATA', '550 5.4.5 Daily limit', 'wait a day'],
  ['is Outlook and has sent enough today', 1, 'MAIL FROM', '554 5.1.90 Daily limit', 'wait a day'],
])(
  'tries as often as is useful, and gives the right advice, when the server %s',
  async (_kind, tries, command, reply, advice) => {
    await start(refusingAt(command, reply));
    await expectFailure({ server: 1, responseCode: Number(reply.slice(0, 3)), ...advises(advice) });
    expect(attempts).toBe(tries);
  },
);

test('retries a connection that breaks before the message, twice', async () => {
  await start({ onRcptTo: () => server.hangUp() });
  await expectFailure({ code: 'ECONNECTION', ...advises('ended') });
  expect(attempts).toBe(3);
});

test('advises when the host is unknown', async () => {
  // The name is longer than allowed, so that no name server is queried.
  process.env.SMTP_URL = `smtp://${'x'.repeat(64)}.example:587`;
  await expectFailure({ code: 'EDNS', ...advises('host was not found') });
});

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

  test.each([
    [550, 'look for a mistake'],
    [450, 'is full'],
  ])(
    'one gets its mail at once when the other is refused with %i, and an alert rings',
    async (code, advice) => {
      const { deliveries } = await start(refusingMailboxes({ other: `${code} No` }));
      await expectMailed();
      expect(attempts).toBe(1);
      expect(deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
      const rejections = [{ code: 'EENVELOPE', responseCode: code, ...advises(advice) }];
      expect(loggedAs('ERROR')).toMatchObject([{ message: messages.rejected, count: 1, rejections }]);
      expect(JSON.stringify(logged)).toContain('forward it by hand');
      expect(JSON.stringify(logged)).not.toContain('other@');
    },
  );

  test('both refusals are logged, and the mail is tried again because one is temporary', async () => {
    await start(refusingMailboxes({ other: '450', office: '550' }));
    await expectFailure({ responseCode: 450 }, { responseCode: 550 });
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

test('the second server gets the mail when the first is down, and an alert rings', async () => {
  const second = await start();
  const first = await start();
  await first.stop();
  process.env.SMTP_URL = `${first.url} ${second.url}`;
  await expectMailed();
  expect(second.deliveries).toHaveLength(1);
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
  const failures = [{ server: 1, code: 'ESOCKET', ...advises('Nothing answers there') }];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.otherServer, failures }]);
});

test('a wrong password is no reason to try again', async () => {
  const refusePassword = { authOptional: false, allowInsecureAuth: true };
  const { url } = await start({ ...refusePassword, onAuth: (_auth, _session, done) => done(failure(535)) });
  process.env.SMTP_URL = url.replace('//', '//website:wrong@');
  await expectFailure({ code: 'EAUTH', responseCode: 535, ...advises('User or password is wrong') });
  expect(attempts).toBe(1);
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
