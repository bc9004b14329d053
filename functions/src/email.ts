import type { SendMailOptions } from 'nodemailer';

import type { ContactMessage } from '../../lib/contact';
import { site } from '../../lib/site';

/** Where the mail goes, and the address on the operator's own domain that it comes from. */
export interface Addresses {
  from: string;
  to: string;
}

/**
 * Composes the plain-text mail that carries an enquiry to the operator. An answer to it goes to the
 * visitor; From stays the operator's own domain, so that SPF and DMARC (RFC 7489) hold.
 *
 * @param enquiry a message that parseContact found valid.
 * @param time when it arrived; written in the operator's time zone.
 */
export function composeEmail(
  enquiry: ContactMessage,
  addresses: Addresses,
  time: Date,
): SendMailOptions {
  const name = oneLine(enquiry.name);
  return {
    from: addresses.from,
    to: addresses.to,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry from ${name}`,
    text: [
      `Name: ${name}`,
      `Email: ${enquiry.email}`,
      `Phone: ${enquiry.phone}`,
      `Time: ${inOperatorsZone(time)}`,
      '',
      enquiry.message,
      '',
    ].join('\n'),
  };
}

/** Header fields end at a line break (RFC 5322 §2.2): a name with one must not start another field. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function inOperatorsZone(time: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.timeZone,
  }).format(time);
}
