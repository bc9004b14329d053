import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server accepted it: envelope and content. */
export interface Delivery {
  from: string;
  to: string[];
  mail: Email;
}

/** A server that falls silent leaves the connection open; with a number, it refuses the mail with that code. */
export type AfterMail = 'answer' | 'hang up' | 'fall silent' | number;

/** A real SMTP server on a free port of this machine that keeps accepted mail, in order. */
export async function startMailServer({
  afterMail = () => 'answer',
  ...options
}: SMTPServerOptions & {
  /** What the server does once it has got the nth mail, and when. */
  afterMail?: (count: number) => AfterMail | Promise<AfterMail>;
} = {}) {
  const deliveries: Delivery[] = [];
  const sockets = new Set<Socket>();
  /** Breaks every open connection; not with TLS, where Node crashes. */
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Waits for a name server, which may be far away.
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
      // Of a sender that leaves before the end there is nothing to keep.
      void buffer(stream).then(accept, () => undefined);
    },
    ...options,
  });
  server.on('error', () => undefined);
  // The test process ends without waiting for a server.
  const listener = server.listen(0, '127.0.0.1').unref();
  listener.on('connection', (socket: Socket) => {
    socket.unref();
    if (!options.secure) sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  return {
    deliveries,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    hangUp,
    /** Resolves once no connection is open. */
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

/** What makes the server refuse with a code, in words that must not be logged. */
export function failure(responseCode: number) {
  return Object.assign(new Error('No mail from ana@example.org'), { responseCode });
}

/** A server that answers each mail with the next of the codes, then takes them. */
export function refusing(...codes: number[]): SMTPServerOptions {
  return {
    onMailFrom(_address, _session, done) {
      const code = codes.shift();
      done(code ? failure(code) : undefined);
    },
  };
}
