/** @jest-environment node */
import { messages } from '../../functions/src/messages';
import { startFunction } from '../../test-support/function-process';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { checkMailServer, failure, logged } from './in-process';

describe('the check of the mail servers', () => {
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
        way: 1,
        code: 'EAUTH',
        responseCode: 535,
        command: expect.stringContaining('AUTH') as string,
      },
    ]);
    expect(logged.join()).not.toMatch(/website|expired/);
  });

  test('logs in to the second of two servers as well, and names the one that fails', async () => {
    const [right, expired] = [as('website:right'), as('website:expired')];
    expect(await check(`${right} ${right}`)).toMatchObject([{ message: messages.checkPassed }]);
    logged.length = 0;
    expect(await check(`${right} ${expired}`)).toMatchObject([
      { severity: 'ERROR', way: 2, code: 'EAUTH' },
    ]);
    logged.length = 0;
    expect(await check(`${expired}\n${expired}`)).toMatchObject([{ way: 1 }, { way: 2 }]);
  });

  test('takes a space for a part of the password where no address follows', async () => {
    expect(await check(as('website:ri ght'))).toMatchObject([{ way: 1, code: 'EAUTH' }]);
  });

  test('logs a server that offers no login as an error', async () => {
    const open = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const url = open.url.replace('//', '//website:right@');
    expect(await check(url)).toMatchObject([{ severity: 'ERROR', code: 'EAUTH' }]);
    await open.stop();
  });

  test('logs a server that is not there as an error', async () => {
    const gone = await startMailServer();
    await gone.stop();
    expect(await check(gone.url)).toMatchObject([{ severity: 'ERROR', code: 'ESOCKET' }]);
  });

  test('runs when Cloud Scheduler calls it', async () => {
    const running = await startFunction({ SMTP_URL: as('website:expired') }, 'checkMailServer');
    const { status } = await fetch(running.url, { method: 'POST' });
    await running.kill();
    expect(status).toBe(200);
    expect(running.output()).toContain(messages.checkFailed);
  });

  test('logs a configuration that is no address as an error', async () => {
    expect(await check('mail.redrim.example')).toMatchObject([
      { severity: 'ERROR', code: 'ERR_INVALID_URL' },
    ]);
  });
});
