/** @jest-environment node */
import { once } from 'node:events';

import { messages } from '../../functions/src/messages';
import { validMessage } from '../contact-cases';
import { withFunction, type FunctionProcess } from './function-process';
import type { MailServer } from './mail-server';

jest.setTimeout(60_000);

interface Stopped {
  running: FunctionProcess;
  mail: MailServer;
  statuses: Promise<number[]>;
  exited: Promise<number | null>;
  /** Lets the mail server say that it has taken the mails. */
  answer: () => void;
}

/** Sends SIGTERM while a mail server has the mails of five enquiries without having answered. */
function whenStopped(env: Record<string, string>, expectation: (all: Stopped) => Promise<void>) {
  const events = new EventTarget();
  const emit = (name: string) => events.dispatchEvent(new Event(name));
  const run = async (running: FunctionProcess, mail: MailServer) => {
    const all = once(events, 'all');
    const statuses = Promise.all(
      ['1', '2', '3', '4', '5'].map(async (message) => {
        return (await running.call({ ...validMessage, message })).status;
      }),
    );
    await all;
    const exited = running.kill('SIGTERM');
    // By the time this is answered, the signal has arrived.
    expect((await running.call({})).status).toBe(400);
    await expectation({ running, mail, statuses, exited, answer: () => emit('answer') });
  };
  return withFunction(env, run, {
    async afterMail(count) {
      if (count === 5) emit('all');
      await once(events, 'answer');
      return 'answer' as const;
    },
  });
}

test('finishes what is under way when the platform stops the instance, and ends', () =>
  whenStopped({}, async ({ mail, statuses, exited, answer }) => {
    answer();
    expect(await statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await exited).toBe(0);
    expect(mail.deliveries).toHaveLength(5);
  }));

test('answers and logs what is not delivered in nine seconds, and ends', () =>
  whenStopped({ MAIL_SECOND_MS: '500' }, async ({ running, statuses, exited }) => {
    expect(await statuses).toEqual([503, 503, 503, 503, 503]);
    expect(await exited).toBe(0);
    expect(running.output().split(messages.notMailed)).toHaveLength(1 + 5);
  }));

test('ends at once when nothing is under way', () =>
  withFunction({}, async (running) => {
    expect((await running.call(validMessage)).status).toBe(200);
    expect(await running.kill('SIGTERM')).toBe(0);
  }));
