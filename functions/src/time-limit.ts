/** The end of the time that a task has. */
export interface TimeLimit {
  /** When the time is over, as `Date.now()` counts. */
  deadline: number;
  /** Aborts at the deadline. */
  signal: AbortSignal;
}

/**
 * Runs a task with a time limit. Afterward nothing keeps the signal, so memory is free of it and of its
 * listeners.
 */
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
