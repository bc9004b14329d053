import { functionWith } from '../../functions/src/index';
import type { Times } from '../../functions/src/times';
import { browserHeaders } from '../contact-cases';
import { newVisitor } from './function-process';

const mockLogged: ({ severity: string; message: string } & Record<string, unknown>)[] = [];

jest.mock('../../functions/node_modules/firebase-functions/lib/logger', () => {
  const logAs = (severity: string) => (message: string, data?: object) =>
    void mockLogged.push({ severity, message, ...data });
  const write = (entry: (typeof mockLogged)[number]) => void mockLogged.push(entry);
  return { info: logAs('INFO'), error: logAs('ERROR'), write };
});

/** The function's log entries since the test began. */
export const logged = mockLogged;

/** The function's time limits. A test may make `delivery` shorter. */
export const times: Times = { delivery: 0, pauses: [100, 400], grace: 0 };

beforeEach(() => {
  times.delivery = 12_000;
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  process.env.MAIL_TO = 'office@redrim.example';
  logged.length = 0;
});

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);

export const newFunction = () => functionWith(times);

/** Runs the function in this process with today's settings, without the guard of its requests. */
export function send(data: unknown, headers: Record<string, string | undefined> = browserHeaders) {
  const all: typeof headers = { 'x-forwarded-for': newVisitor(), ...headers };
  const rawRequest = { headers: all, header: (name: string) => all[name], socket: {} };
  const { run } = newFunction();
  return run({ data, rawRequest } as unknown as Parameters<typeof run>[0]) as Promise<unknown>;
}
