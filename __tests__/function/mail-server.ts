import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { listen } from '../listen';

export interface MailOptions extends SMTPServerOptions {
  /** Runs before the server answers the nth mail. An error that it throws refuses the mail. */
  afterMail?: (count: number) => unknown;
}

/** Starts a real SMTP server on a free local port. It takes any login, and keeps accepted mail in order. */
export async function startMailServer({ afterMail, ...options }: MailOptions = {}) {
  const deliveries: { greeting: string; secure: boolean; from: string; to: string[]; mail: Email }[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  /** Breaks each open connection, except with TLS, where Node would crash. */
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'website' }),
    disabledCommands: ['STARTTLS'],
    // The lookup would wait for a name server.
    disableReverseLookup: true,
    onData(stream, { envelope, hostNameAppearsAs: greeting, secure }, done) {
      const accept = async (bytes: Buffer) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        deliveries.push({ greeting, secure, from, to, mail: await PostalMime.parse(bytes) });
        try {
          await afterMail?.(deliveries.length);
          done();
        } catch (error) {
          deliveries.pop();
          done(error as Error);
        }
      };
      // A sender that leaves before the end sent no complete mail.
      void buffer(stream).then(accept, () => undefined);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.unref();
    if (!options.secure) sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server.server);
  return {
    deliveries,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    hangUp,
    /** How many connections have begun, which is how often a mail was tried. */
    attempts: () => connections,
    onConnection: (listener: () => void) => void server.server.on('connection', listener),
    /** Resolves when no connection is open. */
    async idle() {
      for (const socket of sockets) await new Promise((resolve) => socket.once('close', resolve));
    },
    stop() {
      hangUp();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns an address of the same server that is not loopback to the function, and in no certificate. */
export const otherAddress = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]');

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Returns an error that makes the server refuse with a code. Its text must not be logged. */
export function failure(responseCode: number, text = 'No mail from ana@example.org') {
  return Object.assign(new Error(text), { responseCode });
}

export type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** Options of a server that refuses each mail at a command, for this mailbox or for all. */
export function refusingAt(command: Command, reply: string, mailbox?: string): MailOptions {
  const error = failure(Number(reply.slice(0, 3)), reply.slice(4));
  return {
    onMailFrom: (_address, _session, done) => done(command === 'MAIL FROM' ? error : null),
    onRcptTo: ({ address }, _session, done) =>
      done(command === 'RCPT TO' && address === (mailbox ?? address) ? error : null),
    afterMail() {
      if (command === 'DATA') throw error;
    },
  };
}
