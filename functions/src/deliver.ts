import { setTimeout as sleep } from 'node:timers/promises';

import { bytesOf, type Mail } from './email';
import type { MailServer } from './mail-servers';
import { SECOND_MS } from './settings';
import { checkOnce, isTransient, reasonOf, sendOnce, type Reason, type SendError } from './smtp';
import { endOfGrace } from './stop';
import { withTimeLimit } from './time-limit';

/** Before the second and the third attempt, on average. */
const pauses = [1 * SECOND_MS, 4 * SECOND_MS];

/** For all attempts together: Hosting cuts a call at 60 seconds, and a visitor is waiting. */
const timeout = 40 * SECOND_MS;

const duplicateWarning =
  'This mail may come twice: another mail server got it and did not say whether it keeps it.';

/** What is logged of an entry of SMTP_URL that is no address. */
const noAddress: Reason = { code: 'ERR_INVALID_URL' };

interface Failure extends Reason {
  /** Counted from 1. */
  server: number;
  outcomeUnknown?: true;
}

interface Delivery {
  /** The server that took the mail, for at least one recipient, counted from 1; undefined if none did. */
  server: number | undefined;
  /** The servers that failed before it. */
  failures: Failure[];
  /** Why that server rejected recipients, one entry for each. */
  rejections: Reason[];
}

/**
 * Hands a mail to an SMTP server, for each recipient by itself. When the server takes it for none of them, the
 * next server gets it. Transient failures are retried twice. Nothing goes on after 40 seconds, which the servers
 * share, or once this instance must end.
 *
 * A server that got the whole message without an answer never gets it again, since it may have taken it
 * (docs/decisions/0018-no-answer-after-data.md).
 */
export function deliver(servers: (MailServer | undefined)[], mail: Mail): Promise<Delivery> {
  return withTimeLimit(timeout, endOfGrace, (deadline) => deliverToFirst(servers, mail, deadline));
}

/** Hands the mail to the first server that takes it for anybody. */
async function deliverToFirst(
  servers: (MailServer | undefined)[],
  mail: Mail,
  deadline: AbortSignal,
): Promise<Delivery> {
  const share = timeout / servers.filter(Boolean).length;
  const failures: Failure[] = [];
  for (const [index, mailServer] of servers.entries()) {
    const server = index + 1;
    if (!mailServer) {
      failures.push({ server, ...noAddress });
      continue;
    }
    const mayBeTwice = failures.some(({ outcomeUnknown }) => outcomeUnknown);
    const text = mayBeTwice ? `${duplicateWarning}\n\n${mail.text}` : mail.text;
    const rejections = await withTimeLimit(share, deadline, (signal) =>
      sendToAll(mailServer, { ...mail, text }, signal),
    );
    if (rejections.length < mail.to.length) {
      return { server, failures, rejections: rejections.map(reasonOf) };
    }
    const unknown = rejections.some(({ outcomeUnknown }) => outcomeUnknown);
    failures.push({ server, ...reasonOf(rejections[0]), ...(unknown && { outcomeUnknown: true }) });
  }
  return { server: undefined, failures, rejections: [] };
}

/** @returns why the server did not take the mail, one error for each recipient that it failed for. */
async function sendToAll(
  server: MailServer,
  mail: Mail,
  signal: AbortSignal,
): Promise<SendError[]> {
  const message = await bytesOf(mail);
  const results = await Promise.allSettled(
    mail.to.map((to) =>
      withRetries(() => sendOnce(server, { from: mail.from, to }, message, signal), signal),
    ),
  );
  return results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as SendError] : [],
  );
}

/**
 * Asks every SMTP server at once whether it would take an enquiry, without sending one. Each has 40 seconds.
 *
 * @returns why, for each server that would not.
 */
export async function checkServers(
  servers: (MailServer | undefined)[],
  { from, to }: Pick<Mail, 'from' | 'to'>,
): Promise<Failure[]> {
  const failures = await Promise.all(
    servers.map(async (mailServer, index) => {
      const server = index + 1;
      if (!mailServer) return { server, ...noAddress };
      try {
        await withTimeLimit(timeout, endOfGrace, (deadline) =>
          withRetries(() => checkOnce(mailServer, from, to, deadline), deadline),
        );
        return undefined;
      } catch (error) {
        return { server, ...reasonOf(error) };
      }
    }),
  );
  return failures.filter((failure) => failure !== undefined);
}

/** Retries transient failures twice. */
async function withRetries(attempt: () => Promise<void>, deadline: AbortSignal): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { outcomeUnknown } = error as SendError;
      const isFinal = pause === undefined || outcomeUnknown || deadline.aborted;
      if (isFinal || !isTransient(reasonOf(error))) throw error;
      // A random part, so that attempts that collided once do not collide again.
      const jitter = 0.5 + Math.random();
      await sleep(pause * jitter, undefined, { signal: deadline }).catch(() => {
        throw error;
      });
    }
  }
}
