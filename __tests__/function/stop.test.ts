import { EventEmitter, once } from 'node:events';

import { messages } from '../../functions/src/messages';
import { validMessage } from '../contact-cases';
import { withFunction, type FunctionProcess } from './function-process';

const events = new EventEmitter();

/** A mail server that receives three mails at once, and accepts them on command. */
const mailServer = {
  async afterMail(count: number) {
    if (count === 3) events.emit('all');
    await once(events, 'answer');
    return 'answer' as const;
  },
};

/** Sends three enquiries. Sends SIGTERM when the mail server has received them. */
async function stop(running: FunctionProcess) {
  const all = once(events, 'all');
  const statuses = Promise.all(
    ['1', '2', '3'].map(async (message) => {
      return (await running.call({ ...validMessage, message })).status;
    }),
  );
  await all;
  const exited = running.kill('SIGTERM');
  // The signal has arrived before the answer to this request.
  expect((await running.call({})).status).toBe(400);
  return { statuses, exited };
}

test('finishes deliveries in progress when the platform stops the instance, and ends', () =>
  withFunction(
    {},
    async (running, { deliveries }) => {
      const { statuses, exited } = await stop(running);
      events.emit('answer');
      expect(await statuses).toEqual([200, 200, 200]);
      expect(await exited).toBe(0);
      expect(deliveries).toHaveLength(3);
    },
    mailServer,
  ));

test('answers and logs enquiries that are not delivered in nine seconds, and ends', () =>
  withFunction(
    { MAIL_SECOND_MS: '500', SMTP_URL: 'smtp://127.0.0.1:1' },
    async (running) => {
      const { statuses, exited } = await stop(running);
      expect(await statuses).toEqual([503, 503, 503]);
      expect(await exited).toBe(0);
      expect(running.output().split(messages.notMailed)).toHaveLength(1 + 3);
      // No enquiry went to the second server, as would happen after a longer silence of the first.
      expect(running.output()).not.toContain('ESOCKET');
    },
    mailServer,
  ));

test('ends at once when no delivery is in progress', () =>
  withFunction({}, async (running) => {
    expect((await running.call(validMessage)).status).toBe(200);
    expect(await running.kill('SIGTERM')).toBe(0);
  }));
