import { addressHours } from '../../lib/retention';
import type { Origin } from './origin';
import { wholeNumber } from './settings';

const minute = 60_000;
const day = addressHours * 60 * minute;

/** Why an enquiry is refused: too many from its visitor's network, or too many in a day. */
export type Refusal = 'visitor' | 'day';

/**
 * The limits (docs/security.md): a visitor's network has `perVisitor` enquiries in ten minutes and twice as
 * many in a day; a connection has at most half of what the others leave of the day; everybody together has
 * `daily`. What is refused, or could not be mailed, counts against nobody.
 */
export class Limits {
  private taken: (Origin & { time: number })[] = [];

  constructor(private readonly ceilings: { perVisitor: number; daily: number }) {}

  /** How many enquiries are remembered. */
  get size(): number {
    return this.taken.length;
  }

  /** Forgets the enquiries of more than a day ago; to be called often, so that nobody is remembered longer. */
  forget(time = Date.now()): void {
    this.taken = this.taken.filter((each) => each.time > time - day);
  }

  /** Counts an enquiry unless it must be refused. `giveBack` takes the count back. */
  admit(origin: Origin, time = Date.now()): { refusal: Refusal } | { giveBack: () => void } {
    this.forget(time);
    const { perVisitor, daily } = this.ceilings;
    const ofVisitor = this.taken.filter(({ visitor }) => visitor === origin.visitor);
    const lately = ofVisitor.filter((each) => each.time > time - 10 * minute);
    if (lately.length >= perVisitor || ofVisitor.length >= 2 * perVisitor) {
      return { refusal: 'visitor' };
    }
    // Half of what the others leave: a connection may use no more than it leaves in turn.
    const ofConnection = this.taken.filter(({ connection }) => connection === origin.connection);
    if (ofConnection.length >= daily - this.taken.length) return { refusal: 'day' };

    const enquiry = { ...origin, time };
    this.taken.push(enquiry);
    return { giveBack: () => (this.taken = this.taken.filter((each) => each !== enquiry)) };
  }
}

/** The limits of this instance, the only one (see sendContactEmail). */
export const limits = new Limits({
  perVisitor: wholeNumber('ENQUIRIES_PER_VISITOR', 10, 'enquiries'),
  daily: wholeNumber('DAILY_ENQUIRIES', 400, 'enquiries'),
});
