import { isNetworkCode, type Reason } from './smtp';

const wrongSender =
  'The provider refuses the mail, mostly because this account may not send from MAIL_FROM: compare both, and ' +
  'verify the address there. Or ask the provider.';
const dayIsFull =
  'The mailbox has sent all that its provider allows in a day: wait a day, and take one for the form alone.';
const oldTls = 'The server has no TLS 1.2 or later: ask your provider for another host or port.';
const notEncrypted = 'The port begins without encryption: use smtp:// for port 587, smtps:// for port 465.';
const notMail = 'What answers there is no mail server: correct host and port, mostly 465 or 587.';
const ended = 'The server ended the connection: wait, or ask your provider if this comes again.';
const byHand = 'The others have the mail: forward it by hand.';

/**
 * What the codes of mail servers, nodemailer (https://nodemailer.com/errors), Node and OpenSSL mean to the
 * operator. `5xx DATA` is any reply from 500 to 599 to DATA, and `5xx of one` to one of several recipients.
 */
const sentences: Record<string, string> = {
  outcomeUnknown:
    'The server got the mail and did not confirm it: look in the mailboxes, because it may have arrived.',
  '5.1.90': dayIsFull,
  '5.4.5': dayIsFull,
  '432': 'The mailbox has too many connections: take one that no other program sends from.',
  '525': 'The provider refuses this account, or logins from Google’s network: ask your provider.',
  '530': 'The server wants a user and a password: write them into SMTP_URL.',
  '4xx': 'The server is busy, or the account has reached a limit: try again later.',
  '5xx CONN': 'The server refuses connections from Google’s network: ask your provider.',
  '5xx EHLO': notMail,
  '5xx MAIL FROM': `The server refuses MAIL_FROM. ${wrongSender}`,
  '4xx RCPT TO': 'The server takes nothing for a mailbox of MAIL_TO now: look whether it is full.',
  // Zoho refuses a foreign sender like this.
  '553 RCPT TO':
    'The server refuses a mailbox of MAIL_TO, or this account may not send from MAIL_FROM: look for a mistake in both, and verify MAIL_FROM there.',
  '5xx RCPT TO': 'The server refuses a mailbox of MAIL_TO: look for a mistake in it, or ask its provider.',
  '5xx DATA': wrongSender,
  '4xx of one': `A mailbox of MAIL_TO takes nothing now: look whether it is full. ${byHand}`,
  '5xx of one': `A mailbox of MAIL_TO is refused: look for a mistake in it. ${byHand}`,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate belongs to another name: write the host that your provider names.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired: tell your provider.',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: oldTls,
  ERR_SSL_UNSUPPORTED_PROTOCOL: oldTls,
  ERR_SSL_WRONG_VERSION_NUMBER: notEncrypted,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: notEncrypted,
  ECONNRESET: ended,
  EAUTH: 'User or password is wrong, or the server takes no login.',
  ECONNECTION: ended,
  EDNS: 'The host was not found: if it worked before, wait. Otherwise correct it.',
  EPROTOCOL: notMail,
  EQUEUE: 'The server is too slow for the enquiries that came at once: add a second one to SMTP_URL.',
  ETIMEDOUT:
    'The server did not answer in time: use smtps:// for port 465 or smtp:// for port 587. If both are right, ask your provider.',
  ETLS: 'The port has no encryption: use smtps://.',
  TLS: 'The certificate of the server is not trusted, or its encryption fails: write the host that your provider names.',
  ESOCKET: 'Nothing answers there: host or port is wrong, the server is down, or a network blocks the port.',
};

/**
 * @param othersAccepted whether the server took the mail for other recipients.
 * @returns a sentence that says what a failure means, and what to do.
 */
export function adviceOn(reason: Reason, othersAccepted = false): string {
  const { code, responseCode, enhancedCode, command, originalCode, outcomeUnknown } = reason;
  const answer = String(responseCode);
  const kind = `${answer.charAt(0)}xx`;
  const at = ` ${String(command)}`;
  const reply = [enhancedCode, answer + at, answer, kind + at, kind];
  // nodemailer says ESOCKET for the network and for TLS. originalCode tells them apart.
  const cause = code === 'ESOCKET' && !isNetworkCode(originalCode) ? 'TLS' : code;
  const keys = othersAccepted
    ? [`${kind} of one`]
    : [outcomeUnknown && 'outcomeUnknown', ...reply, originalCode, cause];
  const key = keys.map(String).find((known) => Object.hasOwn(sentences, known)) ?? '';
  return sentences[key] ?? 'The cause is unknown: ask whoever looks after the site’s code.';
}
