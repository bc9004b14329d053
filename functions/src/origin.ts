import { isIPv6 } from 'node:net';

/**
 * The network of the visitor that a request comes from. Hosting's edge appends the visitor's address to
 * X-Forwarded-For, then Google's front end appends the edge's. So the second last address is the visitor's. A
 * caller that leaves Hosting out can invent it.
 *
 * @param forwarded the header's value; without it, only the socket's address counts.
 */
export function visitorOf(forwarded: string | undefined, socketAddress = ''): string {
  const addresses = (forwarded ?? socketAddress).split(',');
  return networkOf((addresses.at(-2) ?? addresses.at(-1) ?? '').trim());
}

/**
 * What an address is counted by: of an IPv6 address its /56, all of which one subscriber may have (RFC 6177);
 * an IPv4 address, or text that is no address, in a bounded length.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address.slice(0, 64).toLowerCase();
  const groups = groupsOf(address);
  // An IPv4 address that is written as IPv6 (RFC 4291 §2.5.5.2).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535') {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const prefix = [first, second, third, fourth & 0xff00];
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL standard writes each address in one form (RFC 5952), in which "::" stands for the missing zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
