import { once } from 'node:events';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import { createServer, request as askSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, test } from '@playwright/test';

import { ownCertificate } from '../scripts/shared/certificate';
import { host } from '../scripts/shared/ports';
import { startEditorApi } from '../tools/editor/api';

const forwardedHost = 'orange-road-3000.app.github.test';
const origin = `https://${forwardedHost}`;
const own = 'http://localhost:3000';

let api: Server;
let proxy: ReturnType<typeof createServer>;

const portOf = (server: Server | typeof proxy) => (server.address() as AddressInfo).port;

test.beforeAll(async () => {
  api = startEditorApi(0, [own, origin]);
  await once(api, 'listening');
  const { private: key, cert } = ownCertificate(forwardedHost);
  // As Codespaces do (https://github.com/symfony/demo/issues/1542): the page's own origin becomes the server's.
  proxy = createServer({ key, cert }, (request, response) => {
    const { method, url: path, headers } = request;
    if (headers.origin === `https://${headers.host}`) headers.origin = own;
    const onward = ask({ host, port: portOf(api), method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  }).listen(0, host);
  await once(proxy, 'listening');
});

test.afterAll(() => {
  for (const server of [api, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Asks through the proxy; returns status and body. */
async function answerTo(method: string, path: string, headers: Record<string, string>) {
  const asked = askSecurely({
    ...{ host, port: portOf(proxy), method, path, rejectUnauthorized: false },
    headers: { host: forwardedHost, ...headers },
  });
  // A save of a file that is not the editor's.
  const save = { additions: [{ path: 'package.json', contents: '' }], deletions: [] };
  asked.end(method === 'POST' ? JSON.stringify(save) : undefined);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)] as const;
}

for (const [method, path, expected] of [
  ['GET', '/api/keystatic/tree', /content\/site\.json/],
  ['POST', '/api/keystatic/update', /must match pattern/],
] as const) {
  test(`${method} ${path} is heard behind another host name, from its own page alone`, async () => {
    const [, body] = await answerTo(method, path, { 'no-cors': '1', origin });
    expect(body).toMatch(expected);
    for (const headers of [
      { origin },
      { 'no-cors': '1', origin: 'https://other.app.github.test' },
      { 'no-cors': '1', origin: 'null' },
    ]) {
      const refused = [422, 'This address is for the editor alone.'];
      expect(await answerTo(method, path, headers)).toEqual(refused);
    }
  });
}
