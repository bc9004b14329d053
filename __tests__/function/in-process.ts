// Depends on the inside of firebase-functions@7.4.0: its logger keeps the console's methods as they are on
// import.

import type { Times } from '../../functions/src/times';
import { browserHeaders } from '../contact-cases';
import { unlimited } from './function-process';

type Functions = ReturnType<typeof import('../../functions/src/index').functionsWith>;

let functions: Functions;

/** The functions' time limits. A test may make `delivery` shorter. */
export const times: Times = { delivery: 0, pauses: [100, 400], grace: 0 };

/** The functions' log entries since the test began. */
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
  Object.assign(process.env, unlimited);
  const { functionsWith } = await import('../../functions/src/index');
  functions = functionsWith(times);
});

beforeEach(() => {
  times.delivery = 12_000;
  process.env.MAIL_TO = 'office@redrim.example';
  logged.length = 0;
});

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);

/** Calls sendContactEmail in this process, without the guard of its requests. */
export function send(data: unknown, headers: Record<string, string | undefined> = browserHeaders) {
  const rawRequest = { headers, header: () => undefined, socket: { remoteAddress: '127.0.0.1' } };
  const request = { data, rawRequest } as unknown;
  return functions.sendContactEmail.run(
    request as Parameters<Functions['sendContactEmail']['run']>[0],
  ) as Promise<unknown>;
}

/** Runs checkMailServer in this process, as if on schedule. */
export const checkMailServer = () => functions.checkMailServer.run({ scheduleTime: '2026-01-15T14:00:00Z' });
