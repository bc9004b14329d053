import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { host } from '../scripts/shared/ports';

/**
 * Starts a server on a free port of this machine.
 *
 * @returns its port and origin, and a function that ends it, whatever is still on its way.
 */
export async function listen(server: Server | TlsServer) {
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that is free, for a program that must be told one. */
export async function freePort(): Promise<number> {
  const { port, end } = await listen(createServer());
  end();
  return port;
}
