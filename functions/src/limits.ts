import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { Origin } from './request';
import { wholeNumber } from './settings';

/** Each instance counts for itself; there are five of them at most. */
const limits = {
  visitor: limiter('ENQUIRIES_PER_VISITOR', { points: 10, duration: 600 }),
  connection: limiter('ENQUIRIES_PER_CONNECTION', { points: 30, duration: 60 }),
  overall: limiter('ENQUIRIES_OVERALL', { points: 60, duration: 60 }),
};

/** A limit of enquiries per seconds; a variable of the environment can set another number. */
function limiter(variable: string, { points, duration }: { points: number; duration: number }) {
  return new RateLimiterMemory({ points: wholeNumber(variable, points, 'enquiries'), duration });
}

/**
 * Counts an enquiry: against its connection's limit first, so that invented visitors fill no memory,
 * against everybody's last, so that a flood from one place leaves room for others.
 *
 * @returns whether it is within all of them.
 */
export async function withinLimits({ connection, visitor }: Origin): Promise<boolean> {
  try {
    await limits.connection.consume(connection);
    await limits.visitor.consume(visitor);
    await limits.overall.consume('everybody');
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}
