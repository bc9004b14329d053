// Depends on the inside of @google-cloud/functions-framework@5.0.5: its listener ends the process at SIGTERM.

import type { ServerResponse } from 'node:http';

import { SECOND_MS } from './settings';

/** Cloud Run kills an instance ten seconds after SIGTERM. */
const grace = 9 * SECOND_MS;

const underWay = new Set<ServerResponse>();
const end = new AbortController();
let stopping = false;
let listening = false;

/** Aborts when what is under way must fail, which logs and answers it. */
export const endOfGrace = end.signal;

/** Keeps the process running after SIGTERM until this is answered, for nine seconds at most. */
export function finishBeforeStop(response: ServerResponse): void {
  if (!listening) {
    // The framework has begun to listen for the signal by the first request, not by the function's import.
    process.removeAllListeners('SIGTERM').on('SIGTERM', stop);
    listening = true;
  }
  underWay.add(response);
  response.once('close', () => {
    underWay.delete(response);
    if (stopping) exitOnceIdle();
  });
}

function stop(): void {
  stopping = true;
  exitOnceIdle();
  setTimeout(() => end.abort(), grace);
}

function exitOnceIdle(): void {
  if (underWay.size === 0) process.exit();
}
