import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { host } from '../scripts/shared/ports';

/** A server on a free port of this machine that answers every request alike. */
export async function startAnswering(status: number, body: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
