// Depends on the inside of nodemailer: its connection reads a message only after the answer to DATA.

import { constants } from 'node:os';
import { Readable } from 'node:stream';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { MailServer } from './mail-servers';

/** The codes of a failure, for the log. Messages of nodemailer and of servers can quote addresses. */
export interface Reason {
  /** nodemailer's code (https://nodemailer.com/errors). */
  code?: unknown;
  responseCode?: unknown;
  /** The server's enhanced status code (RFC 3463), such as 5.4.5. */
  enhancedCode?: string | undefined;
  /** The command that the server answered. */
  command?: unknown;
  /** The code of the network or of the certificate, such as ECONNREFUSED. */
  originalCode?: unknown;
  /** The whole message was sent and not refused, so the server may have accepted it. */
  outcomeUnknown?: true | undefined;
}

/** @returns the parts of an error that may be logged. */
export function reasonOf(error: unknown): Reason {
  const failure = error as Reason & { response?: string };
  const { code, responseCode, command, originalCode, outcomeUnknown } = failure;
  const [, enhancedCode] = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(failure.response ?? '') ?? [];
  return { code, responseCode, enhancedCode, command, originalCode, outcomeUnknown };
}

/**
 * Whether a retry may work: after a 4xx answer (RFC 5321 §4.2.1), and after a failure of the network. A
 * certificate that is not trusted has a code of its own, which is not the network's.
 */
export function isTransient({ code, responseCode, originalCode, outcomeUnknown }: Reason): boolean {
  if (outcomeUnknown) return false;
  if (typeof responseCode === 'number') return responseCode >= 400 && responseCode < 500;
  if (code === 'ESOCKET') return isNetworkCode(originalCode);
  return code === 'ECONNECTION' || code === 'EDNS';
}

export const isNetworkCode = (code: unknown) => String(code) in constants.errno;

/**
 * Sends a message through an SMTP server, once and to all recipients. RFC 5321 §4.5.3.2 allows a server
 * minutes for each answer, so only the signal ends the wait.
 *
 * @returns the reason for each recipient that the server refused. It accepted the message for the others.
 * @throws an Error with the parts of a Reason. If the server refused every recipient, `rejectedErrors` has an
 *   Error for each, and the Error has the parts of a temporary refusal, if any.
 */
export async function sendOnce(
  { host, port, secure, login }: MailServer,
  mail: SendMailOptions & { envelope: { from: string } },
  signal: AbortSignal,
): Promise<Reason[]> {
  const transporter = createTransport({
    // Some servers refuse nodemailer's own name for this client, [127.0.0.1].
    name: mail.envelope.from.replace(/.*@/, ''),
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
    return rejectedErrors.map(reasonOf);
  } catch (error) {
    const failure = (signal.aborted ? signal.reason : error) as Reason;
    const isRefused = /^[45]\d\d$/.test(String(failure.responseCode));
    if (progress.isSent && !isRefused) failure.outcomeUnknown = true;
    throw failure as Error;
  }
}
