// Depends on the inside of firebase-functions: its logger keeps the console's methods as they are on
// import.

import type { Times } from '../../functions/src/times';
import { browserHeaders } from '../contact-cases';
import { newVisitor } from './function-process';

let functionWith: typeof import('../../functions/src/index').functionWith;

/** The function's time limits. A test may make `delivery` shorter. */
export const times: Times = { delivery: 0, pauses: [100, 400], grace: 0 };

/** The function's log entries since the test began. */
export const logged: ({ severity: string; message: string } & Record<string, unknown>)[] = [];

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error'] as const) {
    console[method] = (line: string) => {
      const entry = JSON.parse(line) as (typeof logged)[number];
      // The logger adds a stack to errors.
      logged.push({ ...entry, message: entry.message.replace(/^Error: (.*)[^]*/, '$1') });
    };
  }
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  ({ functionWith } = await import('../../functions/src/index'));
});

beforeEach(() => {
  times.delivery = 12_000;
  process.env.MAIL_TO = 'office@redrim.example';
  logged.length = 0;
});

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);

/** Runs the function in this process with today's settings, without the guard of its requests. */
export function send(data: unknown, headers: Record<string, string | undefined> = browserHeaders) {
  const all: typeof headers = { 'x-forwarded-for': newVisitor(), ...headers };
  const rawRequest = { headers: all, header: (name: string) => all[name], socket: {} };
  const { run } = functionWith(times);
  return run({ data, rawRequest } as unknown as Parameters<typeof run>[0]) as Promise<unknown>;
}
