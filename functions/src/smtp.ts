import { Readable } from 'node:stream';

import SMTPConnection, {
  type SMTPConnectionCustomAuthContext,
} from 'nodemailer/lib/smtp-connection';

import type { MailServer } from './mail-servers';
import { SECOND_MS } from './settings';
import { slots } from './slots';

const timeouts = {
  dns: 5 * SECOND_MS,
  connection: 8 * SECOND_MS,
  /** For everything before the end of a message. */
  message: 15 * SECOND_MS,
  /** For the answer to QUIT. */
  quit: 2 * SECOND_MS,
};

/** Exchange Online allows a mailbox three, and refuses the next one. */
const connectionsAtOnce = 3;

const connectionsTo = new Map<string, ReturnType<typeof slots>>();

/** The codes of a failure. nodemailer's messages and the server's answers can quote addresses. */
export interface Reason {
  code?: unknown;
  responseCode?: unknown;
  /** The command that the server answered. */
  command?: unknown;
  /** The network's or the certificate's own code, such as ECONNREFUSED. */
  originalCode?: unknown;
  /** The mailbox that the mail check was refused, counted from 1. */
  mailbox?: unknown;
}

/** Why a mail was not sent. */
export interface SendError extends Reason {
  /** The whole message was sent and no answer came: the server may have taken it. */
  outcomeUnknown: boolean;
}

/** The parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
export function reasonOf(error: unknown): Reason {
  const { code, responseCode, command, originalCode, mailbox } = (error ?? {}) as Reason;
  return { code, responseCode, command, originalCode, mailbox };
}

/** Whether it may work the next time: no connection, or an answer of the 4xx kind (RFC 5321 §4.2.1). */
export function isTransient({ code, responseCode }: Reason): boolean {
  if (typeof responseCode === 'number') return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS'].includes(String(code));
}

/**
 * Hands a message to an SMTP server for one recipient, once. A server that has not got the message after 15
 * seconds is given up; then RFC 5321 §4.5.3.2.6 grants it ten minutes to say that it has taken it.
 *
 * @param signal ends the attempt.
 * @throws a SendError.
 */
export async function sendOnce(
  server: MailServer,
  envelope: { from: string; to: string },
  message: Buffer,
  signal: AbortSignal,
): Promise<void> {
  const stream = Readable.from([message]);
  try {
    await withConnection(server, {}, signal, async (connection, endTimeLimit) => {
      await connect(connection);
      if (server.login && connection.allowsAuth) await logIn(connection, server.login);
      // The connection reads the stream to its end, then writes the final dot.
      stream.once('end', endTimeLimit);
      await new Promise<void>((resolve, reject) => {
        connection.send(envelope, stream, (error) => (error ? reject(error) : resolve()));
      });
    });
  } catch (error) {
    const reason = reasonOf(error);
    throw Object.assign(new Error('The mail was not sent.'), reason, {
      outcomeUnknown: stream.readableEnded && reason.responseCode === undefined,
    } satisfies Partial<SendError>);
  }
}

/**
 * Does all that comes before a message: logs in, names sender and recipients to the server, and takes them back.
 *
 * @throws an Error with the parts of a Reason.
 */
export async function checkOnce(
  server: MailServer,
  from: string,
  to: string[],
  signal: AbortSignal,
): Promise<void> {
  const refusals: Reason[] = [];
  const nameEnvelope = async (session: SMTPConnectionCustomAuthContext) => {
    const isAscii = /^[\x20-\x7e]*$/.test(from + to.join(''));
    const parameter = !isAscii && session.extensions.includes('SMTPUTF8') ? ' SMTPUTF8' : '';
    const commands = [
      `MAIL FROM:<${from}>${parameter}`,
      ...to.map((address) => `RCPT TO:<${address}>`),
    ];
    for (const [index, text] of [...commands, 'RSET'].entries()) {
      const { status } = await session.sendCommand(text);
      if (status >= 200 && status < 300) continue;
      const [command] = text.split(':');
      const mailbox = command === 'RCPT TO' ? index : undefined;
      refusals.push({ code: 'EENVELOPE', responseCode: status, command, mailbox });
      return;
    }
  };
  // In nodemailer only a custom way to log in may send commands of its own.
  const customAuth = { ENVELOPE: nameEnvelope };
  await withConnection(server, { customAuth }, signal, async (connection) => {
    await connect(connection);
    if (server.login) await logIn(connection, server.login);
    await logIn(connection, { method: 'ENVELOPE' });
  });
  const [refusal] = refusals;
  if (refusal) throw Object.assign(new Error('The server refused.'), refusal);
}

/**
 * Runs a task with a connection of its own, once there is one to be had, for 15 seconds at most.
 *
 * @param signal ends the wait for the connection, and the task.
 * @param task gets a function that ends the limit of 15 seconds.
 */
async function withConnection(
  server: MailServer,
  options: Pick<SMTPConnection['options'], 'customAuth'>,
  signal: AbortSignal,
  task: (connection: SMTPConnection, endTimeLimit: () => void) => Promise<void>,
): Promise<void> {
  const connections = connectionsOf(server);
  await connections.enter(signal).catch(() => {
    throw timedOut();
  });
  const connection = newConnection(server, options);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeouts.message);
  const failure = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    // A server that hangs up has often said why. That error comes first.
    connection.once('end', () =>
      setImmediate(() => reject(Object.assign(new Error('Closed.'), { code: 'ECONNECTION' }))),
    );
    for (const end of [signal, limit.signal]) {
      end.addEventListener('abort', () => {
        reject(timedOut());
        // Cut at once, so that nothing more is sent over it.
        connection.close();
      });
    }
  });
  try {
    await Promise.race([failure, task(connection, () => clearTimeout(timer))]);
  } finally {
    clearTimeout(timer);
    quit(connection, connections.leave);
  }
}

function timedOut(): Error {
  return Object.assign(new Error('There was no answer in time.'), { code: 'ETIMEDOUT' });
}

/** Says goodbye (RFC 5321 §4.1.1.10) without keeping anybody waiting. */
function quit(connection: SMTPConnection, then: () => void): void {
  if (connection.destroyed) {
    then();
    return;
  }
  const timer = setTimeout(() => connection.close(), timeouts.quit);
  connection.once('end', () => {
    clearTimeout(timer);
    then();
  });
  connection.quit();
}

/** Counts by mailbox, as providers do. A server that stalls takes no place away from another one. */
function connectionsOf({ host, port, login }: MailServer): ReturnType<typeof slots> {
  const key = JSON.stringify([host, port, login?.user]);
  const connections = connectionsTo.get(key) ?? slots(connectionsAtOnce);
  connectionsTo.set(key, connections);
  return connections;
}

function newConnection(
  { host, port, secure }: MailServer,
  options: Pick<SMTPConnection['options'], 'customAuth'>,
): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: !isLoopback(host),
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketCloseTimeout: 0,
    ...options,
  });
}

function connect(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function logIn(
  connection: SMTPConnection,
  login: Parameters<SMTPConnection['login']>[0],
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login(login, (error) => (error ? reject(error) : resolve()));
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}
