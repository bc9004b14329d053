import { EventEmitter, once } from 'node:events';

import { newQueue } from '../../functions/src/queue';

const inTime = () => ({ deadline: Date.now() + 60_000, signal: new AbortController().signal });

/** Fills a queue with one place. Returns a function that ends the task in it. */
function occupied() {
  const run = newQueue(1);
  const events = new EventEmitter();
  void run(() => once(events, 'end'), inTime());
  return { run, end: () => events.emit('end') };
}

test('the longest waiting task gets the next free place', async () => {
  const { run, end } = occupied();
  const order: string[] = [];
  const add = (name: string) => run(() => Promise.resolve(order.push(name)), inTime());
  const waiting = [add('second'), add('third')];
  await Promise.resolve();
  expect(order).toEqual([]);
  end();
  await Promise.resolve();
  waiting.push(add('newcomer'));
  await Promise.all(waiting);
  expect(order).toEqual(['second', 'third', 'newcomer']);
});

test('a task whose time is over leaves the queue, and the next one gets the place', async () => {
  const { run, end } = occupied();
  const time = new AbortController();
  const begun = jest.fn(() => Promise.resolve());
  const impatient = run(begun, { ...inTime(), signal: time.signal });
  const patient = run(() => Promise.resolve('done'), inTime());
  time.abort();
  await expect(impatient).rejects.toMatchObject({ code: 'EQUEUE' });
  end();
  await expect(patient).resolves.toBe('done');
  expect(begun).not.toHaveBeenCalled();
});

describe('a burst of thirty tasks that must end within ten seconds, three at a time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Runs the tasks. Returns how many ended, how many were refused, and when the last of each did. */
  async function burst(durationOf: (index: number) => number) {
    const start = Date.now();
    const run = newQueue(3);
    const done: number[] = [];
    const refused: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const task = () => new Promise<void>((resolve) => void setTimeout(resolve, durationOf(index)));
      run(task, { deadline: start + 10_000, signal: new AbortController().signal }).then(
        () => done.push(Date.now() - start),
        () => refused.push(Date.now() - start),
      );
    }
    await jest.advanceTimersByTimeAsync(60_000);
    return { done: done.length, refused: refused.length, lastRefused: Math.max(...refused) };
  }

  test('does them all if they are fast enough', async () => {
    expect(await burst(() => 1000)).toMatchObject({ done: 30, refused: 0 });
  });

  test('refuses those that cannot end in time as soon as the first three have shown their speed', async () => {
    expect(await burst(() => 3000)).toEqual({ done: 9, refused: 21, lastRefused: 3000 });
  });

  test('refuses nobody because of one slow task', async () => {
    expect(await burst((index) => (index === 1 ? 9000 : 700))).toMatchObject({ refused: 0 });
  });
});
