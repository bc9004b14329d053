/**
 * The function's log entries since the test began. Import this before the function, because firebase-functions
 * takes the console when it loads.
 */
export const logged: ({ severity: string; message: string } & Record<string, unknown>)[] = [];

for (const method of ['info', 'warn', 'error'] as const) {
  console[method] = (entry: string) => void logged.push(JSON.parse(entry) as (typeof logged)[number]);
}

/** Returns the log entries of one severity. */
export const loggedAs = (severity: 'INFO' | 'WARNING' | 'ERROR') =>
  logged.filter((entry) => entry.severity === severity);
