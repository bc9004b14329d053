// Depends on the inside of the functions framework and of firebase-functions: where their files are.

import { http } from '../../functions/node_modules/@google-cloud/functions-framework/build/src/index';
import { getTestServer } from '../../functions/node_modules/@google-cloud/functions-framework/build/src/testing';
import { functionWith } from '../../functions/src/index';
import type { Times } from '../../functions/src/times';
import { listen } from '../listen';
import { callerOf } from './function-process';

const mockLogged: ({ severity: string; message: string } & Record<string, unknown>)[] = [];

jest.mock('../../functions/node_modules/firebase-functions/lib/logger', () => {
  const logAs = (severity: string) => (message: string, data?: object) =>
    void mockLogged.push({ severity, message, ...data });
  const write = (entry: (typeof mockLogged)[number]) => void mockLogged.push(entry);
  return { info: logAs('INFO'), error: logAs('ERROR'), write };
});

/** The function's log entries since the test began. */
export const logged = mockLogged;

/** The function's time limits. A test may change them. */
export const times = {} as Times;

beforeEach(() => {
  Object.assign(times, { body: 10_000, delivery: 300_000, pauses: [1, 4], grace: 9000 });
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  process.env.MAIL_TO = 'office@redrim.example';
  logged.length = 0;
});

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);

// Each call reads today's settings.
http('sendContactEmail', (request, response) => functionWith(times)(request as never, response));
const server = getTestServer('sendContactEmail');

/** The port at which the function listens in this process. */
export const port = listen(server);

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Calls the function in this process, with today's settings, as the page does. */
export const send = async (...call: Parameters<ReturnType<typeof callerOf>>) =>
  callerOf(`http://127.0.0.1:${await port}/`)(...call);
