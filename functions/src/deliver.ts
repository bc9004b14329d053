import { setTimeout as sleep } from 'node:timers/promises';

import type { Mail } from './email';
import { slots } from './slots';
import { second } from './settings';
import { logInOnce, mayPass, reasonOf, sendOnce, type Reason, type SendError } from './smtp';

/** Before the second and the third attempt. */
const pauses = [1 * second, 4 * second];

/** For all attempts with all servers together: Hosting cuts a call at 60 seconds, and a visitor is waiting. */
const timeout = 40 * second;

/** Of that, for the first of several servers and for all others together. */
const timeBudget = { first: 24 * second, others: 14 * second };

/** At once; the other enquiries wait for theirs to begin. Mail providers allow few connections. */
const deliveries = slots(10);

/** What the mail says first when a server before may have taken it. */
const mayComeTwice =
  'This mail may come twice: another mail server got it and did not say whether it keeps it.';

/** A server that failed, counted from 1, and why. */
interface Failure extends Reason {
  server: number;
  /** It may have taken the mail all the same. */
  outcomeUnknown?: true;
}

/** What became of a mail. */
interface Delivery {
  /** The server that took the mail, for at least one recipient, counted from 1; undefined if none did. */
  server: number | undefined;
  /** The servers that failed before it. */
  failures: Failure[];
  /** Why that server rejected recipients, one entry for each. */
  rejections: Reason[];
}

/**
 * Hands a mail to an SMTP server. What may pass is tried again, twice at most: no connection, one that breaks, an
 * answer of the 4xx kind (RFC 5321 §4.2.1), for one of several recipients too. When the first server fails, for
 * whatever reason, the next is tried. All attempts carry the mail's one Message-ID, and none goes on after 40
 * seconds.
 *
 * A server that got the whole message and gave no answer may have taken it, so it never gets it again; what the
 * next server gets says that it may come twice (docs/decisions/0018-no-answer-after-data.md).
 *
 * @param urls the servers, with spaces between them: `smtp[s]://user:password@host`; without `s` the server must
 *   offer STARTTLS, unless it is this machine.
 */
export async function deliver(urls: string, mail: Mail): Promise<Delivery> {
  const late = AbortSignal.timeout(timeout);
  const failures: Failure[] = [];
  const servers = serversIn(urls);
  const leave = await deliveries.enter(late);
  if (!leave)
    return { server: undefined, failures: [{ server: 1, code: 'ETIMEDOUT' }], rejections: [] };
  try {
    for (const [index, url] of servers.entries()) {
      const server = index + 1;
      const again = failures.some((failure) => failure.outcomeUnknown);
      try {
        const rejections = await persistently(
          url,
          again ? { ...mail, text: `${mayComeTwice}\n\n${mail.text}` } : mail,
          AbortSignal.any([late, AbortSignal.timeout(budgetFor(server, servers.length))]),
        );
        return { server, failures, rejections };
      } catch (error) {
        const { outcomeUnknown } = error as SendError;
        failures.push({ server, ...reasonOf(error), ...(outcomeUnknown && { outcomeUnknown }) });
      }
    }
    return { server: undefined, failures, rejections: [] };
  } finally {
    leave();
  }
}

/**
 * Logs in to every SMTP server at once and disconnects. No attempt begins after 40 seconds.
 *
 * @param urls as `deliver` takes them.
 * @returns the servers where every login failed.
 */
export async function logIn(urls: string): Promise<Failure[]> {
  const late = AbortSignal.timeout(timeout);
  const failures = await Promise.all(
    serversIn(urls).map(async (url, index) => {
      try {
        await retried(() => logInOnce(url), late);
        return [];
      } catch (error) {
        return [{ server: index + 1, ...reasonOf(error) }];
      }
    }),
  );
  return failures.flat();
}

/** A password may hold spaces, as Google writes its own, so only a space before an address separates. */
function serversIn(urls: string): string[] {
  return urls.trim().split(/\s+(?=smtps?:)/i);
}

function budgetFor(server: number, count: number): number {
  if (count === 1) return timeout;
  return server === 1 ? timeBudget.first : timeBudget.others / (count - 1);
}

/**
 * Sends a mail with retries, the later ones only to the recipients that were not taken yet.
 *
 * @returns why recipients were rejected, if others were not.
 */
async function persistently(url: string, mail: Mail, late: AbortSignal): Promise<Reason[]> {
  const rejected = new Map<string, Reason>();
  let to: string[] | undefined;
  const attempt = async () => {
    const envelope = to && { from: mail.from, to };
    const rejections = await sendOnce(url, { ...mail, envelope }, late);
    for (const recipient of to ?? []) rejected.delete(recipient);
    for (const { recipient, ...reason } of rejections) rejected.set(recipient, reason);
    to = rejections.filter(mayPass).map(({ recipient }) => recipient);
    if (to.length > 0) throw Object.assign(new Error('Busy.'), { responseCode: 450 });
  };
  try {
    await retried(attempt, late);
  } catch (error) {
    // Taken for one recipient at least.
    if (!to) throw error;
  }
  return [...rejected.values()];
}

/** Tries up to three times what may pass. */
async function retried(attempt: () => Promise<void>, late: AbortSignal): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { outcomeUnknown } = error as SendError;
      const isFinal = pause === undefined || outcomeUnknown || late.aborted;
      if (isFinal || !mayPass(reasonOf(error))) throw error;
      await sleep(pause, undefined, { signal: late }).catch(() => {
        throw error;
      });
    }
  }
}
