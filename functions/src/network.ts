import { isIPv6 } from 'node:net';

/**
 * Returns the network of a request's visitor. Hosting's edge appends the visitor's address to X-Forwarded-For, then
 * Google's front end appends the edge's. So the second last address is the visitor's. A caller that bypasses Hosting
 * can forge it.
 *
 * @param forwarded the value of X-Forwarded-For. Without it, the socket's address counts.
 */
export function visitorOf(forwarded: string | undefined, socketAddress = ''): string {
  const addresses = (forwarded ?? socketAddress).split(',');
  return networkOf((addresses.at(-2) ?? addresses.at(-1) ?? '').trim());
}

/**
 * Returns the network by which an address is counted. An IPv6 address counts by its /56, because one subscriber may
 * have all of it (RFC 6177). An IPv4 address counts by itself, as does other text, cut to 64 characters.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address.slice(0, 64).toLowerCase();
  const groups = groupsOf(address);
  // This is an IPv4 address in the form of IPv6 (RFC 4291 §2.5.5.2).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535') {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group, index) => (index < 3 ? group : group & 0xff00));
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`;
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL standard writes each address in one form (RFC 5952). In it, "::" stands for the missing zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
