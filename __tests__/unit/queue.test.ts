import { EventEmitter, once } from 'node:events';

import { newQueue } from '../../functions/src/queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fills a queue with one place. Returns a function that ends the task in it. */
function occupied() {
  const run = newQueue(1);
  const events = new EventEmitter();
  void run(0, () => once(events, 'end'));
  return { run, end: () => events.emit('end') };
}

test('the longest waiting task gets the next free place', async () => {
  const { run, end } = occupied();
  const order: string[] = [];
  const add = (name: string) => run(1000, () => Promise.resolve(order.push(name)));
  const waiting = [add('second'), add('third')];
  await Promise.resolve();
  expect(order).toEqual([]);
  end();
  await Promise.resolve();
  waiting.push(add('newcomer'));
  await Promise.all(waiting);
  expect(order).toEqual(['second', 'third', 'newcomer']);
});

test('a task whose time is over never begins, and the next one gets the place', async () => {
  const { run, end } = occupied();
  const begun = jest.fn(() => Promise.resolve());
  const impatient = run(1000, begun);
  const patient = run(1001, () => Promise.resolve('done'));
  jest.advanceTimersByTime(1000);
  // The place is free at the same moment.
  end();
  await expect(impatient).rejects.toMatchObject({ code: 'EQUEUE' });
  await expect(patient).resolves.toBe('done');
  expect(begun).not.toHaveBeenCalled();
});
