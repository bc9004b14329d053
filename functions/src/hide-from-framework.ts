// Depends on the inside of the functions framework: it reads no body without content-length or
// transfer-encoding, logs the ids of execution and span, and listens for SIGTERM.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Gives the function its requests as a plain Node server does, and hides them from the framework. */
export function hideFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Otherwise the framework would inflate and parse up to a gigabyte of body before the function runs.
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    // Otherwise it and firebase-functions would write a caller's ids into each log entry.
    delete request.headers['function-execution-id'];
    delete request.headers['x-cloud-trace-context'];
    delete request.headers.traceparent;
    try {
      decodeURIComponent(request.url ?? '');
    } catch {
      // The framework would log such a path. Without a content type, the function refuses the request.
      request.url = '/';
      delete request.headers['content-type'];
    }
  });
}

/**
 * Replaces the listener for SIGTERM that the framework adds when its server starts to listen. So call it in a
 * request. The new one is added first. Without any listener, Node would forget a signal that has just arrived.
 */
export function replaceStop(listener: () => void): void {
  const others = process.listeners('SIGTERM');
  process.on('SIGTERM', listener);
  for (const other of others) process.off('SIGTERM', other);
}
