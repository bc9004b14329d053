import * as logger from 'firebase-functions/logger';

import { replaceStop } from './hide-from-framework';
import { messages } from './messages';

let inProgress = 0;
let state: 'not listening' | 'listening' | 'stopping' = 'not listening';

/**
 * Keeps the process running after SIGTERM until this work is done. It counts the work and not the connection,
 * because a visitor may leave before the mail is sent.
 *
 * @param grace the milliseconds after which the process logs unfinished work and ends.
 */
export async function finishBeforeStop(work: Promise<void>, grace: number): Promise<void> {
  if (state === 'not listening') {
    state = 'listening';
    replaceStop(() => {
      state = 'stopping';
      exitOnceIdle();
      setTimeout(giveUp, grace);
    });
  }
  inProgress += 1;
  try {
    await work;
  } finally {
    inProgress -= 1;
    exitOnceIdle();
  }
}

function exitOnceIdle(): void {
  if (state === 'stopping' && inProgress === 0) process.exit();
}

function giveUp(): void {
  const advice = 'Google stopped the instance: look in the mailboxes, because each mail may have arrived.';
  logger.write({
    severity: 'ERROR',
    message: messages.notMailed,
    code: 'SIGTERM',
    count: inProgress,
    advice,
  });
  process.exit();
}
