import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';

import { second } from './settings';

/** Of each answer before the message, from a server and its name server. */
const timeouts = { dns: 5 * second, connection: 8 * second, answer: 10 * second };

/** Longer than any enquiry's time budget, which ends an attempt by its signal. */
const never = 600 * second;

/** Codes only: nodemailer's messages and the server's answers can quote addresses. */
export interface Reason {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** A recipient that a server rejected while it took the mail for others. */
interface Rejection extends Reason {
  recipient: string;
}

/** Why a mail was not sent. */
export interface SendError extends Reason {
  /** The whole message was sent and no answer came: the server may have taken it. */
  outcomeUnknown: boolean;
}

/** The parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
export function reasonOf(error: unknown): Reason {
  const { code, responseCode, command } = error as Reason;
  return { code, responseCode, command };
}

/** Whether it may work the next time: no connection, or an answer of the 4xx kind (RFC 5321 §4.2.1). */
export function mayPass({ code, responseCode }: Reason): boolean {
  if (typeof responseCode === 'number') return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS', 'ERR_INVALID_URL'].includes(String(code));
}

/**
 * Hands a mail to an SMTP server, once. A server that falls silent is given up after ten seconds, but not once
 * the whole message has been sent: RFC 5321 §4.5.3.2.6 grants it ten minutes to say that it has taken it.
 *
 * @param signal ends the attempt.
 * @returns the recipients that the server rejected, if it took the mail for others.
 * @throws a SendError.
 */
export async function sendOnce(
  url: string,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<Rejection[]> {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const message = { sent: false };
  // nodemailer tells its logger of every line and, once, of the whole message.
  const info = ({ tnx }: { tnx?: string } = {}) => {
    clearTimeout(timer);
    message.sent ||= tnx === 'message';
    if (!message.sent) timer = setTimeout(() => silence.abort(), timeouts.answer);
  };
  try {
    const { rejectedErrors = [] } = await transportTo(url, {
      logger: { info },
      transactionLog: true,
    }).sendMail({ ...mail, signal: AbortSignal.any([signal, silence.signal]) });
    return rejectedErrors.map((error) => ({
      ...reasonOf(error),
      recipient: String(error.recipient),
    }));
  } catch (error) {
    const reason = reasonOf(error);
    const timedOut = signal.aborted || silence.signal.aborted;
    throw Object.assign(new Error('The mail was not sent.'), reason, {
      ...(timedOut && { code: 'ETIMEDOUT' }),
      outcomeUnknown: message.sent && reason.responseCode === undefined,
    } satisfies Partial<SendError>);
  } finally {
    clearTimeout(timer);
  }
}

/** Logs in to an SMTP server and disconnects. */
export async function logInOnce(url: string): Promise<void> {
  const forceAuth = new URL(url).username !== '';
  await transportTo(url, { forceAuth, socketTimeout: timeouts.answer }).verify();
}

function transportTo(url: string, options: SMTPTransportOptions) {
  return createTransport({
    requireTLS: !isLoopback(new URL(url).hostname),
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: never,
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
