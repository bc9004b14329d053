import { messages } from '../../functions/src/messages';
import { startFunction } from './function-process';
import { checkMailServer, logged } from './in-process';
import { failure, startMailServer, startScriptedServer, type MailServer } from './mail-server';

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'website' && password === 'right word'
        ? done(null, { user: username })
        : done(failure(535)),
  });
});
afterAll(() => server.stop());

async function check(url: string) {
  process.env.SMTP_URL = url;
  logged.length = 0;
  await checkMailServer();
  expect(server.deliveries).toEqual([]);
  return logged;
}
const as = (user: string) => server.url.replace('//', `//${user}@`);
const failed = { severity: 'ERROR', message: messages.checkFailed };

test('logs that it logged in to each server', async () => {
  const right = as('website:right word');
  expect(await check(`${right}\n${right}`)).toEqual([
    { severity: 'INFO', message: messages.checkPassed },
  ]);
});

test('logs an error for each server that rejects the login, without the password', async () => {
  const expired = as('website:expired');
  const why = { code: 'EAUTH', responseCode: 535 };
  expect(await check(`${as('website:right word')} ${expired}`)).toMatchObject([
    { ...failed, ...why, server: 2 },
  ]);
  expect(await check(`${expired} ${expired}`)).toMatchObject([{ server: 1 }, { server: 2 }]);
  expect(JSON.stringify(logged)).not.toMatch(/website|expired/);
});

test('logs an error for a server without logins, and for no server', async () => {
  const open = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const gone = await startMailServer();
  await gone.stop();
  for (const [url, code] of [
    [open.url.replace('//', '//website:right@'), 'EAUTH'],
    [gone.url, 'ESOCKET'],
  ] as const) {
    expect(await check(url)).toMatchObject([{ ...failed, server: 1, code }]);
  }
  await open.stop();
});

test('names sender and recipients to each server, and then resets', async () => {
  process.env.MAIL_TO = 'office@redrim.example, Owner <owner@bücher.example>';
  const { url, commands, ended } = await startScriptedServer(() => undefined);
  expect(await check(url)).toMatchObject([{ message: messages.checkPassed }]);
  await ended();
  expect(commands.slice(1)).toEqual([
    'MAIL FROM:<website@redrim.example>',
    'RCPT TO:<office@redrim.example>',
    'RCPT TO:<owner@xn--bcher-kva.example>',
    'RSET',
    'QUIT',
  ]);
});

test.each<[string, string, string, object]>([
  ['mail from MAIL_FROM', 'MAIL', '550 No', { command: 'MAIL FROM', responseCode: 550 }],
  ['mail for a while', 'MAIL', '451 Busy', { command: 'MAIL FROM', responseCode: 451 }],
  ['a mailbox', 'RCPT TO:<b', '553 No', { command: 'RCPT TO', responseCode: 553, mailbox: 2 }],
  ['to go on', 'RCPT TO:<b', '421 Bye', { command: 'RCPT TO', responseCode: 421, mailbox: 2 }],
])('logs as an error a server that refuses %s, and no mailbox', async (_what, to, no, why) => {
  process.env.MAIL_TO = 'office@redrim.example, b@backup.example';
  const { url } = await startScriptedServer((command) =>
    command.startsWith(to) ? `${no} for b@backup.example` : undefined,
  );
  expect(await check(url)).toMatchObject([{ ...failed, server: 1, ...why }]);
  expect(JSON.stringify(logged)).not.toContain('@');
});

test('retries a busy server', async () => {
  const answers = ['432 4.3.2 Too many connections', undefined];
  const { url } = await startScriptedServer((command) =>
    command.startsWith('MAIL') ? answers.shift() : undefined,
  );
  expect(await check(url)).toMatchObject([{ message: messages.checkPassed }]);
  expect(answers).toEqual([]);
});

test('runs when Cloud Scheduler calls it', async () => {
  const running = await startFunction({ SMTP_URL: as('website:expired') }, 'checkMailServer');
  const { status } = await fetch(running.url, { method: 'POST' });
  await running.kill();
  expect(status).toBe(200);
  expect(running.output()).toContain(messages.checkFailed);
});
