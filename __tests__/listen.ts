import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on a free local port, and returns the port. The server does not keep the process running.
 */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return (server.address() as AddressInfo).port;
}
