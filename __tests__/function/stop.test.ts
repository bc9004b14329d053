import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { withFunction, type FunctionProcess } from './function-process';

const events = new EventEmitter();

/** Options of a mail server that emits `received` after three mails, and accepts them after `accept`. */
const mailOptions = {
  async afterMail(count: number) {
    if (count === 3) events.emit('received');
    await once(events, 'accept');
  },
};

/** Sends three enquiries, and resolves when the mail server has received them. */
async function sendThree(running: FunctionProcess, visitor?: AbortSignal) {
  const received = once(events, 'received');
  const answers = Promise.allSettled(
    ['1', '2', '3'].map((message) => running.call({ ...validEnquiry, message }, {}, visitor)),
  );
  await received;
  return { answers };
}

/** Resolves when the process has handled the signals and requests before this call. */
async function settled(running: FunctionProcess) {
  expect((await running.call({})).status).toBe(400);
}

test('the instance finishes deliveries after SIGTERM, and then ends', () =>
  withFunction({ mailOptions }, async (running, { deliveries }) => {
    const { answers } = await sendThree(running);
    const exited = running.kill('SIGTERM');
    await settled(running);
    events.emit('accept');
    expect(await answers).toMatchObject(Array(3).fill({ value: { status: 200 } }));
    expect(await exited).toBe(0);
    expect(deliveries).toHaveLength(3);
  }));

test('the instance finishes deliveries even if their visitors have left', () =>
  withFunction({ mailOptions }, async (running) => {
    const visitor = new AbortController();
    const { answers } = await sendThree(running, visitor.signal);
    visitor.abort();
    await answers;
    await settled(running);
    const exited = running.kill('SIGTERM');
    await settled(running);
    events.emit('accept');
    expect(await exited).toBe(0);
    expect(running.output().split(messages.mailed)).toHaveLength(1 + 3);
  }));

test('a body that has not arrived at SIGTERM is no enquiry, and rings no alert', () =>
  withFunction({}, async (running) => {
    expect((await running.call(validEnquiry)).status).toBe(200);
    const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await settled(running);
    expect(await running.kill('SIGTERM')).toBe(0);
    expect(running.output()).not.toContain('ERROR');
  }));
