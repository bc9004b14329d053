/**
 * Runs a task with a signal that aborts after a time, because of an Error with the code ETIMEDOUT. Afterward
 * nothing keeps the signal, so memory is free of it and of its listeners.
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
