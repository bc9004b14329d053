// Depends on the inside of the functions framework: it reads no body without content-length or
// transfer-encoding, logs the ids of execution and span, and listens for SIGTERM.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Gives the function its requests as a plain Node server does. Otherwise the functions framework would inflate
 * and parse up to a gigabyte of body before the function runs. It and firebase-functions would write a caller's
 * ids of execution, span and trace into each log entry. The framework also logs a path that it cannot decode.
 * Such a request gets another path, and loses its content type, so that the function refuses it.
 */
export function hideFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    delete request.headers['function-execution-id'];
    delete request.headers['x-cloud-trace-context'];
    delete request.headers.traceparent;
    try {
      decodeURIComponent(request.url ?? '');
    } catch {
      request.url = '/';
      delete request.headers['content-type'];
    }
  });
}

/**
 * Replaces the framework's listener for SIGTERM. Call it in a request: that listener exists by then. The new
 * one is added first. Without any listener, Node would forget a signal that has just arrived.
 */
export function replaceStop(listener: () => void): void {
  const others = process.listeners('SIGTERM');
  process.on('SIGTERM', listener);
  for (const other of others) process.off('SIGTERM', other);
}
