import { createTransport, type SMTPTransportOptions } from 'nodemailer';

import type { Mail } from './email';
import { onceSent } from './once-sent';
import { second } from './settings';
import { slots } from './slots';

/** Of the name server, of the server's greeting, and of all that comes before the end of a message. */
const timeouts = { dns: 5 * second, connection: 8 * second, message: 15 * second };

/** Mail providers allow few connections at once. */
const connections = slots(10);

/** Codes only: nodemailer's messages and the server's answers can quote addresses. */
export interface Reason {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** Why a mail was not sent. */
export interface SendError extends Reason {
  /** The whole message was sent and no answer came: the server may have taken it. */
  outcomeUnknown: boolean;
}

/** The parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
export function reasonOf(error: unknown): Reason {
  const { code, responseCode, command } = (error ?? {}) as Reason;
  return { code, responseCode, command };
}

/** Whether it may work the next time: no connection, or an answer of the 4xx kind (RFC 5321 §4.2.1). */
export function isTransient({ code, responseCode }: Reason): boolean {
  if (typeof responseCode === 'number') return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS', 'ERR_INVALID_URL'].includes(String(code));
}

/**
 * Hands a mail to an SMTP server for one recipient, once. A server that has not got the message after 15 seconds
 * is given up; then RFC 5321 §4.5.3.2.6 grants it ten minutes to say that it has taken it.
 *
 * @param signal ends the attempt.
 * @throws a SendError.
 */
export async function sendOnce(
  url: string,
  mail: Mail,
  recipient: string,
  signal: AbortSignal,
): Promise<void> {
  await connections.enter();
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeouts.message);
  const message = { sent: false };
  try {
    const transport = transportTo(url);
    onceSent(transport, () => {
      message.sent = true;
      clearTimeout(timer);
    });
    await transport.sendMail({
      ...mail,
      envelope: { from: mail.from, to: recipient },
      signal: AbortSignal.any([signal, silence.signal]),
    });
  } catch (error) {
    const reason = reasonOf(error);
    const timedOut = signal.aborted || silence.signal.aborted;
    throw Object.assign(new Error('The mail was not sent.'), reason, {
      ...(timedOut && { code: 'ETIMEDOUT' }),
      outcomeUnknown: message.sent && reason.responseCode === undefined,
    } satisfies Partial<SendError>);
  } finally {
    clearTimeout(timer);
    connections.leave();
  }
}

/** Logs in to an SMTP server and disconnects. */
export async function logInOnce(url: string): Promise<void> {
  const forceAuth = new URL(url).username !== '';
  await transportTo(url, { forceAuth, socketTimeout: timeouts.message }).verify();
}

function transportTo(url: string, options: SMTPTransportOptions = {}) {
  return createTransport({
    requireTLS: !isLoopback(new URL(url).hostname),
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    // Cuts an abandoned connection at once, so that nothing more is sent over it.
    socketCloseTimeout: 0,
    ...options,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
