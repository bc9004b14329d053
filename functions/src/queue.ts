/**
 * Makes a queue that runs a few tasks at once. The others wait for their turn, first come first served.
 *
 * @param places how many tasks run at once.
 * @returns a function that runs a task. If its turn does not come within longestWait milliseconds, the
 *   function throws an Error with the code EQUEUE, and the task never begins.
 */
export function newQueue(places: number) {
  const waiting = new Set<() => void>();
  let free = places;
  return async <Result>(longestWait: number, task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          waiting.delete(begin);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(begin);
          reject(Object.assign(new Error('There was no turn in time.'), { code: 'EQUEUE' }));
        }, longestWait);
        waiting.add(begin);
      });
    }
    try {
      return await task();
    } finally {
      // The next task takes over the place.
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
