/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { nodeArguments } from '../../scripts/shared/cli';

test('names what is wrong with page, headers, files and function, and prints no mailbox', async () => {
  // Every address has another page, but an empty enquiry gets what Google answers for a private function.
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.statusCode = body === '{"data":{}}' ? 403 : 200;
      response.end('<title>Another page</title><meta name="robots" content="noindex">');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = nodeArguments('scripts/release/smoke.ts', [address, '--send-enquiry']);
  const child = spawn(process.execPath, args);
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  server.close();
  expect(child.exitCode).toBe(1);
  expect(errors).toBe('13 of 13 checks failed.\n');
  for (const wrong of [
    'page: 200, "Another page"',
    'search engines may show the page',
    'header content-security-policy: missing',
    'header cache-control: missing',
    'file /none: 200, cached for a year: false',
    'a missing page: 200',
    'function refuses an empty enquiry: 403, it is not open to the public',
    'function takes an enquiry: 200, something else answers in its place',
  ]) {
    expect(output).toContain(`NOT ${wrong}`);
  }
  expect(output).not.toContain('@');
});
