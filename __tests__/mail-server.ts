import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it: whom the envelope names, the bytes, and what they parse to. */
interface Delivery {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** A real SMTP server on a free port of this machine that keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          deliveries.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString(),
            mail,
          });
          done();
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    deliveries,
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) =>
        server.close(() => {
          resolve();
        }),
      ),
  };
}
