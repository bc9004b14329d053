/**
 * Lets a number of tasks run at once; the others wait for their turn, in order.
 *
 * @returns `enter`, which resolves to a function that ends the task, or to undefined if the signal came first.
 */
export function slots(count: number) {
  let free = count;
  const waiting = new Set<() => void>();
  const leave = () => {
    free += 1;
    const [next] = waiting;
    next?.();
  };
  const enter = async (signal: AbortSignal): Promise<(() => void) | undefined> => {
    while (free === 0 && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go);
          resolve();
        };
        waiting.add(go);
        signal.addEventListener('abort', go, { once: true });
      });
    }
    if (signal.aborted) return undefined;
    free -= 1;
    return leave;
  };
  return { enter };
}
