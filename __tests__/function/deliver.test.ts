import dns from 'node:dns';
import { createServer } from 'node:net';
import timers from 'node:timers/promises';

import { messages } from '../../functions/src/messages';
import { defaultTimes } from '../../functions/src/times';
import { validEnquiry } from '../contact-cases';
import { listen } from '../listen';
import { logged, loggedAs, send, times } from './in-process';
import {
  failure,
  otherAddress,
  refusingAt,
  startMailServer,
  type Command,
  type MailOptions,
  type MailServer,
} from './mail-server';

let server: MailServer;

const login = 'website:right@';
const noLogin = '';

/** Starts a mail server, and sends mail to it from now on. */
async function start(options?: MailOptions, user = noLogin) {
  server = await startMailServer(options);
  process.env.SMTP_URL = server.url.replace('//', `//${user}`);
  return server;
}

async function expectMailed(enquiry = validEnquiry) {
  expect((await send(enquiry)).status).toBe(200);
}

async function expectFailure(...failures: object[]) {
  const response = await send(validEnquiry);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('"UNAVAILABLE"')]);
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed, failures }]);
  expect(JSON.stringify(logged)).toContain('"Enquiry not mailed: ');
  for (const text of Object.values(validEnquiry)) expect(JSON.stringify(logged)).not.toContain(text);
}

test('answers every call with an internal error while a setting is wrong, and logs which', async () => {
  process.env.SMTP_URL = 'smtp://website:sesame@';
  for (const data of [{}, validEnquiry]) {
    const response = await send(data);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('"INTERNAL"')]);
  }
  const reason = expect.stringMatching(/^SMTP_URL: entry 1 must/) as string;
  const entry = { severity: 'ERROR', message: messages.wrongSettings, reason };
  expect(logged).toMatchObject([entry, entry]);
  expect(JSON.stringify(logged)).not.toContain('sesame');
});

const advises = (part: string) => ({ advice: expect.stringContaining(part) as string });

test('greets the server with the domain of the sender, because some servers refuse an IP address', async () => {
  const { deliveries } = await start();
  await expectMailed();
  expect(deliveries).toMatchObject([{ greeting: 'redrim.example' }]);
});

test('mails an enquiry once although the server is busy twice, and logs its Message-ID', async () => {
  // docs/reliability.md says so.
  expect(defaultTimes.pauses).toEqual([1000, 4000]);
  const codes = [421, 454];
  const { deliveries } = await start({
    onMailFrom: (_address, _session, done) => done(codes.length > 0 ? failure(codes.shift()!) : null),
  });
  await expectMailed();
  expect(server.attempts()).toBe(3);
  expect(deliveries).toHaveLength(1);
  const { messageId } = deliveries[0]!.mail;
  expect(logged).toEqual([{ severity: 'INFO', message: messages.mailed, messageId, server: 1 }]);
});

const wantsLogin = 'wants a user and a password';

// Temporary refusals are tried again twice.
test.each<[user: string, command: Command, reply: string, advice: string]>([
  [login, 'MAIL FROM', '554', 'refuses MAIL_FROM'],
  [login, 'MAIL FROM', '451', 'try again later'],
  [login, 'MAIL FROM', '525', 'refuses this account'],
  [login, 'MAIL FROM', '554 5.1.90 Outlook has sent enough', 'wait a day'],
  [login, 'MAIL FROM', '550 Poor reputation', 'Google’s network'],
  [login, 'RCPT TO', '550 <sender@red.example> No', 'a mailbox of MAIL_TO'],
  [login, 'RCPT TO', '452', 'whether it is full'],
  [login, 'RCPT TO', '550 5.1.1 Sender 192.0.2.9: <ip@relay.example> unknown', 'look for a mistake in it'],
  [login, 'RCPT TO', '553 Zoho: Relaying disallowed', 'not send from MAIL_FROM'],
  [login, 'RCPT TO', '550 5.7.1 Postfix: Relay access denied', 'not send from MAIL_FROM'],
  [login, 'RCPT TO', '450 4.1.8 <w@d.example>: Sender address rejected', 'refuses MAIL_FROM'],
  [login, 'RCPT TO', '504 5.5.2 <d.example>: Helo command rejected', 'the domain of MAIL_FROM'],
  [login, 'RCPT TO', '554 5.7.1 Service blocked using zen.example', 'Google’s network'],
  [login, 'RCPT TO', '450 4.7.25 Client host rejected: no hostname', 'Google’s network'],
  [login, 'DATA', '451', 'try again later'],
  [login, 'DATA', '550 5.7.60 Exchange: No permissions', 'not send from MAIL_FROM'],
  [login, 'DATA', '550 5.4.5 Gmail has sent enough', 'wait a day'],
  [noLogin, 'MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first', wantsLogin],
  [noLogin, 'MAIL FROM', '550 Authentication is required', wantsLogin],
  [noLogin, 'RCPT TO', '554 5.7.1 <office@redrim.example>: Relay access denied', wantsLogin],
  [noLogin, 'RCPT TO', '550 5.7.1 Relaying denied. IP name lookup failed [192.0.2.9]', wantsLogin],
  [noLogin, 'RCPT TO', '551 User not local', wantsLogin],
  [noLogin, 'RCPT TO', '553 Not in my list of allowed rcpthosts', wantsLogin],
  [noLogin, 'RCPT TO', '554 5.7.1 Client host rejected: Access denied', wantsLogin],
  [noLogin, 'RCPT TO', '571', 'Without a login'],
  [noLogin, 'RCPT TO', '550 5.1.1 User unknown in relay recipient table', 'look for a mistake in it'],
  [noLogin, 'RCPT TO', '550 Look at our RBL', 'Google’s network'],
  [noLogin, 'DATA', '550 5.7.26 Unauthenticated mail', 'verify the address'],
])('with the login "%s", gives the right advice on %s %s', async (user, command, reply, advice) => {
  await start(refusingAt(command, reply), user);
  await expectFailure({ server: 1, responseCode: Number(reply.slice(0, 3)), command, ...advises(advice) });
  expect(server.attempts()).toBe(reply.startsWith('4') ? 3 : 1);
});

/** Starts a server that says something in a new connection, and answers each command with the same. */
async function startRaw(greeting: string, reply: string) {
  const raw = createServer((socket) => {
    socket.unref().write(greeting);
    socket.on('data', () => socket.write(reply)).on('error', () => undefined);
  });
  process.env.SMTP_URL = `smtp://127.0.0.1:${await listen(raw)}`;
}

test.each([
  ['501 Invalid domain', 'the domain of MAIL_FROM'],
  ['550 5.7.1 No', 'the domain of MAIL_FROM'],
  ['450 4.7.1 Bad HELO', 'the domain of MAIL_FROM'],
])('gives the right advice when a server answers the greeting with %s', async (reply, advice) => {
  await startRaw('220 ready\r\n', `${reply}\r\n`);
  await expectFailure({ command: 'HELO', ...advises(advice) });
  logged.length = 0;
  // Encryption is required there.
  process.env.SMTP_URL = otherAddress(process.env.SMTP_URL!);
  await expectFailure({ command: 'EHLO', ...advises(advice) });
});

test('advises when a server refuses the connection itself', async () => {
  await startRaw('554 No\r\n', '');
  await expectFailure({ command: 'CONN', ...advises('Google’s network') });
});

test('a refusal of 900 KB is read like a short one', async () => {
  await startRaw('220 \r\n', `550 ${'x'.repeat(900_000)}\r\n`);
  await expectFailure(advises('the domain of MAIL_FROM'));
});

test('a server that answers everything before it is asked has accepted no mail', async () => {
  await startRaw('220 \r\n250 \r\n250 \r\n250 \r\n354 \r\n250 \r\n', '');
  await expectFailure({ code: 'EPROTOCOL', ...advises('is no mail server') });
});

test('retries a connection that breaks before the message twice, after random pauses', async () => {
  const sleep = jest.spyOn(timers, 'setTimeout');
  await start({ onRcptTo: () => server.hangUp() });
  await expectFailure({ code: 'ECONNECTION', ...advises('ended') });
  expect(server.attempts()).toBe(3);
  const pauses = sleep.mock.calls.map(([pause]) => pause!);
  expect(pauses).not.toEqual(times.pauses);
  for (const [index, usual] of times.pauses.entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(usual / 2);
});

test('looks an unknown host up three times, and advises', async () => {
  // The name is longer than allowed, so that no name server is queried.
  process.env.SMTP_URL = `smtp://${'x'.repeat(64)}.example:587`;
  const lookup = jest.spyOn(dns, 'lookup');
  await expectFailure({ code: 'EDNS', ...advises('host was not found') });
  expect(lookup).toHaveBeenCalledTimes(3);
});

test('sends nothing without encryption to another machine, even if someone removed STARTTLS', async () => {
  const { url, deliveries } = await start();
  process.env.SMTP_URL = otherAddress(url);
  await expectFailure({ code: 'ETLS', ...advises('use smtps://') });
  expect(deliveries).toEqual([]);
});

describe('for two mailboxes', () => {
  beforeEach(() => {
    process.env.MAIL_TO = '"Other, Red Rim" <other@redrim.example>, office@redrim.example,';
  });

  test.each([
    ['550 No', 'refuses a mailbox of MAIL_TO: look'],
    ['450 No', 'of MAIL_TO now: look'],
    ['554 5.7.1 Relay access denied', 'into SMTP_URL'],
  ])('one gets its mail when the other is refused with %s, and an alert rings', async (reply, advice) => {
    const { deliveries } = await start(refusingAt('RCPT TO', reply, 'other@redrim.example'));
    await expectMailed();
    expect(server.attempts()).toBe(1);
    expect(deliveries.map(({ to }) => to)).toEqual([['office@redrim.example']]);
    const responseCode = Number(reply.slice(0, 3));
    const rejections = [{ code: 'EENVELOPE', responseCode, ...advises(advice) }];
    expect(loggedAs('ERROR')).toMatchObject([{ message: messages.rejected, count: 1, rejections }]);
    expect(JSON.stringify(logged)).toContain('forward it by hand');
    expect(JSON.stringify(logged)).not.toContain('other@');
  });

  test('both refusals are logged, and the mail is tried again because one is temporary', async () => {
    await start({
      onRcptTo: ({ address }, _session, done) => done(failure(address.startsWith('other') ? 450 : 550)),
    });
    await expectFailure({ responseCode: 450 }, { responseCode: 550 });
    expect(server.attempts()).toBe(3);
  });
});

test('a server that hangs up after the whole mail never gets it again, and the next server gets it with a warning', async () => {
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

test('the second server gets the mail when the first is down after two retries, and an alert rings', async () => {
  const sleep = jest.spyOn(timers, 'setTimeout').mockClear();
  const second = await start();
  const first = await start();
  await first.stop();
  process.env.SMTP_URL = `${first.url} ${second.url}`;
  await expectMailed();
  expect(sleep).toHaveBeenCalledTimes(2);
  expect(second.deliveries).toHaveLength(1);
  expect(second.deliveries[0]!.mail.text).not.toContain('twice');
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server: 2 }]);
  const failures = [{ server: 1, code: 'ESOCKET', ...advises('Nothing answers there') }];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.otherServer, failures }]);
});

test('a wrong password is no reason to try again', async () => {
  await start({ onAuth: (_auth, _session, done) => done(failure(535)) }, login);
  await expectFailure({ code: 'EAUTH', responseCode: 535, ...advises('User or password is wrong') });
  expect(server.attempts()).toBe(1);
});

test('a password is not left unused when the server offers no login', async () => {
  const { deliveries } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] }, login);
  await expectFailure({ code: 'EAUTH' });
  expect(deliveries).toEqual([]);
});

const hundred = Array.from({ length: 100 }, (_, index) => `Question ${index + 100}`);
const questionsIn = (deliveries: MailServer['deliveries']) =>
  deliveries.map(({ mail }) => /Question \d+/.exec(mail.text!)?.[0]).toSorted();

test('a hundred simultaneous enquiries do not wait for each other', async () => {
  const held: (() => void)[] = [];
  const { deliveries } = await start({
    // The server accepts no sender until all enquiries are there.
    onMailFrom(_address, _session, done) {
      if (held.push(done) === hundred.length) for (const goOn of held) goOn();
    },
  });
  await Promise.all(hundred.map((message) => expectMailed({ ...validEnquiry, message })));
  expect(questionsIn(deliveries)).toEqual(hundred);
  expect(server.attempts()).toBe(100);
});

test('a server of ten connections gets each of a hundred enquiries whose visitor reads thanks', async () => {
  const { deliveries } = await start({ maxClients: 10 });
  const answers = hundred.map(async (message) => (await send({ ...validEnquiry, message })).status);
  const statuses = await Promise.all(answers);
  expect(questionsIn(deliveries)).toEqual(hundred.filter((_, index) => statuses[index] === 200));
  expect(deliveries.length).toBeGreaterThanOrEqual(10);
  const refused = statuses.filter((status) => status === 503);
  expect(refused).toHaveLength(hundred.length - deliveries.length);
  const failures = [{ responseCode: 421, ...advises('busy') }];
  expect(loggedAs('ERROR')).toMatchObject(refused.map(() => ({ message: messages.notMailed, failures })));
});
