import { isIPv6 } from 'node:net';

/**
 * Reads X-Forwarded-For. Hosting's edge appends the visitor's address, then Google's front end appends the
 * edge's. So the visitor's address is the second last. A caller that bypasses Hosting can forge it, but not
 * the last one. The last one counts by its widest network, because one host may use many addresses in it.
 *
 * @param forwarded the header's value or, without it, the socket's address.
 */
export function addressesOf(forwarded = ''): { visitor: string; lastNetwork: string } {
  const addresses = forwarded.split(',').map((address) => address.trim());
  const last = addresses.at(-1) ?? '';
  return { visitor: addresses.at(-2) ?? last, lastNetwork: networksOf(last).at(-1) ?? last };
}

/**
 * Returns the networks by which an address is counted, the narrowest first. An IPv6 address counts by its
 * /56, because a household may have all of it, and by its /48, because a company may (RFC 6177). An IPv4
 * address counts by itself, as does other text, cut to 64 characters.
 */
export function networksOf(address: string): string[] {
  if (!isIPv6(address) || address.includes('%')) return [address.slice(0, 64).toLowerCase()];
  const digits = digitsOf(address);
  // This is an IPv4 address in the form of IPv6 (RFC 4291 §2.5.5.2).
  if (/^0{20}ffff/.test(digits)) return [Buffer.from(digits.slice(24), 'hex').join('.')];
  return [`${digits.slice(0, 14)}/56`, `${digits.slice(0, 12)}/48`];
}

function digitsOf(address: string): string {
  // The URL standard writes each address in one form (RFC 5952). In it, "::" stands for the missing zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join('');
}
