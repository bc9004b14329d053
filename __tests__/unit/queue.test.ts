import { EventEmitter, once } from 'node:events';

import { newQueue } from '../../functions/src/queue';

const inTime = new AbortController().signal;

/** Fills a queue with one place. Returns a function that ends the task in it. */
function occupied() {
  const run = newQueue(1);
  const events = new EventEmitter();
  void run(() => once(events, 'end'), inTime);
  return { run, end: () => events.emit('end') };
}

test('the longest waiting task gets the next free place', async () => {
  const { run, end } = occupied();
  const order: string[] = [];
  const add = (name: string) => run(() => Promise.resolve(order.push(name)), inTime);
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
  const time = new AbortController();
  const begun = jest.fn(() => Promise.resolve());
  const impatient = run(begun, time.signal);
  const patient = run(() => Promise.resolve('done'), inTime);
  time.abort();
  await expect(impatient).rejects.toMatchObject({ code: 'EQUEUE' });
  end();
  await expect(patient).resolves.toBe('done');
  expect(begun).not.toHaveBeenCalled();
});
