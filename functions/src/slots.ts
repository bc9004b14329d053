/** Lets a number of tasks run at once. The others wait for their turn, in order. */
export function slots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    /** @param signal ends the wait: the promise rejects, and the place in the queue is given up. */
    enter: async (signal: AbortSignal): Promise<void> => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason as Error);
        };
        waiting.push(begin);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
    leave: (): void => {
      const next = waiting.shift();
      // The place is handed over, so that nobody who comes later takes it.
      if (next) next();
      else free += 1;
    },
  };
}
