import { setTimeout as sleep } from 'node:timers/promises';

import { adviceOn } from './advice';
import { messageOf, type Mail } from './email';
import type { MailServer } from './mail-servers';
import { newQueue } from './queue';
import { isTransient, reasonOf, sendOnce, type Reason } from './smtp';
import { withTimeLimit, type Times } from './times';

const duplicateWarning = 'This mail may come twice: another mail server received it and did not confirm it.';

/** Exchange Online allows three connections per mailbox, and refuses the next. */
const connectionsAtOnce = 3;

/** A queue for each mailbox, because providers count connections by mailbox. */
const queues = new Map<string, ReturnType<typeof newQueue>>();

/**
 * Sends a mail through the first server that accepts it for at least one recipient. Each server gets an equal
 * share of the time, and transient failures are retried twice. Waiting for a place takes at most half of the
 * share, so that a mail which begins has time to end.
 *
 * A server that received the whole message and did not answer never gets it again, because it may have
 * accepted it. The next server gets it with a warning that it may come twice
 * (docs/decisions/0018-no-answer-after-data.md).
 *
 * @returns the server that accepted the mail, counted from 1, or undefined if none did. Also why it refused
 *   recipients, and why the servers before it failed.
 */
export async function deliver(servers: MailServer[], mail: Mail, times: Times) {
  const share = times.delivery / servers.length;
  const failures: (Reason & { server: number; advice: string })[] = [];
  for (const [index, mailServer] of servers.entries()) {
    const server = index + 1;
    const mayBeDuplicate = failures.some(({ outcomeUnknown }) => outcomeUnknown);
    const text = mayBeDuplicate ? `${duplicateWarning}\n\n${mail.text}` : mail.text;
    try {
      const message = await messageOf({ ...mail, text });
      const attempt = (signal: AbortSignal) => sendOnce(mailServer, message, signal);
      const send = (signal: AbortSignal) =>
        queueOf(mailServer)(share / 2, () => withRetries(times.pauses, signal, attempt));
      const refused = await withTimeLimit(share, send);
      const rejections = refused.map((reason) => ({ advice: adviceOn(reason, true), ...reason }));
      return { server, failures, rejections };
    } catch (error) {
      // The server has refused each recipient, or something else has failed for all.
      const { rejectedErrors = [error] } = error as { rejectedErrors?: unknown[] };
      const reasons = rejectedErrors.map(reasonOf);
      failures.push(...reasons.map((reason) => ({ server, advice: adviceOn(reason), ...reason })));
    }
  }
  return { server: undefined, failures, rejections: [] };
}

/** @throws the last attempt's error. Only transient failures are retried, after a pause. */
async function withRetries<Result>(
  pauses: number[],
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt(signal);
    } catch (error) {
      if (!isTransient(reasonOf(error))) throw error;
      // Attempts that collided once must not collide again.
      const jitter = 0.5 + Math.random();
      await sleep(pause * jitter, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
  return attempt(signal);
}

function queueOf({ host, port, login }: MailServer): ReturnType<typeof newQueue> {
  const key = JSON.stringify([host, port, login?.user]);
  const queue = queues.get(key) ?? newQueue(connectionsAtOnce);
  queues.set(key, queue);
  return queue;
}
