import type { Origin } from './request';
import { wholeNumber } from './settings';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many enquiries are taken; docs/security.md says why these and in this way. */
interface Ceilings {
  /** From one visitor in ten minutes, and a twentieth of the day's in a day. */
  perVisitor: number;
  /** From everybody in a minute; twice that when several connections are at it. */
  overall: number;
  /** From everybody in a day. */
  daily: number;
}

/** What an enquiry is refused for: the visitor's own doing, or what all have sent in a minute or a day. */
export type Refusal = 'visitor' | 'minute' | 'day';

/**
 * Remembers the enquiries taken in the last day, and those alone: a flood that is refused fills no memory,
 * and counts against nobody.
 */
export class Limits {
  private readonly taken: (Origin & { time: number })[] = [];

  constructor(private readonly ceilings: Ceilings) {}

  /** How many enquiries are remembered: never more than the day's ceiling. */
  get size(): number {
    return this.taken.length;
  }

  /** @returns what the enquiry is refused for; when it is taken, nothing, and it is counted. */
  refuse(origin: Origin, time = Date.now()): Refusal | undefined {
    while (this.taken[0] && this.taken[0].time <= time - day) this.taken.shift();
    const refusal = this.find(origin, time);
    if (!refusal) this.taken.push({ ...origin, time });
    return refusal;
  }

  private find({ visitor, connection }: Origin, time: number): Refusal | undefined {
    const { perVisitor, overall, daily } = this.ceilings;
    // The same address behind another connection may be invented, so each connection has visitors of its own.
    const ofVisitor = this.taken.filter(
      (each) => each.visitor === visitor && each.connection === connection,
    );
    const lately = ofVisitor.filter((each) => each.time > time - 10 * minute).length;
    if (lately >= perVisitor || ofVisitor.length >= Math.max(perVisitor, daily / 20)) {
      return 'visitor';
    }

    const inMinute = this.taken.filter((each) => each.time > time - minute);
    if (inMinute.length >= overall) {
      const active = new Set([connection, ...inMinute.map((each) => each.connection)]).size;
      if (from(connection, inMinute) + 1 > overall / active) return 'minute';
    }

    // A connection leaves as much of the day to the others as it has had itself.
    const left = daily - this.taken.length;
    if (left <= 0 || from(connection, this.taken) >= Math.max(overall, left)) return 'day';
    return undefined;
  }
}

function from(connection: string, enquiries: Origin[]): number {
  return enquiries.filter((each) => each.connection === connection).length;
}

/** Of this instance, which is the only one (see sendContactEmail). */
export const limits = new Limits({
  perVisitor: wholeNumber('ENQUIRIES_PER_VISITOR', 10, 'enquiries'),
  overall: wholeNumber('ENQUIRIES_OVERALL', 60, 'enquiries'),
  daily: wholeNumber('DAILY_ENQUIRIES', 400, 'enquiries'),
});
