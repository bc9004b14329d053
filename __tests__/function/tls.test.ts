// Depends on the inside of smtp-server: mail-server.pem is a certificate for its built-in key, and its
// built-in certificate has expired.

import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

import type { SMTPServerOptions } from 'smtp-server';

import { validEnquiry } from '../contact-cases';
import { listen } from '../listen';
import { startFunction } from './function-process';
import { otherAddress, startMailServer } from './mail-server';

/** For 127.0.0.1, until the year 2120. It is an authority of its own. */
const certificate = resolve(__dirname, 'mail-server.pem');

const urlOf = async (options: SMTPServerOptions) => (await startMailServer(options)).url;

test.each<[string, SMTPServerOptions]>([
  ['from the start', { secure: true }],
  ['by STARTTLS', { disabledCommands: [] }],
])('TLS %s carries mail, and a fault of TLS is named and not retried', async (_when, options) => {
  const cert = readFileSync(certificate);
  const server = await startMailServer({ ...options, cert });
  const web = await listen(createHttpServer());
  const inbox = await listen(createServer((socket) => socket.unref().write('+OK POP3 ready\r\n')));
  const stops: [url: string, originalCode: string | undefined, advice: string][] = [
    [
      otherAddress(server.url),
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'The certificate belongs to another name: write the host',
    ],
    // smtp-server's own certificate has expired. Without a logger, it does not warn of it.
    [await urlOf({ ...options, logger: false }), 'CERT_HAS_EXPIRED', 'tell your provider'],
    [
      await urlOf({ ...options, cert, maxVersion: 'TLSv1.2', ciphers: 'PSK' }),
      'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
      'its encryption fails',
    ],
    [`smtps://127.0.0.1:${web}`, 'ERR_SSL_WRONG_VERSION_NUMBER', 'begins without encryption: use smtp://'],
    [`smtp://127.0.0.1:${inbox}`, undefined, 'is no mail server'],
  ];
  const { call, output, kill } = await startFunction({
    SMTP_URL: [...stops.map(([url]) => url), server.url].join(' '),
    NODE_EXTRA_CA_CERTS: certificate,
  });
  try {
    expect((await call(validEnquiry)).status).toBe(200);
    expect(server.deliveries).toMatchObject([{ secure: true }]);
    const { failures } = JSON.parse(output().trim().split('\n').at(-1)!) as { failures: object[] };
    expect(failures).toMatchObject(
      stops.map(([, originalCode, advice]) => ({
        ...(originalCode && { originalCode }),
        advice: expect.stringContaining(advice) as string,
      })),
    );
    // Once by each of its addresses.
    expect(server.attempts()).toBe(2);
  } finally {
    await kill();
  }
});
