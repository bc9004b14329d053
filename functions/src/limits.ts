import { addressHours } from '../../lib/retention';

const minute = 60_000;
const day = addressHours * 60 * minute;

/** How many times as much a network may send in a day as in ten minutes. */
const dayFactor = 2;
/** How many times as much a wider network may send as the narrowest. */
const widerFactor = 3;
/** The part of a day's enquiries that may come through one last address. */
const lastAddressPart = 3 / 8;

/** The limit that refuses an enquiry: that of its visitor's networks, or one for a day. */
type Refusal = 'visitor' | 'day';

/**
 * The rate limits (docs/security.md). A caller that bypasses Hosting can invent all addresses but the last.
 * So each last address has a limit of its own. In a day, one machine gets at most 380 of the 400 enquiries: 150
 * through each of its last addresses, of IPv4 and of IPv6, and 20 + 60 through Hosting. Two machines can shut the
 * form. An enquiry counts even if it cannot be mailed, because each one logs in at the mail server. Refused ones
 * do not count.
 */
export class Limits {
  private admitted: { networks: string[]; lastNetwork: string; time: number }[] = [];

  constructor(private readonly ceilings: { perTenMinutes: number; daily: number }) {}

  /**
   * Forgets enquiries older than a day. Every request calls it, and the uptime checks (ops/) make requests
   * all day. So no visitor is remembered longer.
   */
  forget(time = Date.now()): void {
    this.admitted = this.admitted.filter((enquiry) => enquiry.time > time - day);
  }

  /**
   * Counts an enquiry unless it must be refused. Call `forget` before it.
   *
   * @param networks the networks of its visitor, the narrowest first.
   * @param lastNetwork the widest network of the last address in X-Forwarded-For (network.ts).
   * @returns the limit that refuses it, if any.
   */
  admit(networks: string[], lastNetwork: string, time = Date.now()): Refusal | undefined {
    const { perTenMinutes, daily } = this.ceilings;
    for (const [index, network] of networks.entries()) {
      const most = index === 0 ? perTenMinutes : widerFactor * perTenMinutes;
      const fromNetwork = this.admitted.filter((enquiry) => enquiry.networks.includes(network));
      const recent = fromNetwork.filter((enquiry) => enquiry.time > time - 10 * minute);
      if (recent.length >= most || fromNetwork.length >= dayFactor * most) return 'visitor';
    }
    const throughLast = this.admitted.filter((enquiry) => enquiry.lastNetwork === lastNetwork);
    if (this.admitted.length >= daily || throughLast.length >= lastAddressPart * daily) return 'day';
    this.admitted.push({ networks, lastNetwork, time });
    return undefined;
  }
}

/**
 * The limits that this instance counts (see `maxInstances` in index.ts). In the emulator, all visitors have
 * one address, and tests send faster than people.
 */
export const limits = new Limits(
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? { perTenMinutes: Infinity, daily: Infinity }
    : { perTenMinutes: 10, daily: 400 },
);
