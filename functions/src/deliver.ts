import { setTimeout as sleep } from 'node:timers/promises';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { wholeNumber } from './settings';

/** Tests shorten the second, and with it every pause and timeout below. */
const second = wholeNumber('MAIL_SECOND_MS', 1000, 'milliseconds');

/** Before the second and the third attempt. */
const pauses = [1 * second, 4 * second];

/** For all attempts at all ways together: Hosting cuts a call at 60 seconds, and a visitor is waiting. */
const patience = 40 * second;

/** Of that, for the first of several ways and for all others together. */
const shares = { first: 24 * second, others: 14 * second };

const timeouts = {
  dnsTimeout: 5 * second,
  connectionTimeout: 8 * second,
  greetingTimeout: 8 * second,
  socketTimeout: 10 * second,
  // Cuts an abandoned connection at once, so that nothing more is sent over it.
  socketCloseTimeout: 0,
};

/** Codes only: nodemailer's messages and the server's answers can quote addresses. */
interface Reason {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** A way that failed, counted from 1, and why. */
interface Failure extends Reason {
  way: number;
}

/** What became of a mail. */
interface Delivery {
  /** The way that took the mail, for at least one recipient, counted from 1; undefined if none did. */
  way: number | undefined;
  /** The ways that failed before it. */
  failures: Failure[];
  /** Why that way rejected recipients, one entry for each. */
  rejections: Reason[];
}

/**
 * Hands a mail to an SMTP server. What may pass is tried again, twice at most: no connection, one that
 * breaks, an answer of the 4xx kind (RFC 5321 §4.2.1). When the first way fails, for whatever reason, the
 * next is tried. All attempts carry the mail's one Message-ID, and none goes on after 40 seconds.
 *
 * @param urls the ways, with spaces between them: `smtp[s]://user:password@host`; without `s` the server must
 *   offer STARTTLS, unless it is this machine.
 */
export async function deliver(urls: string, mail: SendMailOptions): Promise<Delivery> {
  const failures: Failure[] = [];
  const ways = waysIn(urls);
  for (const [index, url] of ways.entries()) {
    const way = index + 1;
    try {
      const { rejectedErrors = [] } = await persistently(patienceFor(way, ways.length), (signal) =>
        transportTo(url).sendMail({ ...mail, signal }),
      );
      return { way, failures, rejections: rejectedErrors.map(reasonOf) };
    } catch (error) {
      failures.push({ way, ...reasonOf(error) });
    }
  }
  return { way: undefined, failures, rejections: [] };
}

/**
 * Logs in to every SMTP server at once and disconnects. No attempt begins after 40 seconds.
 *
 * @param urls as `deliver` takes them.
 * @returns the ways where every login failed.
 */
export async function logIn(urls: string): Promise<Failure[]> {
  const failures = await Promise.all(
    waysIn(urls).map(async (url, index) => {
      try {
        await persistently(patience, () =>
          transportTo(url, { forceAuth: new URL(url).username !== '' }).verify(),
        );
        return [];
      } catch (error) {
        return [{ way: index + 1, ...reasonOf(error) }];
      }
    }),
  );
  return failures.flat();
}

/** A password may hold spaces, as Google writes its own, so only a space before an address separates. */
function waysIn(urls: string): string[] {
  return urls.trim().split(/\s+(?=smtps?:)/i);
}

function patienceFor(way: number, count: number): number {
  if (count === 1) return patience;
  return way === 1 ? shares.first : shares.others / (count - 1);
}

/** The parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
function reasonOf(error: unknown): Reason {
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

async function persistently<T>(
  limit: number,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(limit);
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
