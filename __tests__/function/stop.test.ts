import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { messages } from '../../functions/src/messages';
import { defaultTimes } from '../../functions/src/times';
import { validEnquiry } from '../contact-cases';
import { newFolder } from '../folder';
import { withFunction, type FunctionProcess } from './function-process';

const path = newFolder();
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

/** Sends three enquiries, and SIGTERM after the mail server has received them. */
async function stop(running: FunctionProcess) {
  const { answers } = await sendThree(running);
  return { answers, exited: running.kill('SIGTERM') };
}

/** Resolves when the process has handled the signals and requests before this call. */
async function settled(running: FunctionProcess) {
  expect((await running.call({})).status).toBe(400);
}

test('the instance finishes deliveries after SIGTERM, and then ends', () =>
  withFunction({ mailOptions }, async (running, { deliveries }) => {
    const { answers, exited } = await stop(running);
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

test('nine seconds after SIGTERM, the instance logs open enquiries, and then ends', async () => {
  expect(defaultTimes).toEqual({ delivery: 40_000, pauses: [1000, 4000], grace: 9000 });
  const source = path('impatient.js');
  const times = JSON.stringify({ ...defaultTimes, grace: 500 });
  writeFileSync(
    source,
    `exports.sendContactEmail = require(${JSON.stringify(resolve('functions'))}).functionWith(${times});`,
  );
  await withFunction({ env: { FUNCTION_SOURCE: source }, mailOptions }, async (running) => {
    const { answers, exited } = await stop(running);
    expect(await exited).toBe(0);
    for (const answer of await answers) expect(answer).not.toMatchObject({ value: { status: 200 } });
    expect(running.output()).toMatch(
      new RegExp(`"code":"SIGTERM","count":3,"severity":"ERROR","message":".*${messages.notMailed}`),
    );
  });
});
