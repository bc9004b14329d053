import { domainToASCII } from 'node:url';

import addressparser from 'nodemailer/lib/addressparser';

import { emailPattern } from '../../lib/contact';

/** A mailbox of MAIL_FROM or MAIL_TO. */
export interface Mailbox {
  /** What stands before the address, such as `Office` in `Office <office@d.example>`; may be empty. */
  name: string;
  /** With its domain in ASCII. Text that is no address stays as it is. */
  address: string;
}

/**
 * Reads a list as MAIL_FROM and MAIL_TO hold it: `a@b.co` or `Name <a@b.co>`, with commas between them.
 *
 * @returns each mailbox once, whatever the case of its letters. emailPattern tells which address is valid.
 */
export function mailboxes(list: string): Mailbox[] {
  const parsed = addressparser(list, { flatten: true }).map(({ name, address }) =>
    address === '' ? { name: '', address: name } : { name, address: withAsciiDomain(address) },
  );
  // No provider tells mailboxes apart by case.
  const isSame = (one: Mailbox, other: Mailbox) =>
    one.address.toLowerCase() === other.address.toLowerCase();
  return parsed.filter(
    (mailbox, index) => parsed.findIndex((other) => isSame(mailbox, other)) === index,
  );
}

/**
 * Reads the two settings of the function.
 *
 * @throws an Error that names the setting in which there is no valid address.
 */
export function senderAndRecipients(mailFrom: string, mailTo: string) {
  const [from] = mailboxes(mailFrom);
  if (!from || !emailPattern.test(from.address)) {
    throw new Error('MAIL_FROM is no address: set it in functions/.env.<project id> and deploy.');
  }
  const to = mailboxes(mailTo);
  if (!to.some(({ address }) => emailPattern.test(address))) {
    throw new Error('MAIL_TO names no mailbox: set it in functions/.env.<project id> and deploy.');
  }
  return { from, to };
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Empty for what is no domain, such as an address in brackets.
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
