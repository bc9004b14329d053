import { addressHours } from '../../lib/retention';
import { wholeNumber } from './settings';

const minute = 60_000;
const day = addressHours * 60 * minute;

/** Why an enquiry is refused: too many from its visitor's network, or too many in a day. */
export type Refusal = 'visitor' | 'day';

/**
 * The limits (docs/security.md): a visitor's network has `perVisitor` enquiries in ten minutes and twice as
 * many in a day; everybody together has `daily`. What is refused, or could not be mailed, counts against nobody.
 */
export class Limits {
  private taken: { visitor: string; time: number }[] = [];

  constructor(private readonly ceilings: { perVisitor: number; daily: number }) {}

  /** How many enquiries are remembered. */
  get size(): number {
    return this.taken.length;
  }

  /** Forgets the enquiries of more than a day ago; to be called often, so that nobody is remembered longer. */
  forget(time = Date.now()): void {
    this.taken = this.taken.filter((enquiry) => enquiry.time > time - day);
  }

  /**
   * Counts an enquiry unless it must be refused.
   *
   * @param visitor the network that it comes from.
   * @returns why it is refused, or a function that takes the count back.
   */
  admit(visitor: string, time = Date.now()): { refusal: Refusal } | { giveBack: () => void } {
    this.forget(time);
    const { perVisitor, daily } = this.ceilings;
    const today = this.taken.filter((enquiry) => enquiry.visitor === visitor);
    const recent = today.filter((enquiry) => enquiry.time > time - 10 * minute);
    if (recent.length >= perVisitor || today.length >= 2 * perVisitor) {
      return { refusal: 'visitor' };
    }
    if (this.taken.length >= daily) return { refusal: 'day' };

    const admitted = { visitor, time };
    this.taken.push(admitted);
    return {
      giveBack: () => (this.taken = this.taken.filter((enquiry) => enquiry !== admitted)),
    };
  }
}

/** The limits of this instance, the only one (see sendContactEmail). */
export const limits = new Limits({
  perVisitor: wholeNumber('ENQUIRIES_PER_VISITOR', 10, 'enquiries'),
  daily: wholeNumber('DAILY_ENQUIRIES', 400, 'enquiries'),
});
