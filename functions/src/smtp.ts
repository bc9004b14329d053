import { Readable } from 'node:stream';

import SMTPConnection, {
  type SMTPConnectionCustomAuthContext,
} from 'nodemailer/lib/smtp-connection';

import type { MailServer } from './mail-servers';
import { semaphore } from './semaphore';
import { SECOND_MS } from './settings';

const timeouts = {
  dns: 5 * SECOND_MS,
  connection: 8 * SECOND_MS,
  /** For all steps up to the end of the message. */
  message: 15 * SECOND_MS,
  /** For the answer to QUIT. */
  quit: 2 * SECOND_MS,
};

/** Exchange Online allows three connections per mailbox, and refuses the next. */
const connectionsAtOnce = 3;

const semaphores = new Map<string, ReturnType<typeof semaphore>>();

/** The codes of a failure, for the log. Messages of nodemailer and of servers can quote addresses. */
export interface Reason {
  code?: unknown;
  responseCode?: unknown;
  /** The command that the server answered. */
  command?: unknown;
  /** The code of the network or of the certificate, such as ECONNREFUSED. */
  originalCode?: unknown;
  /** The recipient that a server refused in the mail check, counted from 1. */
  mailbox?: unknown;
}

/** Why a mail was not sent. */
export interface SendError extends Reason {
  /** The whole message was sent and no answer came, so the server may have accepted it. */
  outcomeUnknown: boolean;
}

/** @returns the parts of a nodemailer error (https://nodemailer.com/errors) that may be logged. */
export function reasonOf(error: unknown): Reason {
  const { code, responseCode, command, originalCode, mailbox } = (error ?? {}) as Reason;
  return { code, responseCode, command, originalCode, mailbox };
}

/**
 * Whether a retry may work. It may after a 4xx answer (RFC 5321 §4.2.1). It may also after a failure without an answer,
 * unless login, envelope, message or TLS failed.
 */
export function isTransient({ code, responseCode }: Reason): boolean {
  if (typeof responseCode === 'number') return responseCode < 500;
  return !['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS'].includes(String(code));
}

/**
 * Sends a message to one recipient through an SMTP server, once. The server must receive the message within 15
 * seconds. RFC 5321 §4.5.3.2.6 then allows it ten minutes to answer, so only the signal limits that wait.
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
    await withConnection(server, {}, signal, async (connection, removeTimeLimit) => {
      await connect(connection);
      if (server.login && connection.allowsAuth) await logIn(connection, server.login);
      // The connection reads the stream to its end, then writes the final dot.
      stream.once('end', removeTimeLimit);
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
 * Does everything that comes before a message: logs in, names sender and recipients, and resets.
 *
 * @throws an Error with the parts of a Reason.
 */
export async function checkOnce(
  server: MailServer,
  from: string,
  to: string[],
  signal: AbortSignal,
): Promise<void> {
  // nodemailer lets only a custom login method send commands. It gives an error that is thrown there the code EAUTH, so
  // the refusal is kept here and thrown afterward.
  const result: { refusal?: Reason | undefined } = {};
  const customAuth = {
    ENVELOPE: async (session: SMTPConnectionCustomAuthContext) => {
      result.refusal = await nameEnvelope(session, from, to);
    },
  };
  await withConnection(server, { customAuth }, signal, async (connection) => {
    await connect(connection);
    if (server.login) await logIn(connection, server.login);
    await logIn(connection, { method: 'ENVELOPE' });
  });
  if (result.refusal) throw Object.assign(new Error('The server refused.'), result.refusal);
}

/** @returns the first refusal, or undefined if the server accepts sender and recipients. */
async function nameEnvelope(
  session: SMTPConnectionCustomAuthContext,
  from: string,
  to: string[],
): Promise<Reason | undefined> {
  const isAscii = /^[\x20-\x7e]*$/.test(from + to.join(''));
  const parameter = !isAscii && session.extensions.includes('SMTPUTF8') ? ' SMTPUTF8' : '';
  const recipients = to.map((address) => `RCPT TO:<${address}>`);
  const commands = [`MAIL FROM:<${from}>${parameter}`, ...recipients, 'RSET'];
  for (const [index, text] of commands.entries()) {
    const { status } = await session.sendCommand(text);
    if (status >= 200 && status < 300) continue;
    const [command] = text.split(':');
    const mailbox = command === 'RCPT TO' ? index : undefined;
    return { code: 'EENVELOPE', responseCode: status, command, mailbox };
  }
  return undefined;
}

/**
 * Waits for a free connection, and runs a task with it. The task may take 15 seconds.
 *
 * @param signal ends the wait and the task.
 * @param task gets the connection, and a function that removes the limit of 15 seconds.
 */
async function withConnection(
  server: MailServer,
  options: Pick<SMTPConnection['options'], 'customAuth'>,
  signal: AbortSignal,
  task: (connection: SMTPConnection, removeTimeLimit: () => void) => Promise<void>,
): Promise<void> {
  const { acquire, release } = semaphoreOf(server);
  await acquire(signal).catch(() => {
    throw timedOut();
  });
  const connection = newConnection(server, options);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeouts.message);
  const failure = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    // A server that hangs up has often said why. `setImmediate` lets that error reject first.
    connection.once('end', () =>
      setImmediate(() => reject(Object.assign(new Error('Closed.'), { code: 'ECONNECTION' }))),
    );
    for (const endSignal of [signal, limit.signal]) {
      endSignal.addEventListener('abort', () => {
        reject(timedOut());
        // Closing at once makes sure that nothing more is sent.
        connection.close();
      });
    }
  });
  try {
    await Promise.race([failure, task(connection, () => clearTimeout(timer))]);
  } finally {
    clearTimeout(timer);
    quit(connection, release);
  }
}

function timedOut(): Error {
  return Object.assign(new Error('There was no answer in time.'), { code: 'ETIMEDOUT' });
}

/** Ends a session with QUIT (RFC 5321 §4.1.1.10). No delivery waits until it is closed. */
function quit(connection: SMTPConnection, onClosed: () => void): void {
  if (connection.destroyed) {
    onClosed();
    return;
  }
  const timer = setTimeout(() => connection.close(), timeouts.quit);
  connection.once('end', () => {
    clearTimeout(timer);
    onClosed();
  });
  connection.quit();
}

/** @returns the semaphore of a mailbox, because providers count connections by mailbox. */
function semaphoreOf({ host, port, login }: MailServer): ReturnType<typeof semaphore> {
  const key = JSON.stringify([host, port, login?.user]);
  const found = semaphores.get(key) ?? semaphore(connectionsAtOnce);
  semaphores.set(key, found);
  return found;
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
