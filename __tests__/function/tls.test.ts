// Depends on the inside of smtp-server: mail-server.pem is a certificate for its built-in key.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { SMTPServerOptions } from 'smtp-server';

import { validEnquiry } from '../contact-cases';
import { startFunction } from './function-process';
import { startMailServer } from './mail-server';

/** For 127.0.0.1, until the year 2120. It is an authority of its own. */
const certificate = resolve(__dirname, 'mail-server.pem');

test.each<[string, SMTPServerOptions]>([
  ['from the start', { secure: true }],
  ['by STARTTLS', { disabledCommands: [] }],
])('TLS %s carries mail, and a certificate for another name stops it at once', async (_when, options) => {
  const encrypted: boolean[] = [];
  const server = await startMailServer({
    ...options,
    cert: readFileSync(certificate),
    onMailFrom(_address, { secure }, done) {
      encrypted.push(secure);
      done();
    },
  });
  let connections = 0;
  server.onConnection(() => (connections += 1));
  // This address leads to the same server, but is not in the certificate.
  const otherName = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const { call, output, kill } = await startFunction({
    SMTP_URL: `${otherName} ${server.url}`,
    NODE_EXTRA_CA_CERTS: certificate,
  });
  try {
    expect((await call(validEnquiry)).status).toBe(200);
    expect(server.deliveries).toHaveLength(1);
    expect(encrypted).toEqual([true]);
    expect(output()).toContain('"originalCode":"ERR_TLS_CERT_ALTNAME_INVALID"');
    expect(connections).toBe(2);
  } finally {
    await kill();
    await server.stop();
  }
});
