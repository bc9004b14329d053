import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { messages } from '../../functions/src/messages';
import { defaultTimes } from '../../functions/src/times';
import { validEnquiry } from '../contact-cases';
import { beginCall } from './function-process';
import { loggedAs, port, send, times } from './in-process';
import { startMailServer, type MailOptions } from './mail-server';

// Here only the tests move the clock. So they show both sides of each limit, and wait for none.

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  Object.assign(times, defaultTimes);
});
afterEach(() => jest.useRealTimers());

/** Lets the function handle what has come until now. */
const settle = async () => expect((await send({})).status).toBe(400);

async function until(condition: () => boolean) {
  while (!condition()) await settle();
}

/** Starts a mail server, and sends mail to it from now on. It never greets unless `greets` is set. */
async function start({ greets = false, ...options }: MailOptions & { greets?: boolean } = {}) {
  const server = await startMailServer(greets ? options : { onConnect: () => undefined });
  // smtp-server greets 100 ms after a connection begins.
  if (greets) server.onConnection(() => void setImmediate(() => jest.advanceTimersByTime(100)));
  process.env.SMTP_URL = server.url;
  return server;
}

test('gives up four silent servers after forty seconds, each in a quarter of them', async () => {
  const { url, attempts } = await start();
  process.env.SMTP_URL = `${url} ${url} ${url} ${url}`;
  const answer = send(validEnquiry);
  for (const server of [1, 2, 3, 4]) {
    await until(() => attempts() === server);
    jest.advanceTimersByTime(9_999);
    expect(await Promise.race([answer, settle().then(() => 'no answer')])).toBe('no answer');
    expect(attempts()).toBe(server);
    jest.advanceTimersByTime(1);
  }
  expect((await answer).status).toBe(503);
  const failures = [1, 2, 3, 4].map((server) => ({ server, code: 'ETIMEDOUT' }));
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed, failures }]);
});

test('sends nothing after its time limit', async () => {
  const held: (() => void)[] = [];
  const onRcptTo = (_address: unknown, _session: unknown, done: () => void) => void held.push(done);
  const { idle, deliveries } = await start({ greets: true, onRcptTo });
  const answer = send(validEnquiry);
  await until(() => held.length === 1);
  jest.advanceTimersByTime(40_000);
  expect((await answer).status).toBe(503);
  expect(JSON.stringify(loggedAs('ERROR'))).not.toContain('outcomeUnknown');
  // The server answers again. A remaining connection would send the mail now.
  for (const done of held) done();
  await idle();
  expect(deliveries).toEqual([]);
});

test('a server that falls silent after the whole mail never gets it again', async () => {
  const { deliveries, attempts } = await start({
    greets: true,
    afterMail: () => new Promise(() => undefined),
  });
  const answer = send(validEnquiry);
  await until(() => deliveries.length === 1);
  jest.advanceTimersByTime(40_000);
  await answer;
  const failures = [{ code: 'ETIMEDOUT', outcomeUnknown: true }];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed, failures }]);
  expect(attempts()).toBe(1);
});

test.each([
  ['stops', { 'content-length': 100 }, '{"data"'],
  ['is too large', { 'content-length': 30_000_000, 'content-encoding': 'gzip' }, 'x'.repeat(20_000)],
])('after ten seconds, the connection of a body that %s closes', async (_how, headers, begin) => {
  await start();
  const call = await beginCall(await port, headers);
  const answer = once(call, 'response') as Promise<[IncomingMessage]>;
  jest.advanceTimersByTime(9_999);
  call.write(begin);
  expect(await Promise.race([answer, settle().then(() => 'no answer')])).toBe('no answer');
  jest.advanceTimersByTime(1);
  const [response] = await answer;
  expect(response).toMatchObject({ statusCode: 408, headers: { connection: 'close' } });
  expect(await text(response)).toContain('"DEADLINE_EXCEEDED"');
});

test('nine seconds after SIGTERM, the instance logs open enquiries, and then ends', async () => {
  // The process does not end, so the function takes enquiries also after this test.
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const { attempts } = await start();
  const enquiries = ['1', '2', '3'].map((message) => send({ ...validEnquiry, message }));
  await until(() => attempts() === 3);
  process.emit('SIGTERM');
  jest.advanceTimersByTime(8_999);
  expect(exit).not.toHaveBeenCalled();
  expect(loggedAs('ERROR')).toEqual([]);
  jest.advanceTimersByTime(1);
  const advice = expect.stringContaining('may have arrived') as string;
  expect(loggedAs('ERROR')).toEqual([
    { severity: 'ERROR', message: messages.notMailed, code: 'SIGTERM', count: 3, advice },
  ]);
  expect(exit).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(40_000);
  await Promise.all(enquiries);
});
