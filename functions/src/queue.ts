import type { TimeLimit } from './time-limit';

/**
 * Makes a queue that runs a few tasks at once. The others wait for their turn. A waiting task is refused as
 * soon as the speed of the latest tasks shows that it cannot end before its deadline.
 *
 * @param places how many tasks run at once.
 * @returns a function that runs a task. It throws an Error with the code EQUEUE if the task did not begin.
 */
export function newQueue(places: number) {
  let waiting: { deadline: number; begin: () => void; refuse: () => void }[] = [];
  /** When the running tasks began, the earliest first. */
  const begun: number[] = [];
  /** How long the latest tasks took. While the zero is one of them, nobody is refused. */
  let durations = [0];

  function advance(): void {
    if (begun.length < places) waiting.shift()?.begin();
    // Each task is expected to take as long as the fastest of the latest, because one slow mail says little.
    const duration = Math.min(...durations);
    for (const task of [...waiting]) {
      const index = waiting.indexOf(task);
      // The place that this task will get becomes free when the task in it ends, and after earlier waiting
      // tasks.
      const nextEnd = Math.max(Date.now(), (begun[index % places] ?? 0) + duration);
      const begin = nextEnd + Math.floor(index / places) * duration;
      if (begin + duration > task.deadline) task.refuse();
    }
  }

  return async function run<Result>(
    task: () => Promise<Result>,
    { deadline, signal }: TimeLimit,
  ): Promise<Result> {
    const beganAt = await new Promise<number>((resolve, reject) => {
      const entry = {
        deadline,
        begin: () => {
          const now = Date.now();
          begun.push(now);
          resolve(now);
        },
        refuse: () => {
          waiting = waiting.filter((other) => other !== entry);
          reject(Object.assign(new Error('There was no turn in time.'), { code: 'EQUEUE' }));
        },
      };
      waiting.push(entry);
      signal.addEventListener('abort', entry.refuse);
      advance();
    });
    try {
      return await task();
    } finally {
      begun.splice(begun.indexOf(beganAt), 1);
      durations = [...durations, Date.now() - beganAt].slice(-places);
      advance();
    }
  };
}
