/**
 * Makes a queue that runs a few tasks at once. The others wait for their turn, first come first served.
 *
 * @param places how many tasks run at once.
 * @returns a function that runs a task. If the signal aborts before the task's turn, the function throws an
 *   Error with the code EQUEUE, and the task never begins.
 */
export function newQueue(places: number) {
  const waiting = new Set<() => void>();
  let free = places;
  return async <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((begin, refuse) => {
        waiting.add(begin);
        signal.addEventListener('abort', () => {
          waiting.delete(begin);
          refuse(Object.assign(new Error('There was no turn in time.'), { code: 'EQUEUE' }));
        });
      });
    }
    try {
      return await task();
    } finally {
      const [next = () => (free += 1)] = waiting;
      waiting.delete(next);
      // The next task takes over the place.
      next();
    }
  };
}
