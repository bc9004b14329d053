// Depends on the inside of body-parser@2.4.0: it assumes that a request without these two headers has no body.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hides from the functions framework what it would read before the guard. It inflates and parses bodies of up to a
 * gigabyte, and logs a path that it cannot decode. The guard refuses a request without that path and without a type.
 */
export function hideFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    try {
      decodeURIComponent(request.url ?? '');
    } catch {
      request.url = '/';
      delete request.headers['content-type'];
    }
  });
}
