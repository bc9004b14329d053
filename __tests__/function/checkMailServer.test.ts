import { messages } from '../../functions/src/messages';
import { startFunction } from './function-process';
import { checkMailServer, logged } from './in-process';
import { failure, startMailServer, type MailServer } from './mail-server';

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

test('says that it has logged in at every server', async () => {
  const right = as('website:right word');
  expect(await check(`${right}\n${right}`)).toEqual([
    { severity: 'INFO', message: messages.checkPassed },
  ]);
});

test('logs as an error each server that lets it in no longer, and no password', async () => {
  const expired = as('website:expired');
  const why = { code: 'EAUTH', responseCode: 535 };
  expect(await check(`${as('website:right word')} ${expired}`)).toMatchObject([
    { ...failed, ...why, server: 2 },
  ]);
  expect(await check(`${expired} ${expired}`)).toMatchObject([{ server: 1 }, { server: 2 }]);
  expect(JSON.stringify(logged)).not.toMatch(/website|expired/);
});

test('logs as errors no login, no server and no address', async () => {
  const open = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const gone = await startMailServer();
  await gone.stop();
  for (const [url, code] of [
    [open.url.replace('//', '//website:right@'), 'EAUTH'],
    [gone.url, 'ESOCKET'],
    ['mail.redrim.example', 'ERR_INVALID_URL'],
  ] as const) {
    expect(await check(url)).toMatchObject([{ ...failed, server: 1, code }]);
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
