/**
 * Runs a task with a signal that aborts after a time. Afterward nothing keeps the signal, so memory is free
 * of it and of its listeners.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
