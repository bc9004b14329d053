import { messages } from '../../functions/src/messages';
import { startFunction } from './function-process';
import { checkMailServer, logged } from './in-process';
import { requiring, startMailServer, startScriptedServer, type MailServer } from './mail-server';

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer(requiring('right word'));
});
afterAll(() => server.stop());

async function check(url: string) {
  process.env.SMTP_URL = url;
  logged.length = 0;
  await checkMailServer();
  expect(server.deliveries).toEqual([]);
  return logged;
}
const withLogin = (login: string) => server.url.replace('//', `//${login}@`);
const failed = { severity: 'ERROR', message: messages.checkFailed };

test('logs that the check passed when each server accepts the login', async () => {
  const right = withLogin('website:right word');
  expect(await check(`${right}\n${right}`)).toEqual([{ severity: 'INFO', message: messages.checkPassed }]);
});

test('logs an error for each server that rejects the login, without user and password', async () => {
  const expired = withLogin('website:expired');
  const why = { code: 'EAUTH', responseCode: 535 };
  expect(await check(`${withLogin('website:right word')} ${expired}`)).toMatchObject([
    { ...failed, ...why, server: 2 },
  ]);
  expect(await check(`${expired} ${expired}`)).toMatchObject([{ server: 1 }, { server: 2 }]);
  expect(JSON.stringify(logged)).not.toMatch(/website|expired/);
});

test('logs in and sends nothing', async () => {
  const { url, commands, ended } = await startScriptedServer(() => undefined);
  expect(await check(url.replace('//', '//website:right@'))).toMatchObject([
    { message: messages.checkPassed },
  ]);
  await ended();
  expect(commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'AUTH', 'QUIT']);
});

test('passes when a busy server accepts at the second attempt', async () => {
  const greetings = ['421 4.3.2 Too many connections', undefined];
  const { url } = await startScriptedServer((command) => (command === '' ? greetings.shift() : undefined));
  expect(await check(url)).toMatchObject([{ message: messages.checkPassed }]);
  expect(greetings).toEqual([]);
});

test('Cloud Scheduler can run the check with an HTTP call', async () => {
  const running = await startFunction({ SMTP_URL: withLogin('website:expired') }, 'checkMailServer');
  const { status } = await fetch(running.url, { method: 'POST' });
  await running.kill();
  expect(status).toBe(200);
  expect(running.output()).toContain(messages.checkFailed);
});
