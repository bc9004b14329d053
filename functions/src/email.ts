import { createHash } from 'node:crypto';

import { contactDetails, contactFields, contactRules, type Enquiry } from '../../lib/contact';
import * as company from '../../lib/company';
import { timeZone } from '../../lib/time';
import type { Mailbox } from './settings';

export type Mail = ReturnType<typeof composeEmail>;

/**
 * Composes the plain-text mail that brings an enquiry to the operator. Reply-To is the visitor. From stays on
 * the operator's own domain, so that SPF and DMARC (RFC 7489) pass. There is no Auto-Submitted header (RFC
 * 3834), because help desks suspend mail that has one.
 *
 * @param time when the enquiry arrived. The mail shows it in the company's time zone.
 */
export function composeEmail(enquiry: Enquiry, { from, to }: { from: Mailbox; to: Mailbox[] }, time: Date) {
  const flag = reasonToFlag(enquiry);
  // Mail programs decode what looks encoded (RFC 2047), and show something that nobody typed.
  const name = oneLine(enquiry.name).replaceAll('=?', '= ?');
  const canReply = isPlainAddress(enquiry.email);
  const recipients = to.map(({ address }) => address);
  // If MAIL_FROM is also a recipient, Gmail's Reply goes to MAIL_FROM, whatever Reply-To says.
  const isOwn = recipients.some((address) => address.toLowerCase() === from.address.toLowerCase());
  return {
    from,
    to: recipients,
    ...(canReply && { replyTo: { name, address: enquiry.email } }),
    subject: `${flag ? '[check] ' : ''}${company.name}: enquiry from ${name}`,
    messageId: messageIdOf(enquiry, from, time),
    text: [
      `Sent with the form on ${new URL(company.url).hostname}. Nobody has verified who wrote it.`,
      flag && `Flagged "[check]" because ${flag}.`,
      isOwn &&
        'Before you reply, check the address: your mail program may answer your own mailbox instead of the visitor.',
      !canReply &&
        'Pressing Reply does not reach the visitor, because many mail programs and servers misread or refuse ' +
          'the characters in the email address. Copy the address into a new mail.',
      '',
      ...contactDetails.flatMap((field) => [`${contactRules[field].label}: ${oneLine(enquiry[field])}`, '']),
      `Time: ${time.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone })}`,
      '',
      // Outlook joins a line of 40 characters or more and all lines up to the next blank one, unless each of
      // them ends with three spaces.
      plain(enquiry.message).replaceAll(/^.{40}.*(?:\n.+)+/gm, (lines) => lines.replaceAll(/$/gm, '   ')),
      '',
    ]
      .filter((line) => typeof line === 'string')
      .join('\n'),
  };
}

function reasonToFlag(enquiry: Enquiry): string | undefined {
  const words = contactFields.map((field) => enquiry[field]).join('\n');
  const links = words.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  // With this many links, it is probably an advertisement.
  return links >= 3 ? `it has ${links} links` : undefined;
}

/**
 * Makes a Message-ID, `<hash@domain>` (RFC 5322 §3.6.4). The same enquiry on the same day has the same
 * Message-ID. So if a visitor sends it again because the answer was lost, most mailboxes show one mail.
 */
function messageIdOf(enquiry: Enquiry, from: Mailbox, time: Date): string {
  const day = time.toLocaleDateString('en-US', { timeZone });
  const texts = contactFields.map((field) => enquiry[field]);
  const hash = createHash('sha256').update(JSON.stringify([day, ...texts]));
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${hash.digest('hex').slice(0, 32)}@${domain}>`;
}

/**
 * Whether every mail program and server takes this address in a header. Servers without SMTPUTF8 (RFC 6531)
 * require ASCII. A quoted local part can look like several addresses, and `=?` like encoded text.
 */
function isPlainAddress(address: string): boolean {
  return /^[\x20-\x7e]*$/.test(address) && !/^"|=\?/.test(address);
}

/**
 * Joins lines. A line break ends a header field (RFC 5322 §2.2) or a detail, and could start another one.
 * Spaces stay, because an address may have two.
 */
function oneLine(text: string): string {
  return plain(text)
    .replaceAll(/[\n\t]+/g, ' ')
    .trim();
}

/**
 * Normalizes line breaks, and replaces other control characters and lone surrogates. It also removes invisible
 * characters that can hide text or change its direction (https://www.unicode.org/reports/tr9/).
 */
function plain(text: string): string {
  // Every control character (Cc) except line feed and tab.
  const control = /[^\P{Cc}\n\t]/gu;
  // The lookahead keeps joiners and variation selectors, which scripts and emoji need.
  const invisible =
    /(?![\u200c\u200d\p{Variation_Selector}])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(control, ' ')
    .replaceAll(invisible, '')
    .toWellFormed();
}
