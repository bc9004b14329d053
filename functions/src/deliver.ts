import { setTimeout as sleep } from 'node:timers/promises';

import { adviceOn } from './advice';
import type { Mail } from './email';
import type { MailServer } from './mail-servers';
import { isTransient, type Reason } from './reason';
import { sendOnce, type Outcome } from './smtp';
import { withTimeLimit, type Times } from './times';

const duplicateWarning = 'This mail may come twice: another mail server received it and did not confirm it.';

/**
 * Sends a mail through the first server that accepts it for at least one recipient. Each server gets an equal
 * share of the time, and transient failures are retried twice.
 *
 * A server that received the whole message and did not answer never gets it again, because it may have
 * accepted it. The next server gets it with a warning that it may come twice
 * (docs/decisions/0018-no-answer-after-data.md).
 *
 * @returns the server that accepted the mail, counted from 1, or undefined if none did. Also why it refused
 *   recipients, and why the servers before it failed.
 */
export async function deliver(servers: MailServer[], mail: Mail, { delivery, pauses }: Times) {
  const failures: (Reason & { server: number; advice: string })[] = [];
  for (const [index, mailServer] of servers.entries()) {
    const server = index + 1;
    const mayBeDuplicate = failures.some(({ outcomeUnknown }) => outcomeUnknown);
    const text = mayBeDuplicate ? `${duplicateWarning}\n\n${mail.text}` : mail.text;
    const outcome = await withTimeLimit(delivery / servers.length, (signal) =>
      sendWithRetries(mailServer, { ...mail, text }, pauses, signal),
    );
    const hasLogin = mailServer.login !== undefined;
    const advised = (reason: Reason) => ({
      advice: adviceOn(reason, hasLogin, outcome.isAccepted),
      ...reason,
    });
    if (outcome.isAccepted) return { server, failures, rejections: outcome.rejections.map(advised) };
    failures.push(...outcome.failures.map((failure) => ({ server, ...advised(failure) })));
  }
  return { server: undefined, failures, rejections: [] };
}

async function sendWithRetries(
  server: MailServer,
  mail: Mail,
  pauses: number[],
  signal: AbortSignal,
): Promise<Outcome> {
  let outcome = await sendOnce(server, mail, signal);
  for (const pause of pauses) {
    if (outcome.isAccepted || !outcome.failures.some(isTransient)) break;
    // Attempts that collided once must not collide again.
    const jitter = 0.5 + Math.random();
    await sleep(pause * jitter, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    outcome = await sendOnce(server, mail, signal);
  }
  return outcome;
}
