import { browserHeaders, validMessage } from '../../test-support/contact-cases';
import { unlimited } from '../../test-support/function-process';

type Functions = typeof import('../../functions/src/index');
type SendContactEmail = Functions['sendContactEmail'];

let functions: Functions;

/** What the functions have logged since the test began, a line of JSON each. */
export const logged: string[] = [];

jest.setTimeout(30_000);

beforeAll(async () => {
  // firebase-functions captures the console's methods on import and writes its log to them.
  for (const method of ['info', 'warn', 'error'] as const) {
    console[method] = (line: string) => {
      logged.push(line);
    };
  }
  process.env.MAIL_FROM = 'Red Rim Shuttle website <website@redrim.example>';
  process.env.MAIL_TO = 'office@redrim.example';
  Object.assign(process.env, unlimited, { MAIL_SECOND_MS: '50' });
  functions = await import('../../functions/src/index');
});

beforeEach(() => {
  logged.length = 0;
});

/** The lines of one severity, parsed. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.severity === severity);

/** Calls sendContactEmail in this process, past the guard of its requests. */
export function send(data: unknown, headers: Record<string, string | undefined> = browserHeaders) {
  const header = (name: string) => headers[name];
  const rawRequest = { headers, header, socket: { remoteAddress: '127.0.0.1' } };
  return functions.sendContactEmail.run({ data, rawRequest } as unknown as Parameters<
    SendContactEmail['run']
  >[0]);
}

/** Runs checkMailServer in this process, as if on schedule. */
export const checkMailServer = () =>
  functions.checkMailServer.run({ scheduleTime: '2026-01-15T14:00:00Z' });

/** What makes smtp-server refuse with a code, in words that must not be logged. */
export function failure(responseCode: number) {
  return Object.assign(new Error(`No mail from ${validMessage.email}`), { responseCode });
}
