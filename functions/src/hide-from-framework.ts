// Depends on the inside of body-parser: it assumes that a request without these two headers has no
// body.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hides each body from the functions framework, which would inflate and parse up to a gigabyte before the
 * guard runs. A path that the framework cannot decode is replaced, because the framework would log it. Such a
 * request also loses its type, so that the guard refuses it.
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
