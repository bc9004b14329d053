// Depends on the inside of nodemailer: its parser of address lists, which no guide names.

import { domainToASCII } from 'node:url';

import addressparser from 'nodemailer/lib/addressparser';

export interface Mailbox {
  /** The name before the address, such as `Office` in `Office <office@d.example>`. It may be empty. */
  name: string;
  /** The address with its domain in ASCII. Text that is not an address stays unchanged. */
  address: string;
}

/**
 * Reads the list in MAIL_FROM or MAIL_TO: `a@b.co` or `Name <a@b.co>`, with commas between the entries.
 *
 * @returns each mailbox once, ignoring case. The addresses may be invalid: check them with emailPattern.
 */
export function mailboxes(list: string): Mailbox[] {
  const parsed = addressparser(list, { flatten: true }).map(({ name, address }) =>
    address === '' ? { name: '', address: name } : { name, address: withAsciiDomain(address) },
  );
  // No provider distinguishes mailboxes by case.
  const addresses = parsed.map(({ address }) => address.toLowerCase());
  return parsed.filter(({ address }, index) => addresses.indexOf(address.toLowerCase()) === index);
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // domainToASCII returns an empty text for other things than domains, such as an IP address in brackets.
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
