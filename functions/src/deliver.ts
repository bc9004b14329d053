import { setTimeout as sleep } from 'node:timers/promises';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { wholeNumber } from './settings';

/** Tests shorten the second, and with it every pause and time-out below. */
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
};

/**
 * Hands a mail to the SMTP server. What may pass is tried again, twice at most: no connection, one that
 * breaks, an answer of the 4xx kind (RFC 5321 §4.2.1). All attempts carry the mail's one Message-ID.
 *
 * @param url `smtp[s]://user:password@host`.
 * @throws nodemailer's last error when the server did not accept the mail in 40 seconds.
 */
export async function deliver(url: string, mail: SendMailOptions): Promise<void> {
  const stop = new AbortController();
  const late = sleep(patience, undefined, { signal: stop.signal }).then(() => {
    throw Object.assign(new Error('Out of time.'), { code: 'EPATIENCE' });
  });
  // Once the mail is delivered nobody waits for it any more.
  late.catch(() => undefined);
  try {
    for (const pause of [...pauses, undefined]) {
      try {
        await Promise.race([attempt(url, mail), late]);
        return;
      } catch (error) {
        if (pause === undefined || !mayPass(error)) throw error;
        await Promise.race([sleep(pause), late]);
      }
    }
  } finally {
    stop.abort();
  }
}

async function attempt(url: string, mail: SendMailOptions) {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

/** The codes are nodemailer's: https://nodemailer.com/errors. */
function mayPass(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'EPATIENCE', 'ETLS'].includes(code ?? '');
}
