import { constants } from 'node:os';

/** What the words of a refusal can be about. If they fit several topics, the first one counts. */
const topics = [
  // After one of these enhanced status codes, the words do not matter.
  ['mailbox', /^\d{3}[ -]\d\.(?:1\.1|2\.\d)\b/],
  ['login', /\brelay|authenticat|\bauth\b|\blog(?:ged)? ?in|rcpthosts|not local|rejected: access denied/i],
  ['greeting', /\b(?:helo|ehlo)\b/i],
  [
    'network',
    /client host|dnsbl|\brbl|spamhaus|reputation|banned|(?:black|block) ?list|blocked (?:using|by)|\blisted (?:in|on|at|by)|\b(?:ip|network)\b|\d+(?:\.\d+){3}/i,
  ],
  ['sender', /\bsender\b/i],
] as const;

/** What may be logged of a failure. Messages of nodemailer and replies of servers can quote addresses. */
export interface Reason {
  /** nodemailer's code (https://nodemailer.com/errors). */
  code?: string | undefined;
  responseCode?: number | undefined;
  /** The server's enhanced status code (RFC 3463), such as 5.4.5. */
  enhancedCode?: string | undefined;
  /** The command that the server answered. */
  command?: string | undefined;
  topic?: (typeof topics)[number][0] | undefined;
  /** The code of the network or of the certificate, such as ECONNREFUSED. */
  originalCode?: string | undefined;
  /** The whole message was sent and not refused, so the server may have accepted it. */
  outcomeUnknown?: true | undefined;
}

export function reasonOf(error: unknown): Reason {
  const failure = error as Reason & { response?: string };
  const { code, responseCode, response = '', command, originalCode } = failure;
  const [, enhancedCode] = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  // Without addresses, and cut: a hostile server may answer with a megabyte.
  const words = response.slice(0, 1000).replaceAll(/\S*@\S*/g, '');
  const [found] = topics.find(([, pattern]) => pattern.test(words)) ?? [];
  // A reply to the message itself is about that, and its words may be about the visitor's.
  const topic = command === 'DATA' ? undefined : found;
  return { code, responseCode, enhancedCode, command, topic, originalCode };
}

/**
 * Whether a retry may work: after a 4xx answer (RFC 5321 §4.2.1), and after a failure of the network. A
 * certificate that is not trusted has a code of its own, which is not the network's.
 */
export function isTransient({ code, responseCode, originalCode, outcomeUnknown }: Reason): boolean {
  if (outcomeUnknown) return false;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  if (code === 'ESOCKET') return isNetworkCode(originalCode);
  return code === 'ECONNECTION' || code === 'EDNS';
}

export const isNetworkCode = (code = '') => code in constants.errno;
