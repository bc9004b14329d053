import { isIPv6 } from 'node:net';

/**
 * Whom a request comes from, as far as the platform vouches for it. Google's front end appends the address
 * that connected to it to X-Forwarded-For. Through Hosting, that is Hosting's edge, which has appended the
 * visitor's address before. A caller that leaves Hosting out can invent every address but the last.
 */
export interface Origin {
  /** The network of the last address; all visitors share a handful of edges. */
  connection: string;
  /** The network of the second last address. */
  visitor: string;
}

/** @param forwarded the header's value; without it, only the socket's address counts. */
export function originOf(forwarded: string | undefined, socketAddress = ''): Origin {
  const networks = (forwarded ?? socketAddress)
    .split(',')
    .map((address) => networkOf(address.trim()));
  const connection = networks.at(-1) ?? '';
  return { connection, visitor: networks.at(-2) ?? connection };
}

/**
 * What an address is counted by: of an IPv6 address its /56, all of which one subscriber may have (RFC 6177);
 * an IPv4 address, or text that is no address, in a bounded length.
 */
export function networkOf(address: string): string {
  const text = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(text) || text.includes('%')) return text.slice(0, 64).toLowerCase();
  // The canonical form of RFC 5952, as the URL standard writes it.
  const [head = '', tail = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const zeros = 8 - before.length - tail.split(':').filter(Boolean).length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), '0', '0', '0'];
  const prefix = Number.parseInt(groups[3] ?? '', 16) & 0xff00;
  return `${groups.slice(0, 3).join(':')}:${prefix.toString(16)}::/56`;
}
