import { createHash } from 'node:crypto';

import type { SendMailOptions } from 'nodemailer';

import {
  contactDetails,
  contactFields,
  contactNames,
  type ContactMessage,
} from '../../lib/contact';
import { mailAddresses } from '../../lib/mail-addresses';
import * as company from '../../lib/company';

/** A mail with a name of its own, as plain text. */
export type Mail = SendMailOptions & {
  messageId: string;
  from: string;
  to: { name: string; address: string }[];
  text: string;
};

/**
 * Composes the plain-text mail that carries an enquiry to the operator. An answer to it goes to the visitor;
 * From stays the operator's own domain, so that SPF and DMARC (RFC 7489) hold. Nothing says that a program has
 * sent the mail (Auto-Submitted, RFC 3834): help desks suspend what does.
 *
 * @param addresses of `to` one or several, with commas between them.
 * @param time when it arrived; written in the operator's time zone.
 * @param flags why the operator should look twice, a clause each; the subject is marked then.
 */
export function composeEmail(
  enquiry: ContactMessage,
  addresses: { from: string; to: string },
  time: Date,
  flags: string[],
): Mail {
  const name = oneLine(enquiry.name);
  const { timeZone } = company;
  return {
    messageId: messageId(enquiry, addresses.from, time),
    from: addresses.from,
    to: mailAddresses(addresses.to).map((address) => ({ name: '', address })),
    // Servers without SMTPUTF8 (RFC 6531) refuse other letters before the @.
    ...(/^[\x20-\x7e]+@/.test(enquiry.email) && { replyTo: { name, address: enquiry.email } }),
    subject: `${flags.length > 0 ? '[check] ' : ''}${company.name}: enquiry from ${name}`,
    text: [
      `Sent with the form on ${new URL(company.url).hostname}. Nobody has verified who wrote it.`,
      ...(flags.length > 0 ? [`Flagged "[check]" because ${flags.join(', and ')}.`] : []),
      '',
      ...contactDetails.map((field) => `${contactNames[field]}: ${oneLine(enquiry[field])}`),
      `Time: ${time.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone })}`,
      '',
      plain(enquiry.message),
      '',
    ].join('\n'),
  };
}

/**
 * `<hash@domain>` (RFC 5322 §3.6.4), the same for the same enquiry on the same day: when the answer to a visitor
 * got lost and they send it again, most mailboxes show it once.
 */
function messageId(enquiry: ContactMessage, from: string, time: Date): string {
  const day = time.toLocaleDateString('en-CA', { timeZone: company.timeZone });
  const texts = contactFields.map((field) => enquiry[field]);
  const hash = createHash('sha256').update(JSON.stringify([day, ...texts]));
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${hash.digest('hex').slice(0, 32)}@${domain}>`;
}

/** Header fields end at a line break (RFC 5322 §2.2): a text with one must not start another field. */
function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Text as it reads: line breaks of one kind, no other control characters, nothing that turns the
 * direction of what follows (https://www.unicode.org/reports/tr9/), no halves of characters.
 */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .toWellFormed();
}
