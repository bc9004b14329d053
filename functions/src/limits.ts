import { addressHours } from '../../lib/retention';
import type { Origin } from './request';
import { wholeNumber } from './settings';

const minute = 60_000;
const day = addressHours * 60 * minute;

/** How many enquiries are accepted; docs/security.md explains the numbers. */
interface Ceilings {
  /** From one visitor in ten minutes, and a twentieth of the day's in a day. */
  perVisitor: number;
  /** From everybody in a minute; less than five times that while many connections are at it. */
  overall: number;
  /** From everybody in a day. */
  daily: number;
}

/** Why an enquiry is refused: its visitor's own enquiries, or those of all in a minute or a day. */
export type Refusal = 'visitor' | 'minute' | 'day';

/**
 * Remembers only the enquiries accepted in the last day: a refused flood fills no memory and counts against
 * nobody.
 */
export class Limits {
  private readonly taken: (Origin & { time: number })[] = [];

  constructor(private readonly ceilings: Ceilings) {}

  /** How many enquiries are remembered; never more than the day's ceiling. */
  get size(): number {
    return this.taken.length;
  }

  /** Forgets the enquiries of more than a day ago; to be called often, so that nobody is remembered longer. */
  forget(time = Date.now()): void {
    while (this.taken[0] && this.taken[0].time <= time - day) this.taken.shift();
  }

  /** @returns why the enquiry is refused; undefined if it is admitted, and counted. */
  admit(origin: Origin, time = Date.now()): Refusal | undefined {
    this.forget(time);
    const refusal = this.find(origin, time);
    if (!refusal) this.taken.push({ ...origin, time });
    return refusal;
  }

  private find({ visitor, connection }: Origin, time: number): Refusal | undefined {
    const { perVisitor, overall, daily } = this.ceilings;
    // The same address behind another connection may be forged, so visitors are counted per connection.
    const ofVisitor = this.taken.filter(
      (each) => each.visitor === visitor && each.connection === connection,
    );
    const lately = ofVisitor.filter((each) => each.time > time - 10 * minute).length;
    if (lately >= perVisitor || ofVisitor.length >= Math.max(perVisitor, daily / 20)) {
      return 'visitor';
    }

    const inMinute = this.taken.filter((each) => each.time > time - minute);
    // A connection may be the front end that all visitors share, so a full minute leaves each its share.
    if (inMinute.length >= overall) {
      const active = new Set([connection, ...inMinute.map((each) => each.connection)]).size;
      if (from(connection, inMinute) + 1 > overall / active) return 'minute';
    }

    // A connection leaves at least as much of the day to the others as it has used.
    const left = daily - this.taken.length;
    if (left <= 0 || from(connection, this.taken) >= Math.max(overall, left)) return 'day';
    return undefined;
  }
}

function from(connection: string, enquiries: Origin[]): number {
  return enquiries.filter((each) => each.connection === connection).length;
}

/** The limits of this instance, the only one (see sendContactEmail). */
export const limits = new Limits({
  perVisitor: wholeNumber('ENQUIRIES_PER_VISITOR', 10, 'enquiries'),
  overall: wholeNumber('ENQUIRIES_OVERALL', 60, 'enquiries'),
  daily: wholeNumber('DAILY_ENQUIRIES', 400, 'enquiries'),
});
