import { setTimeout as sleep } from 'node:timers/promises';

import { bytesOf, type Mail } from './email';
import type { MailServer } from './mail-servers';
import { SECOND_MS } from './settings';
import { checkOnce, isTransient, reasonOf, sendOnce, type Reason, type SendError } from './smtp';
import { endOfGrace } from './stop';
import { withTimeLimit } from './time-limit';

/** The average pauses before the second and the third attempt. */
const pauses = [1 * SECOND_MS, 4 * SECOND_MS];

/** The limit for all attempts together. Hosting cuts a call at 60 seconds. */
const deliveryTimeout = 40 * SECOND_MS;

const duplicateWarning =
  'This mail may come twice: another mail server received it and did not confirm it.';

/** The log's reason for an entry of SMTP_URL that is not an address. */
const noAddress: Reason = { code: 'ERR_INVALID_URL' };

interface Failure extends Reason {
  /** Counted from 1. */
  server: number;
  outcomeUnknown?: true;
}

interface Delivery {
  /** The server that accepted the mail for at least one recipient, counted from 1. Undefined if none did. */
  server: number | undefined;
  /** The servers that failed before it. */
  failures: Failure[];
  /** The reason for each recipient for whom this server did not accept the mail. */
  rejections: Reason[];
}

/**
 * Sends a mail to an SMTP server, to each recipient separately. The next server gets it if this one accepts it for
 * no recipient. Transient failures are retried twice. Delivery stops after 40 seconds, which the servers share, or
 * when this instance must end.
 *
 * A server that received the whole message and did not answer never gets it again, because it may have accepted it
 * (docs/decisions/0018-no-answer-after-data.md).
 */
export function deliver(servers: (MailServer | undefined)[], mail: Mail): Promise<Delivery> {
  return withTimeLimit(deliveryTimeout, endOfGrace, (deadline) =>
    deliverToFirst(servers, mail, deadline),
  );
}

/** Tries the servers in order until one accepts the mail for at least one recipient. */
async function deliverToFirst(
  servers: (MailServer | undefined)[],
  mail: Mail,
  deadline: AbortSignal,
): Promise<Delivery> {
  const share = deliveryTimeout / servers.filter(Boolean).length;
  const failures: Failure[] = [];
  for (const [index, mailServer] of servers.entries()) {
    const server = index + 1;
    if (!mailServer) {
      failures.push({ server, ...noAddress });
      continue;
    }
    const mayBeDuplicate = failures.some(({ outcomeUnknown }) => outcomeUnknown);
    const text = mayBeDuplicate ? `${duplicateWarning}\n\n${mail.text}` : mail.text;
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

/** @returns the error of each recipient for whom the server did not accept the mail. */
async function sendToAll(
  server: MailServer,
  mail: Mail,
  signal: AbortSignal,
): Promise<SendError[]> {
  const message = await bytesOf(mail);
  const results = await Promise.allSettled(
    mail.to.map((to) =>
      withRetries(() => sendOnce(server, { from: mail.from.address, to }, message, signal), signal),
    ),
  );
  return results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as SendError] : [],
  );
}

/**
 * Asks all SMTP servers at once whether they would accept an enquiry, and sends none. Each has 40 seconds.
 *
 * @returns the failure of each server that would not.
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
        await withTimeLimit(deliveryTimeout, endOfGrace, (deadline) =>
          withRetries(() => checkOnce(mailServer, from.address, to, deadline), deadline),
        );
        return undefined;
      } catch (error) {
        return { server, ...reasonOf(error) };
      }
    }),
  );
  return failures.filter((failure) => failure !== undefined);
}

/** @throws the last attempt's error. Only transient failures are retried. */
async function withRetries(attempt: () => Promise<void>, deadline: AbortSignal): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { outcomeUnknown } = error as SendError;
      const isFinal = pause === undefined || outcomeUnknown || deadline.aborted;
      if (isFinal || !isTransient(reasonOf(error))) throw error;
      // Attempts that collided once must not collide again.
      const jitter = 0.5 + Math.random();
      await sleep(pause * jitter, undefined, { signal: deadline }).catch(() => {
        throw error;
      });
    }
  }
}
