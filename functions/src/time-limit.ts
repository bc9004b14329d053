/** The end of the time that a task has. */
export interface TimeLimit {
  /** When the time is over, as `Date.now()` counts. */
  deadline: number;
  /** Aborts at the deadline. */
  signal: AbortSignal;
}

/** Runs a task with a time limit. A finished task leaves no timer, so its listeners can go with the signal. */
export async function withTimeLimit<Result>(
  milliseconds: number,
  task: (limit: TimeLimit) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await task({ deadline: Date.now() + milliseconds, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
