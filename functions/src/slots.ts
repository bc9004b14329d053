/** Lets a number of tasks run at once; the others wait for their turn, in order. */
export function slots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async enter(): Promise<void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave(): void {
      const next = waiting.shift();
      // Handed over, so that nobody who comes later takes the place.
      if (next) next();
      else free += 1;
    },
  };
}
