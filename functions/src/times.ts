/** The function's time limits, in milliseconds. */
export interface Times {
  /** For the whole body of a request. */
  body: number;
  /** For all attempts to mail an enquiry. Hosting cuts a call at 60 seconds. */
  delivery: number;
  /** The average pauses before the second and the third attempt. */
  pauses: number[];
  /** From SIGTERM until the process gives up. Cloud Run kills an instance after ten seconds. */
  grace: number;
}

/** Tests pass shorter times. */
export const defaultTimes: Times = { body: 10_000, delivery: 40_000, pauses: [1000, 4000], grace: 9000 };

/**
 * Runs a task with a signal that aborts after a time, with an Error whose code is ETIMEDOUT. The timer ends
 * with the task, so a finished task keeps nothing in memory.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = Object.assign(new Error('There was no answer in time.'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => controller.abort(late), milliseconds);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
