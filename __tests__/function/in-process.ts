import { createServer } from 'node:http';

import type { Times } from '../../functions/src/times';
import { listen } from '../listen';
import { callerOf } from './function-process';

/** The function's log entries since the test began. */
export const logged: ({ severity: string; message: string } & Record<string, unknown>)[] = [];

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);

for (const method of ['info', 'warn', 'error'] as const) {
  console[method] = (entry: string) => void logged.push(JSON.parse(entry) as (typeof logged)[number]);
}
// firebase-functions takes the console when it loads, so the function loads here.
const { functionWith } =
  jest.requireActual<typeof import('../../functions/src/index')>('../../functions/src/index');

/** The function's time limits. A test may change them. */
export const times = {} as Times;

beforeEach(() => {
  Object.assign(times, { body: 10_000, delivery: 300_000, pauses: [1, 4], grace: 9000 });
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  process.env.MAIL_TO = 'office@redrim.example';
  logged.length = 0;
});

const run = functionWith(times);
const server = createServer((request, response) => void run(request as never, response as never));

/** The port at which the function listens in this process. */
export const port = listen(server);

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Calls the function in this process as the page does. It reads the settings of that moment. */
export const send = async (...call: Parameters<ReturnType<typeof callerOf>>) =>
  callerOf(`http://127.0.0.1:${await port}/`)(...call);
