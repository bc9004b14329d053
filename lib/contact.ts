/**
 * The rules for an enquiry (specification §3 and §5). The page and the Cloud Function share this module, so
 * they always agree. It needs neither DOM nor Node.
 */

/** The fields in the order of the form, of the function's errors and of the mail. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** Every field except the message, which a mail shows below them. */
export const contactDetails = contactFields.filter((field) => field !== 'message');

/** An enquiry whose texts are trimmed and valid. */
export type Enquiry = Record<ContactField, string>;

export type ContactErrors = Partial<Record<ContactField, string>>;

type ParsedContact = { valid: true; enquiry: Enquiry } | { valid: false; errors: ContactErrors };

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/**
 * Invisible characters and marks, which the operator could not read or type. Then longer dashes, quotation
 * marks and the ellipsis, which word processors put in place of what was typed.
 */
const foreign = String.raw`\p{C}\p{M}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2012-\u2027\u2e3a\u2e3b\ufe58`;
const atom = String.raw`[^\s${foreign}<>()[\]\\.,;:@"]+`;
const quoted = String.raw`"[^${foreign}\\"]+"`;

/**
 * An email address (specification §5). The local part is atoms joined by single dots, or one quoted string
 * (RFC 5321 §4.1.2), with letters beyond ASCII (RFC 6531). After the @ comes a domain whose top-level domain
 * has two or more letters, or an IPv4 address in brackets. No part can match the same text in two ways, so
 * matching is linear.
 */
export const emailPattern = new RegExp(
  String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@` +
    String.raw`(?:\[${octet}(?:\.${octet}){3}\]|(?:${label}\.)+[A-Za-z]{2,})$`,
  'u',
);

/** A North American phone number (specification §5), such as +1 (435) 555-0142. */
export const phonePattern = /^(?:\+?1)? ?(?:\([0-9]{3}\)|[0-9]{3})[ .-]?[0-9]{3}[ .-]?[0-9]{4}$/;

interface Rule {
  /** The field's name in the form and in the operator's mail. */
  label: string;
  /** The length of the longest text, in UTF-16 units. */
  limit: number;
  pattern: RegExp;
  error: string;
}

/**
 * A text that a person can see: it has at least one letter, number, punctuation mark or symbol. Unicode
 * counts some blank characters as letters or symbols, such as the Hangul filler and the empty Braille
 * pattern.
 */
const notBlank = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The rules of the fields (specification §5). The limit of an email address is that of RFC 5321 §4.5.3.1.3
 * without its brackets. In any alphabet, all texts together fit into the 16 KB of JSON that the function
 * reads.
 */
export const contactRules: Record<ContactField, Rule> = {
  name: {
    label: 'Name',
    limit: 200,
    pattern: notBlank,
    error: 'Please enter a name',
  },
  email: {
    label: 'Email',
    limit: 254,
    pattern: emailPattern,
    error: 'Please enter a valid email address',
  },
  phone: {
    label: 'Phone',
    limit: 40,
    pattern: phonePattern,
    error: 'Please enter a valid phone number',
  },
  message: {
    label: 'Message',
    limit: 4000,
    pattern: notBlank,
    error: 'Please enter a message',
  },
};

/**
 * Removes the soft hyphens and marks of direction that phones and word processors put into a phone number or
 * address, and replaces their hyphens and spaces. Visitors cannot see the difference. A joiner stays, because
 * it changes a word in some alphabets.
 */
const withPlainCharacters = (value: string) =>
  value
    .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replaceAll(/[\u2010\u2011\u2212]/g, '-')
    .replaceAll(/\p{Zs}/gu, ' ');

/**
 * The text of a field in the form that is checked and mailed. All of its lines end with a line feed. A phone
 * number may have any dash. An email address must keep its mailbox. So only letters that are the same are
 * replaced: accents that stand apart, a PDF's ligatures, and the wide letters of Asian keyboards.
 */
function cleaned(field: ContactField, text: string): string {
  let value = text;
  if (field === 'phone') value = withPlainCharacters(text).replaceAll(/\p{Pd}/gu, '-');
  if (field === 'email')
    value = withPlainCharacters(text)
      .normalize('NFC')
      .replaceAll(/[\ufb00-\ufb06\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
      .replaceAll('\u2019', "'");
  return value.replaceAll(/\r\n?/g, '\n').trim();
}

const characters = (count: number): string =>
  count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`;

/**
 * Cleans and checks an enquiry. Never throws.
 *
 * @param input the entries of a form, the body of a request, or anything else. A field that is missing or not
 *   a text counts as empty.
 */
export function parseContact(input: unknown): ParsedContact {
  const enquiry = {} as Enquiry;
  const errors: ContactErrors = {};
  const texts = Object(input) as Record<string, unknown>;
  for (const field of contactFields) {
    const text = texts[field];
    const value = typeof text === 'string' ? cleaned(field, text) : '';
    enquiry[field] = value;
    const { label, limit, pattern, error } = contactRules[field];
    const excess = value.length - limit;
    if (excess > 0) errors[field] = `${label} is ${characters(excess)} too long`;
    else if (!pattern.test(value)) errors[field] = error;
  }
  return Object.keys(errors).length === 0 ? { valid: true, enquiry } : { valid: false, errors };
}
