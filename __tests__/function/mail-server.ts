import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { listen } from '../listen';

/** The envelope and content of an accepted mail. */
export interface Delivery {
  from: string;
  to: string[];
  mail: Email;
}

/** A silent server leaves the connection open. A number is the code that refuses the mail. */
export type AfterMail = 'answer' | 'hang up' | 'fall silent' | number;

/** Starts a real SMTP server on a free local port. It keeps accepted mail in order. */
export async function startMailServer({
  afterMail = () => 'answer',
  ...options
}: SMTPServerOptions & {
  /** What the server does after it received the nth mail. */
  afterMail?: (count: number) => AfterMail | Promise<AfterMail>;
} = {}) {
  const deliveries: Delivery[] = [];
  const sockets = new Set<Socket>();
  /** Breaks each open connection, except with TLS, where Node would crash. */
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The lookup would wait for a name server.
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const accept = async (bytes: Buffer) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        deliveries.push({ from, to, mail: await PostalMime.parse(bytes) });
        const next = await afterMail(deliveries.length);
        if (next === 'answer') done();
        if (next === 'hang up') hangUp();
        if (typeof next !== 'number') return;
        deliveries.pop();
        done(failure(next));
      };
      // A sender that leaves before the end sent no complete mail.
      void buffer(stream).then(accept, () => undefined);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    socket.unref();
    if (!options.secure) sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server.server);
  return {
    deliveries,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    hangUp,
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

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Returns an error that makes the server refuse with a code. Its text must not be logged. */
export function failure(responseCode: number) {
  return Object.assign(new Error('No mail from ana@example.org'), { responseCode });
}

/** Options of a server that accepts only the user `website` with this password. */
export function requiring(rightPassword: string): SMTPServerOptions {
  return {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'website' && password === rightPassword
        ? done(null, { user: username })
        : done(failure(535)),
  };
}

/** Options of a server that refuses one mail with each code, and then accepts mails. */
export function refusing(...codes: number[]): SMTPServerOptions {
  return {
    onMailFrom(_address, _session, done) {
      const code = codes.shift();
      done(code ? failure(code) : undefined);
    },
  };
}

/** Options of a server that answers 432 to a connection above its limit, as Exchange Online does. */
export function allowing(connections: number): SMTPServerOptions {
  const open = new Set<string>();
  return {
    onConnect(session, done) {
      open.add(session.id);
      done();
    },
    onClose: (session) => void open.delete(session.id),
    onMailFrom(_address, session, done) {
      const place = [...open].indexOf(session.id);
      done(place >= connections ? failure(432) : undefined);
    },
  };
}

/**
 * Starts a server that records its commands.
 *
 * @param answer returns the answer to a command, and to '' the greeting. Undefined means the usual answer,
 *   and an empty text means none.
 * @param delay returns how many milliseconds that answer takes.
 */
export async function startScriptedServer(
  answer: (command: string) => string | undefined,
  delay: (command: string) => number = () => 0,
) {
  const commands: string[] = [];
  const closed: Promise<unknown>[] = [];
  const usual: Record<string, string> = { '': '220 a', DATA: '354 Go on', QUIT: '221 Bye' };
  async function converse(socket: Socket): Promise<void> {
    const reply = async (command: string) => {
      await sleep(delay(command));
      const text = answer(command) ?? usual[command] ?? '250 Fine';
      if (text !== '') socket.write(`${text}\r\n`);
      if (command === 'QUIT' && text !== '') socket.end();
    };
    const lines = createInterface(socket);
    await reply('');
    let inMessage = false;
    for await (const line of lines) {
      if (inMessage && line !== '.') continue;
      inMessage = line === 'DATA';
      commands.push(line);
      await reply(line);
    }
  }
  const listener = createServer((socket) => {
    closed.push(new Promise((resolve) => socket.once('close', resolve)));
    socket.on('error', () => undefined);
    void converse(socket);
  });
  return {
    commands,
    url: `smtp://127.0.0.1:${await listen(listener)}`,
    /** Resolves when all connections so far are closed. */
    ended: () => Promise.all(closed),
  };
}
