// Depends on the inside of the functions framework: it reads no body without content-length or
// transfer-encoding, logs the ids of execution and span, and listens for SIGTERM.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hides from the functions framework what it would read or log. It would inflate and parse up to a gigabyte
 * of body before the function runs. It would write a caller's ids of execution and span into each log entry.
 * It would log a path that it cannot decode, so such a path is replaced. That request also loses its content
 * type, so that the function refuses it.
 */
export function hideFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    delete request.headers['function-execution-id'];
    delete request.headers['x-cloud-trace-context'];
    try {
      decodeURIComponent(request.url ?? '');
    } catch {
      request.url = '/';
      delete request.headers['content-type'];
    }
  });
}

/** Replaces the framework's listener for SIGTERM. Call it in a request: that listener exists by then. */
export function replaceStop(listener: () => void): void {
  process.removeAllListeners('SIGTERM').on('SIGTERM', listener);
}
