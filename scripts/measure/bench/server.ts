import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ownCertificate } from '../../shared/certificate';

/** The types of what travels in brotli. All else is compressed already, and browsers know it by its bytes. */
const texts: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** Paths with content-hashed names. */
const hashed = /^\/(generated|_next\/static)\//;

/** Shared by all servers of a run. */
const { private: key, cert } = ownCertificate('localhost');

/**
 * The argument that makes Chromium trust these servers. If it only ignored their certificate, it would cache
 * nothing, and a visit would weigh more than a visitor's.
 */
export function trustArgument(): string {
  const { publicKey } = new X509Certificate(cert);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(spki).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/**
 * Serves a folder as a CDN would, on loopback: HTTP/2, TLS, brotli. Every enquiry is answered as sent;
 * nothing is mailed.
 *
 * @param documents additional documents by path, such as `/limit.html`.
 * @returns the server and its origin.
 */
export async function serveLikeCdn(
  folder: string,
  documents: Record<string, string>,
): Promise<{ server: Http2SecureServer; origin: string }> {
  /** Files by path, as they travel. */
  const cache = new Map<string, Buffer>();
  const read = (path: string) => {
    const known = cache.get(path);
    if (known) return known;
    const plain = documents[path] ?? readFileSync(join(folder, path));
    const body = extname(path) in texts ? brotliCompressSync(plain) : Buffer.from(plain);
    cache.set(path, body);
    return body;
  };

  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (request.method === 'POST' && pathname === '/sendContactEmail') {
      response.setHeader('content-type', 'application/json');
      response.end('{"result":null}');
      return;
    }
    const path = normalize(pathname).replace(/\/$/, '/index.html');
    try {
      const body = read(path);
      const type = texts[extname(path)];
      if (type) {
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.setHeader('content-encoding', 'br');
      }
      if (hashed.test(path)) {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
