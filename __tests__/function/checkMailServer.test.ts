/** @jest-environment node */
import { messages } from '../../functions/src/messages';
import { startFunction } from '../../test-support/function-process';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { checkMailServer, failure, logged } from './in-process';

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'website' && password === 'right'
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
  return logged.map((line) => JSON.parse(line) as Record<string, unknown>);
}
const as = (user: string) => server.url.replace('//', `//${user}@`);

test('says that it has logged in', async () => {
  expect(await check(as('website:right'))).toEqual([
    { severity: 'INFO', message: messages.checkPassed },
  ]);
});

test('logs a password that is no longer right as an error', async () => {
  expect(await check(as('website:expired'))).toEqual([
    {
      severity: 'ERROR',
      message: expect.stringContaining(messages.checkFailed) as string,
      server: 1,
      code: 'EAUTH',
      responseCode: 535,
      command: expect.stringContaining('AUTH') as string,
    },
  ]);
  expect(logged.join()).not.toMatch(/website|expired/);
});

test('logs in to the second of two servers as well, and names the one that fails', async () => {
  const right = as('website:right');
  const expired = as('website:expired');
  expect(await check(`${right} ${right}`)).toMatchObject([{ message: messages.checkPassed }]);
  expect(await check(`${right} ${expired}`)).toMatchObject([
    { severity: 'ERROR', server: 2, code: 'EAUTH' },
  ]);
  expect(await check(`${expired}\n${expired}`)).toMatchObject([{ server: 1 }, { server: 2 }]);
});

test('logs as errors a password with a space in it, no login, no server and no address', async () => {
  const open = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const gone = await startMailServer();
  await gone.stop();
  for (const [url, code] of [
    [as('website:ri ght'), 'EAUTH'],
    [open.url.replace('//', '//website:right@'), 'EAUTH'],
    [gone.url, 'ESOCKET'],
    ['mail.redrim.example', 'ERR_INVALID_URL'],
  ] as const) {
    expect(await check(url)).toMatchObject([{ severity: 'ERROR', server: 1, code }]);
  }
  await open.stop();
});

test('runs when Cloud Scheduler calls it', async () => {
  const running = await startFunction({ SMTP_URL: as('website:expired') }, 'checkMailServer');
  const { status } = await fetch(running.url, { method: 'POST' });
  await running.kill();
  expect(status).toBe(200);
  expect(running.output()).toContain(messages.checkFailed);
});
