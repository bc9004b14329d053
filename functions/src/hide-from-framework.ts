// Depends on the inside of the functions framework: its body parser assumes that a request without the first
// two headers has no body, it logs the last two, and its listener ends the process at SIGTERM.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hides each body from the functions framework, which would inflate and parse up to a gigabyte before the
 * function runs, and a caller's ids of execution and span, which it would write into each log entry. A path
 * that the framework cannot decode is replaced, because the framework would log it. Such a request also loses
 * its type, so that the function refuses it.
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

/** Listens for SIGTERM in place of the framework, which listens by the first request. */
export function replaceStop(listener: () => void): void {
  process.removeAllListeners('SIGTERM').on('SIGTERM', listener);
}
