import { addressHours } from '../../lib/retention';
import { wholeNumber } from './settings';

const minute = 60_000;
const remembered = addressHours * 60 * minute;

/** The limit that refuses an enquiry: that of its visitor's network, or that of the day. */
type Refusal = 'visitor' | 'day';

/**
 * The rate limits (docs/security.md). A visitor's network may send `perVisitor` enquiries in ten minutes, and twice as
 * many in a day. All visitors together may send `daily`. Enquiries that are refused or not mailed do not count.
 */
export class Limits {
  private admitted: { visitor: string; time: number }[] = [];

  constructor(private readonly ceilings: { perVisitor: number; daily: number }) {}

  /** For tests: the number of enquiries in memory. */
  get size(): number {
    return this.admitted.length;
  }

  /**
   * Forgets enquiries older than a day. Every request calls it, and the uptime checks (ops/) make requests all day. So
   * no visitor is remembered longer.
   */
  forget(time = Date.now()): void {
    this.admitted = this.admitted.filter((enquiry) => enquiry.time > time - remembered);
  }

  /**
   * Counts an enquiry unless it must be refused.
   *
   * @param visitor the network that sent it.
   * @returns the limit that refuses it, or a function that undoes the count.
   */
  admit(visitor: string, time = Date.now()): { refusal: Refusal } | { giveBack: () => void } {
    this.forget(time);
    const { perVisitor, daily } = this.ceilings;
    const fromVisitor = this.admitted.filter((enquiry) => enquiry.visitor === visitor);
    const recent = fromVisitor.filter((enquiry) => enquiry.time > time - 10 * minute);
    if (recent.length >= perVisitor || fromVisitor.length >= 2 * perVisitor) {
      return { refusal: 'visitor' };
    }
    if (this.admitted.length >= daily) return { refusal: 'day' };

    const added = { visitor, time };
    this.admitted.push(added);
    return {
      giveBack: () => (this.admitted = this.admitted.filter((enquiry) => enquiry !== added)),
    };
  }
}

/** The limits that this instance counts (see `maxInstances` in index.ts). */
export const limits = new Limits({
  perVisitor: wholeNumber('ENQUIRIES_PER_VISITOR', 10, 'enquiries'),
  daily: wholeNumber('DAILY_ENQUIRIES', 400, 'enquiries'),
});
