import { createHash } from 'node:crypto';

import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';

import {
  contactDetails,
  contactFields,
  contactNames,
  type ContactMessage,
} from '../../lib/contact';
import * as company from '../../lib/company';
import { timeZone } from '../../lib/season';
import type { Mailbox } from './mailboxes';

/** A plain-text mail. */
export interface Mail {
  /** The addresses of its envelope. */
  from: string;
  to: string[];
  /** With its angle brackets. */
  messageId: string;
  /** The header fields that hold names or a visitor's words, in ASCII. */
  fields: string[];
  text: string;
}

/**
 * Composes the plain-text mail that carries an enquiry to the operator. An answer to it goes to the visitor;
 * From stays the operator's own domain, so that SPF and DMARC (RFC 7489) hold. Nothing says that a program has
 * sent the mail (Auto-Submitted, RFC 3834): help desks suspend what does.
 *
 * @param time when it arrived; written in the operator's time zone.
 * @param flags why the operator should look twice, a clause each; the subject is marked then.
 */
export function composeEmail(
  enquiry: ContactMessage,
  { from, to }: { from: Mailbox; to: Mailbox[] },
  time: Date,
  flags: string[],
): Mail {
  const name = oneLine(enquiry.name);
  const subject = `${flags.length > 0 ? '[check] ' : ''}${company.name}: enquiry from ${name}`;
  const canReply = isPlainAddress(enquiry.email);
  return {
    from: from.address,
    to: to.map(({ address }) => address),
    messageId: messageId(enquiry, from, time),
    fields: [
      `From: ${withName(from)}`,
      ...(canReply ? [`Reply-To: ${withName({ name, address: enquiry.email })}`] : []),
      `Subject: ${isPlainText(subject) ? subject : encoded(subject)}`,
    ],
    text: [
      `Sent with the form on ${new URL(company.url).hostname}. Nobody has verified who wrote it.`,
      ...(flags.length > 0 ? [`Flagged "[check]" because ${flags.join(', and ')}.`] : []),
      ...(canReply
        ? []
        : [
            'Pressing Reply does not reach the visitor, because many mail servers refuse the characters in ' +
              'the email address. Copy the address into a new mail.',
          ]),
      '',
      ...contactDetails.map((field) => `${contactNames[field]}: ${oneLine(enquiry[field])}`),
      `Time: ${time.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone })}`,
      '',
      plain(enquiry.message),
      '',
    ].join('\n'),
  };
}

/** The mail as it is sent (RFC 5322). */
export async function bytesOf({ to, messageId, fields, text }: Mail): Promise<Buffer> {
  const rest = await new MailComposer({ to, messageId, text }).compile().build();
  const lines = fields.map((field) => `${foldLines(field)}\r\n`);
  return Buffer.concat([Buffer.from(lines.join('')), rest]);
}

/**
 * `<hash@domain>` (RFC 5322 §3.6.4), the same for the same enquiry on the same day: when the answer to a visitor
 * got lost and they send it again, most mailboxes show it once.
 */
function messageId(enquiry: ContactMessage, from: Mailbox, time: Date): string {
  const day = time.toLocaleDateString('en-CA', { timeZone });
  const texts = contactFields.map((field) => enquiry[field]);
  const hash = createHash('sha256').update(JSON.stringify([day, ...texts]));
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${hash.digest('hex').slice(0, 32)}@${domain}>`;
}

/** A mailbox as header fields hold it (RFC 5322 §3.4). */
function withName({ name, address }: Mailbox): string {
  if (name === '') return `<${address}>`;
  return `${/^[\w ]*$/.test(name) ? name : encoded(name)} <${address}>`;
}

/**
 * Encodes text for a header field (RFC 2047). nodemailer leaves text that looks encoded as it is, and the
 * reader's program would decode it to what nobody has typed.
 */
function encoded(text: string): string {
  const longestWord = 52;
  return encodeWord(text, 'B', longestWord);
}

/** Whether text in a header field reads as it stands there. */
function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

/** Servers without SMTPUTF8 (RFC 6531) refuse a header with an address beyond ASCII. */
const isPlainAddress = isPlainText;

/** Header fields end at a line break (RFC 5322 §2.2): a text with one must not start another field. */
function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Text as it reads: line breaks of one kind, no other control characters, nothing invisible that could hide
 * text or turn its direction (https://www.unicode.org/reports/tr9/), no halves of characters. Joiners and
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
