import { EventEmitter, once } from 'node:events';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { withFunction, type FunctionProcess } from './function-process';

const events = new EventEmitter();

/** Options of a mail server that emits `received` after three mails, and accepts them after `accept`. */
const mailOptions = {
  async afterMail(count: number) {
    if (count === 3) events.emit('received');
    await once(events, 'accept');
    return 'answer' as const;
  },
};

/** Sends three enquiries, and SIGTERM after the mail server has received them. */
async function stop(running: FunctionProcess) {
  const received = once(events, 'received');
  const statuses = Promise.all(
    ['1', '2', '3'].map(async (message) => {
      return (await running.call({ ...validEnquiry, message })).status;
    }),
  );
  await received;
  const exited = running.kill('SIGTERM');
  // The signal has arrived before the answer to this request.
  expect((await running.call({})).status).toBe(400);
  return { statuses, exited };
}

test('the instance finishes deliveries after SIGTERM, and then ends', () =>
  withFunction({ mailOptions }, async (running, { deliveries }) => {
    const { statuses, exited } = await stop(running);
    events.emit('accept');
    expect(await statuses).toEqual([200, 200, 200]);
    expect(await exited).toBe(0);
    expect(deliveries).toHaveLength(3);
  }));

test('nine seconds after SIGTERM, the instance answers and logs open enquiries, and then ends', () =>
  withFunction(
    { env: { MAIL_SECOND_MS: '500', SMTP_URL: 'smtp://127.0.0.1:1' }, mailOptions },
    async (running) => {
      const { statuses, exited } = await stop(running);
      expect(await statuses).toEqual([503, 503, 503]);
      expect(await exited).toBe(0);
      expect(running.output().split(messages.notMailed)).toHaveLength(1 + 3);
      // A longer silence of the first server would send the enquiries to the second, which is down.
      expect(running.output()).not.toContain('ESOCKET');
    },
  ));

test('the instance ends after SIGTERM when no delivery is in progress', () =>
  withFunction({}, async (running) => {
    expect((await running.call(validEnquiry)).status).toBe(200);
    expect(await running.kill('SIGTERM')).toBe(0);
  }));
