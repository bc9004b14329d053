/** A semaphore: it lets `count` tasks run at once. Other tasks wait in a queue. */
export function semaphore(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    /** @param signal ends the wait. The promise then rejects, and the task leaves the queue. */
    acquire: async (signal: AbortSignal): Promise<void> => {
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
    release: (): void => {
      const next = waiting.shift();
      // The longest waiting task gets its turn before any newcomer.
      if (next) next();
      else free += 1;
    },
  };
}
