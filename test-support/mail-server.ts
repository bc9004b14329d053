import type { AddressInfo, Socket } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server accepted it: envelope, bytes and parsed form. */
interface Delivery {
  from: string;
  to: string[];
  raw: string;
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
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then(async (mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          deliveries.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString(),
            mail,
          });
          const next = await afterMail(deliveries.length);
          if (next === 'answer') done();
          if (typeof next === 'number') {
            deliveries.pop();
            done(Object.assign(new Error('No'), { responseCode: next }));
          }
          if (next === 'hang up') hangUp();
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  /** Breaks every open connection. */
  const hangUp = () => {
    for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    deliveries,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    hangUp,
    connections: () => server.connections.size,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
