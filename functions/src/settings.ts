/**
 * Reads a whole number from the environment.
 *
 * @throws an Error that names the variable if it is set to anything else.
 */
export function wholeNumber(variable: string, fallback: number, unit: string): number {
  const value = process.env[variable] ?? String(fallback);
  if (!/^[1-9][0-9]*$/.test(value)) {
    throw new Error(`${variable} must be a whole number of ${unit}, not "${value}".`);
  }
  return Number(value);
}

/** The length of a second in the time limits of mail and of stopping, in milliseconds. Tests change it. */
export const SECOND_MS = wholeNumber('MAIL_SECOND_MS', 1000, 'milliseconds');
