import { setTimeout as sleep } from 'node:timers/promises';

import type { Mail } from './email';
import { second } from './settings';
import { logInOnce, isTransient, reasonOf, sendOnce, type Reason, type SendError } from './smtp';
import { endOfGrace } from './stop';
import { withTimeLimit } from './time-limit';

/** Before the second and the third attempt. */
const pauses = [1 * second, 4 * second];

/** For all attempts together: Hosting cuts a call at 60 seconds, and a visitor is waiting. */
const timeout = 40 * second;

const duplicateWarning =
  'This mail may come twice: another mail server got it and did not say whether it keeps it.';

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
 * Hands a mail to an SMTP server, for each recipient by itself; when the server takes it for none of them, the
 * next is tried. What may pass is tried three times. Nothing goes on after 40 seconds, which the servers share,
 * or once this instance must end.
 *
 * A server that got the whole message without an answer never gets it again, since it may have taken it
 * (docs/decisions/0018-no-answer-after-data.md).
 *
 * @param urls the servers, with spaces between them: `smtp[s]://user:password@host`; without `s` the server must
 *   offer STARTTLS, unless it is this machine.
 */
export function deliver(urls: string, mail: Mail): Promise<Delivery> {
  return withTimeLimit(timeout, endOfGrace, (deadline) =>
    deliverToFirst(serversIn(urls), mail, deadline),
  );
}

/** Hands the mail to the first server that takes it for anybody. */
async function deliverToFirst(
  servers: string[],
  mail: Mail,
  deadline: AbortSignal,
): Promise<Delivery> {
  const failures: Failure[] = [];
  for (const [index, url] of servers.entries()) {
    const server = index + 1;
    const again = failures.some((failure) => failure.outcomeUnknown);
    const marked = again ? { ...mail, text: `${duplicateWarning}\n\n${mail.text}` } : mail;
    const rejections = await withTimeLimit(timeout / servers.length, deadline, (signal) =>
      sendToEach(url, marked, signal),
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
async function sendToEach(url: string, mail: Mail, signal: AbortSignal): Promise<SendError[]> {
  const results = await Promise.allSettled(
    mail.to.map(({ address }) => withRetries(() => sendOnce(url, mail, address, signal), signal)),
  );
  return results.flatMap((each) => (each.status === 'rejected' ? [each.reason as SendError] : []));
}

/** Logs in to every SMTP server at once; returns those where it failed. */
export async function logIn(urls: string): Promise<Failure[]> {
  const deadline = AbortSignal.timeout(timeout);
  const results = await Promise.allSettled(
    serversIn(urls).map((url) => withRetries(() => logInOnce(url), deadline)),
  );
  return results.flatMap((each, index) =>
    each.status === 'rejected' ? [{ server: index + 1, ...reasonOf(each.reason) }] : [],
  );
}

/** A password may hold spaces, as Google writes its own, so only a space before an address separates. */
function serversIn(urls: string): string[] {
  return urls.trim().split(/\s+(?=smtps?:)/i);
}

/** Tries up to three times what may pass. */
async function withRetries(attempt: () => Promise<void>, deadline: AbortSignal): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { outcomeUnknown } = error as SendError;
      const isFinal = pause === undefined || outcomeUnknown || deadline.aborted;
      if (isFinal || !isTransient(reasonOf(error))) throw error;
      await sleep(pause, undefined, { signal: deadline }).catch(() => {
        throw error;
      });
    }
  }
}
