import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { beginCall, withFunction, type FunctionProcess } from './function-process';

const events = new EventEmitter();

/** Options of a mail server that emits `received` at each mail, and accepts the nth after `accept n`. */
const mailOptions = {
  async afterMail(count: number) {
    events.emit('received');
    await once(events, `accept ${count}`);
  },
};

/** Sends an enquiry, and resolves when the mail server has received it. */
async function send(running: FunctionProcess, message: string, visitor?: AbortSignal) {
  const received = once(events, 'received');
  const answer = running.call({ ...validEnquiry, message }, {}, visitor);
  await received;
  return { answer };
}

/** Resolves when the process has handled the signals and requests before this call. */
async function settled(running: FunctionProcess) {
  expect((await running.call({})).status).toBe(400);
}

test('the instance finishes deliveries after SIGTERM, even if their visitors have left, and then ends', () =>
  withFunction({ mailOptions }, async (running) => {
    const visitor = new AbortController();
    const { answer } = await send(running, '1');
    const { answer: unread } = await send(running, '2', visitor.signal);
    visitor.abort();
    await expect(unread).rejects.toThrow('aborted');
    await settled(running);
    const exited = running.kill('SIGTERM');
    await settled(running);
    events.emit('accept 1');
    expect((await answer).status).toBe(200);
    await settled(running);
    events.emit('accept 2');
    expect(await exited).toBe(0);
    expect(running.output().split(messages.mailed)).toHaveLength(1 + 2);
    expect(running.output()).not.toContain('ERROR');
  }));

test('a body that has not arrived at SIGTERM is no enquiry, and rings no alert', () =>
  withFunction({}, async (running) => {
    // The function listens for SIGTERM from its first enquiry on.
    expect((await running.call(validEnquiry)).status).toBe(200);
    await beginCall(running.port, { 'content-length': 100 });
    expect(await running.kill('SIGTERM')).toBe(0);
    expect(running.output()).not.toContain('ERROR');
  }));

test('the first enquiry is mailed if SIGTERM comes with it, and then the instance ends', () =>
  withFunction({}, async (running, { deliveries }) => {
    const socket = connect(running.port, '127.0.0.1');
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
    const call = (data: object) => {
      const body = JSON.stringify({ data });
      const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
      socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    };
    // After this call, which is no enquiry, the process has accepted the connection.
    call({});
    await once(socket, 'data');
    running.suspend();
    call(validEnquiry);
    const exited = running.kill('SIGTERM');
    running.resume();
    expect(await exited).toBe(0);
    expect(answers).toMatch(/400 Bad Request[^]*200 OK/);
    expect(deliveries).toHaveLength(1);
  }));
