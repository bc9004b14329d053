import type { Reason } from './smtp';

/** What the codes of nodemailer mean to the operator (https://nodemailer.com/errors). */
const byCode = {
  EAUTH: 'User or password is wrong, or the server takes no login.',
  ECONNECTION: 'The server ended the connection.',
  EDNS: 'There is no such host: correct it.',
  EQUEUE: 'The server is too slow for the enquiries that came at once.',
  ETIMEDOUT:
    'The server did not answer in time: use smtps:// for port 465, smtp:// for port 587, and a network that blocks neither.',
  ETLS: 'The port has no encryption: use smtps://.',
};

const isKnown = (code: unknown): code is keyof typeof byCode => String(code) in byCode;

/** @returns a sentence that says what a failure means, and what to do. */
export function adviceOn(reason: Reason): string {
  const { code, responseCode, command, originalCode, outcomeUnknown } = reason;
  const status = Number(responseCode);
  if (outcomeUnknown) return 'The server got the mail and did not confirm it: it may have arrived.';
  if (status === 432) {
    return 'The mailbox has too many connections: take one that no other program sends from.';
  }
  if (status >= 400 && status < 500) return 'The server is busy: try again later.';
  if (status === 525) {
    return 'The provider refuses this account, or logins from Google’s network: ask your provider.';
  }
  if (code === 'EAUTH' || code === 'ETLS') return byCode[code];
  if (status >= 500) {
    return `The server refuses ${refused(command)}: ask your provider what it lets you send, and to whom.`;
  }
  if (code === 'ESOCKET') return adviceOnSocket(String(originalCode));
  return isKnown(code) ? byCode[code] : 'The cause is unknown: ask whoever looks after the site’s code.';
}

function refused(command: unknown): string {
  if (command === 'MAIL FROM') return 'MAIL_FROM';
  return command === 'RCPT TO' ? 'a mailbox of MAIL_TO' : 'the mail';
}

function adviceOnSocket(originalCode: string): string {
  if (/CERT|ISSUER/.test(originalCode)) return 'The certificate of the server is not trusted.';
  if (originalCode.includes('SSL')) return 'The port begins without encryption: use smtp://.';
  return 'Nothing answers there: host or port is wrong, the server is down, or a network blocks the port.';
}
