/** A whole number from the environment; an Error names the variable if it is set to anything else. */
export function wholeNumber(variable: string, fallback: number, unit: string): number {
  const set = process.env[variable] ?? String(fallback);
  if (!/^[1-9][0-9]*$/.test(set)) {
    throw new Error(`${variable} must be a whole number of ${unit}, not "${set}".`);
  }
  return Number(set);
}

/** A second of every pause and timeout, in milliseconds. Tests shorten it. */
export const SECOND_MS = wholeNumber('MAIL_SECOND_MS', 1000, 'milliseconds');
