// Depends on the inside of nodemailer: its functions that encode and fold header fields, which no
// guide names.

import { createHash } from 'node:crypto';

import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord, foldLines, quoteString } from 'nodemailer/lib/mime-funcs';

import { contactDetails, contactFields, contactRules, type Enquiry } from '../../lib/contact';
import * as company from '../../lib/company';
import { timeZone } from '../../lib/time';
import type { Mailbox } from './settings';

export interface Mail {
  from: Mailbox;
  /** The recipients' addresses in the envelope. */
  to: string[];
  /** The Message-ID with its angle brackets. */
  messageId: string;
  /** The header fields that contain a visitor's words, in ASCII. */
  fields: string[];
  text: string;
}

/**
 * Composes the plain-text mail that brings an enquiry to the operator. Reply-To is the visitor. From stays on
 * the operator's own domain, so that SPF and DMARC (RFC 7489) pass. There is no Auto-Submitted header (RFC
 * 3834), because help desks suspend mail that has one.
 *
 * @param time when the enquiry arrived. The mail shows it in the company's time zone.
 */
export function composeEmail(
  enquiry: Enquiry,
  { from, to }: { from: Mailbox; to: Mailbox[] },
  time: Date,
): Mail {
  const flag = reasonToFlag(enquiry);
  const name = oneLine(enquiry.name);
  const subject = `${flag ? '[check] ' : ''}${company.name}: enquiry from ${name}`;
  const canReply = isPlainAddress(enquiry.email);
  const recipients = to.map(({ address }) => address);
  // If MAIL_FROM is also a recipient, Gmail's Reply goes to MAIL_FROM, whatever Reply-To says.
  const isOwn = recipients.some((address) => address.toLowerCase() === from.address.toLowerCase());
  return {
    from,
    to: recipients,
    messageId: messageIdOf(enquiry, from, time),
    fields: [
      ...(canReply ? [`Reply-To: ${withName({ name, address: enquiry.email })}`] : []),
      `Subject: ${isPlainText(subject) ? subject : encoded(subject)}`,
    ],
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
      // Outlook joins a line of 40 characters and the next ones, unless each ends with three spaces, or a blank
      // line is between them.
      plain(enquiry.message).replaceAll(/^.{40}.*(?:\n.+)+/gm, (lines) => lines.replaceAll(/$/gm, '   ')),
      '',
    ]
      .filter((line) => typeof line === 'string')
      .join('\n'),
  };
}

/** @returns why the operator should look twice at an enquiry, if there is a reason. */
export function reasonToFlag(enquiry: Enquiry): string | undefined {
  const words = contactFields.map((field) => enquiry[field]).join('\n');
  const links = words.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  // With this many links, it is probably an advertisement.
  return links >= 3 ? `it has ${links} links` : undefined;
}

/** @returns a mail's envelope, and the message that follows SMTP's DATA command (RFC 5322). */
export async function messageOf({ from, to, messageId, fields, text }: Mail) {
  const rest = await new MailComposer({ from, to, messageId, text }).compile().build();
  const lines = fields.map((field) => `${foldLines(field)}\r\n`);
  return {
    envelope: { from: from.address, to },
    raw: Buffer.concat([Buffer.from(lines.join('')), rest]),
  };
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

/** Writes a mailbox for a header field (RFC 5322 §3.4). Spam filters distrust needless encoded words. */
function withName({ name, address }: Mailbox): string {
  return `${isPlainText(name) ? quoteString(name) : encoded(name)} <${address}>`;
}

/**
 * Encodes text for a header field (RFC 2047). nodemailer by itself does not encode text that already looks
 * encoded. The reader's mail program would decode such text, and show something that nobody typed.
 */
function encoded(text: string): string {
  // With its own marks, an encoded word may have 75 characters (RFC 2047 §2).
  const longestWord = 52;
  return encodeWord(text, 'B', longestWord);
}

/** Whether mail programs show this text in a header field unchanged. */
function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

/**
 * Whether every mail program and server takes this address in a header. Servers without SMTPUTF8 (RFC 6531)
 * require ASCII. A quoted local part can look like several addresses.
 */
function isPlainAddress(address: string): boolean {
  return isPlainText(address) && !address.startsWith('"');
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
 * Normalizes line breaks, and removes other control characters and lone surrogates. It also removes invisible
 * characters that can hide text or change its direction (https://www.unicode.org/reports/tr9/). Joiners and
 * variation selectors stay, because scripts and emoji need them.
 */
function plain(text: string): string {
  const invisible =
    /(?![\u200c\u200d\p{Variation_Selector}])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll(invisible, '')
    .toWellFormed();
}
