import { isIPv6 } from 'node:net';

/** Addresses are at most 45 characters long; whatever else a header holds is cut to a bounded key. */
const longestKey = 64;

/**
 * The network that an address is counted by: an IPv4 address itself, also when it is written in IPv6
 * (RFC 4291 §2.5.5.2); of an IPv6 address its /64, all of which one subscriber has (RFC 6177).
 *
 * @param address as a proxy wrote it; text that is not an address stands for itself.
 */
export function networkOf(address: string): string {
  const text = address.replace(/%.*$/, '');
  if (!isIPv6(text)) return address.slice(0, longestKey).toLowerCase();
  const groups = groupsOf(text);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 0xff])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, from the canonical text that the URL standard writes (RFC 5952). */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
