// Depends on the inside of nodemailer: its connection reads a message only after the answer to DATA, and each
// reply in a turn of its own.

import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { createTransport } from 'nodemailer';

import type { Mail } from './email';
import type { MailServer } from './mail-servers';
import { reasonOf, type Reason } from './reason';

/** Whether a server accepted a mail for at least one recipient, and why not for the others. */
export type Outcome = { isAccepted: true; rejections: Reason[] } | { isAccepted: false; failures: Reason[] };

/**
 * Sends a mail through an SMTP server, once and to all recipients. RFC 5321 §4.5.3.2 allows a server
 * minutes for each answer, so only the signal ends the wait. Never throws.
 */
export async function sendOnce(
  { host, port, secure, login }: MailServer,
  mail: Mail,
  signal: AbortSignal,
): Promise<Outcome> {
  const transporter = createTransport({
    // Some servers refuse nodemailer's own name for this client, [127.0.0.1].
    name: mail.from.address.replace(/.*@/, ''),
    host,
    port,
    secure,
    requireTLS: !/^(localhost|::1|127(\.\d+){3})$/.test(host),
    auth: login,
    // A server that offers no login gets no mail. Otherwise nobody would notice that a password is unused.
    forceAuth: login !== undefined,
    // This is longer than any signal waits. nodemailer would give up after 30 seconds.
    greetingTimeout: 120_000,
  });
  const progress = { isSent: false };
  // At the end of the message, the connection sends the final dot.
  async function* watched(message: Readable) {
    // A reply that is here before the message is read first, and accepts nothing.
    await nextTurn();
    yield* message;
    progress.isSent = true;
  }
  // A stream plugin (https://nodemailer.com/plugins/create).
  transporter.use('stream', ({ message }, done) => {
    message.processFunc((bytes) => Readable.from(watched(bytes)));
    done();
  });
  try {
    const { rejectedErrors = [] } = await transporter.sendMail({ ...mail, signal });
    if (progress.isSent) return { isAccepted: true, rejections: rejectedErrors.map(reasonOf) };
    return { isAccepted: false, failures: [{ code: 'EPROTOCOL', command: 'DATA' }] };
  } catch (error) {
    const cause = (signal.aborted ? signal.reason : error) as { rejectedErrors?: unknown[] };
    const failures = (cause.rejectedErrors ?? [cause]).map(reasonOf);
    const isRefused = failures.some(({ responseCode = 0 }) => responseCode >= 400);
    if (progress.isSent && !isRefused) for (const failure of failures) failure.outcomeUnknown = true;
    return { isAccepted: false, failures };
  }
}
