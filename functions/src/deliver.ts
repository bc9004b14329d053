import { setTimeout as sleep } from 'node:timers/promises';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { wholeNumber } from './settings';

/** Tests shorten the second, and with it every pause and timeout below. */
const second = wholeNumber('MAIL_SECOND_MS', 1000, 'milliseconds');

/** Before the second and the third attempt. */
const pauses = [1 * second, 4 * second];

/** For all attempts together: Hosting cuts a call at 60 seconds, and a visitor is waiting. */
const patience = 40 * second;

const timeouts = {
  dnsTimeout: 5 * second,
  connectionTimeout: 8 * second,
  greetingTimeout: 8 * second,
  socketTimeout: 10 * second,
  // Cuts an abandoned connection at once, so that nothing more is sent over it.
  socketCloseTimeout: 0,
};

/** Codes only: nodemailer's messages and the server's answers can quote addresses. */
export interface Reason {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/**
 * Hands a mail to the SMTP server. What may pass is tried again, twice at most: no connection, one that
 * breaks, an answer of the 4xx kind (RFC 5321 §4.2.1). All attempts carry the mail's one Message-ID.
 *
 * @param url `smtp[s]://user:password@host`; without `s` the server must offer STARTTLS, unless it is this
 *   machine.
 * @returns why the server rejected recipients, one entry for each; at least one was accepted.
 * @throws nodemailer's last error when the server did not accept the mail in 40 seconds; nothing is sent
 *   after that.
 */
export function deliver(url: string, mail: SendMailOptions): Promise<Reason[]> {
  return persistently(async (signal) => {
    const { rejectedErrors = [] } = await transportTo(url).sendMail({ ...mail, signal });
    return rejectedErrors.map(reasonOf);
  });
}

/**
 * Logs in to the SMTP server and disconnects. No attempt begins after 40 seconds.
 *
 * @throws nodemailer's last error if every login failed.
 */
export async function logIn(url: string): Promise<void> {
  await persistently(() => transportTo(url, { forceAuth: new URL(url).username !== '' }).verify());
}

/** The parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
export function reasonOf(error: unknown): Reason {
  const { code, responseCode, command } = error as Reason;
  return { code, responseCode, command };
}

function transportTo(url: string, options: { forceAuth?: boolean } = {}) {
  return createTransport({
    requireTLS: !isLoopback(new URL(url).hostname),
    ...timeouts,
    ...options,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

async function persistently<T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(patience);
  try {
    for (const pause of pauses) {
      try {
        return await attempt(late);
      } catch (error) {
        if (late.aborted || !mayPass(error)) throw error;
        await sleep(pause, undefined, { signal: late });
      }
    }
    return await attempt(late);
  } catch (error) {
    if (late.aborted) throw Object.assign(new Error('Out of time.'), { code: 'EPATIENCE' });
    throw error;
  }
}

function mayPass(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS', 'ERR_INVALID_URL'].includes(code ?? '');
}
