import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ownCertificate } from '../../shared/certificate';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Formats that travel in brotli; all others are compressed already. */
const texts = ['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest'];

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
  const cache = new Map<string, Buffer>();
  const read = (path: string) => {
    const body = cache.get(path) ?? content(folder, documents, path);
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
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      if (hashed.test(path)) {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
      if (texts.includes(extname(path))) response.setHeader('content-encoding', 'br');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A file's bytes as they travel. */
function content(folder: string, documents: Record<string, string>, path: string): Buffer {
  const plain = documents[path] ?? readFileSync(join(folder, path));
  return texts.includes(extname(path)) ? brotliCompressSync(plain) : Buffer.from(plain);
}
