// Depends on the inside of @google-cloud/functions-framework@5.0.5: its listener ends the process at SIGTERM.

import type { ServerResponse } from 'node:http';

import { SECOND_MS } from './settings';

/** Cloud Run kills an instance ten seconds after SIGTERM. */
const grace = 9 * SECOND_MS;

const openResponses = new Set<ServerResponse>();
const end = new AbortController();
let state: 'unheard' | 'listening' | 'stopping' = 'unheard';

/** Aborts when open requests must fail, so that they are logged and answered before the end. */
export const endOfGrace = end.signal;

/** Keeps the process running after SIGTERM until this response is sent, for nine seconds at most. */
export function finishBeforeStop(response: ServerResponse): void {
  if (state === 'unheard') {
    // The framework listens for the signal by the first request, but not yet when it imports the function.
    process.removeAllListeners('SIGTERM').on('SIGTERM', stop);
    state = 'listening';
  }
  openResponses.add(response);
  response.once('close', () => {
    openResponses.delete(response);
    if (state === 'stopping') exitOnceIdle();
  });
}

function stop(): void {
  state = 'stopping';
  exitOnceIdle();
  setTimeout(() => end.abort(), grace);
}

function exitOnceIdle(): void {
  if (openResponses.size === 0) process.exit();
}
