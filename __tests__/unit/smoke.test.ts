import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { site } from '../../lib/content';
import { nodeArguments } from '../../scripts/shared/cli';

const headers = {
  'content-security-policy': "script-src 'strict-dynamic' 'sha256-x'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=()',
};
const page = `<!doctype html><title>${site.seo.title}</title><link rel="preload" as="font" href="/file">
  <img src="/logo"><picture><img src="/file"></picture><script src="/file"></script>`;
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A site that is in order. */
const inOrder: RequestListener = (request, response) => {
  if (request.url === '/') {
    response.writeHead(200, { ...headers, 'cache-control': 'no-cache' }).end(page);
  } else if (request.url === '/file') response.writeHead(200, immutable).end();
  else if (request.url === '/sendContactEmail') {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
  } else response.writeHead(404).end();
};

/** Runs the command to completion against a site. */
async function smoke(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = nodeArguments('scripts/release/smoke.ts', [address]);
  const child = spawn(process.execPath, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output += part.toString()));
  }
  const [code] = (await once(child, 'close')) as [number];
  server.close();
  const lines = output.trim().split('\n');
  return { code, wrong: lines.filter((line) => line.startsWith('NOT')) };
}

test('names what is wrong with page, headers and files', async () => {
  const { code, wrong } = await smoke((request, response) => {
    if (request.url === '/sendContactEmail') inOrder(request, response);
    else response.end('<title>Another page</title><meta name="robots" content="noindex">');
  });
  const what = ['page: 200', 'search engines', 'header', 'file', 'a missing page: 200'];
  for (const each of what) {
    expect(wrong).toContainEqual(expect.stringMatching(RegExp(`^NOT ${each}`)));
  }
  expect(code).toBe(1);
});

test.each([
  [403, 'text/html', 'not open to the public'],
  [404, 'text/html', 'there is none'],
  [429, 'text/plain', 'too many calls'],
  [503, 'application/json', 'could not mail the enquiry'],
  [504, 'text/html', 'its log says why'],
  [200, 'text/html', 'something else answers'],
])('says why the function answers %d as %s', async (status, type, reason) => {
  const { code, wrong } = await smoke((request, response) => {
    if (request.url !== '/sendContactEmail') inOrder(request, response);
    else response.writeHead(status, { 'content-type': type }).end('{}');
  });
  expect(wrong).toEqual([
    expect.stringMatching(RegExp(`^NOT function .*: ${status}, .*${reason}`)),
  ]);
  expect(code).toBe(1);
});
