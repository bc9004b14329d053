/**
 * The enquiry's contract (specification §3 and §5), shared by the page and the Cloud Function so that
 * both always agree. Pure: no DOM, no Node, no dependency.
 */

/** The fields, in the order in which the form shows, the function reports and the mail lists them. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What the form sends: these texts, trimmed and valid, and nothing else. */
export type ContactMessage = Record<ContactField, string>;

/** The error text of each field that failed; a field that passed has no entry. */
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ParsedContact =
  { valid: true; message: ContactMessage } | { valid: false; errors: ContactErrors };

/** What the operator reads for each field in the mail; visitors read the content's labels. */
export const contactNames: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};

/** Every field but the message, which stands by itself below them in a mail. */
export const contactDetails = contactFields.filter((field) => field !== 'message');

/**
 * The longest text of each field in UTF-16 units, which `length` counts. The address has its limit from RFC 5321
 * §4.5.3.1.3, without the brackets. Together they fit into the 16 KB of JSON that the function reads, in any alphabet.
 */
export const contactLimits: Record<ContactField, number> = {
  name: 200,
  email: 254,
  phone: 40,
  message: 4000,
};

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** Characters that nobody sees, and marks. The operator could not tell or type an address with them. */
const unseen = String.raw`\p{C}\p{M}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
const atom = String.raw`[^\s${unseen}<>()[\]\\.,;:@"]+`;
const quoted = String.raw`"[^${unseen}\\"]+"`;

/**
 * A local part (atoms joined by single dots, or one quoted string, RFC 5321 §4.1.2; letters beyond
 * ASCII by RFC 6531), @, then a domain with a dot and a top-level domain of two or more letters, or
 * an IPv4 address in brackets. No part can match the same text in two ways, so matching is linear.
 */
export const emailPattern = new RegExp(
  String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@` +
    String.raw`(?:\[${octet}(?:\.${octet}){3}\]|(?:${label}\.)+[A-Za-z]{2,})$`,
  'u',
);

/** North American: (+1 or 1)(space) 3 digits, maybe in parentheses (space, dot or dash) 3 (same) 4. */
export const phonePattern = /^(?:\+?1)? ?(?:\([0-9]{3}\)|[0-9]{3})[ .-]?[0-9]{3}[ .-]?[0-9]{4}$/;

/**
 * Replaces what phones and word processors put into a telephone number or address by what a keyboard types. To
 * the visitor, both look the same.
 */
const withPlainCharacters = (value: string) =>
  value
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2019\u02bc]/g, "'");

/** A field's text as it is checked, counted and mailed. Systems end lines in different ways. */
function cleaned(field: ContactField, text: string): string {
  const isCode = field === 'email' || field === 'phone';
  return (isCode ? withPlainCharacters(text) : text).replaceAll(/\r\n?/g, '\n').trim();
}

/** How many characters a field can still take; below zero, how many are too many. */
export const charactersLeft = (field: ContactField, text: string): number =>
  contactLimits[field] - cleaned(field, text).length;

/** A number of characters in words. */
export const characters = (count: number): string =>
  count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`;

/** The error text of each field (specification §5). */
export const contactErrors: Record<ContactField, string> = {
  name: 'Please enter a name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  message: 'Please enter a message',
};

/** What each field is called in the sentence that says how much too long its text is. */
const subjects: Record<ContactField, string> = {
  name: 'The name',
  email: 'The email address',
  phone: 'The phone number',
  message: 'The message',
};

const patterns: Record<ContactField, RegExp> = {
  name: /./s,
  email: emailPattern,
  phone: phonePattern,
  message: /./s,
};

/**
 * Checks an enquiry from anywhere: a form's entries or a request's body.
 *
 * @param input anything; only an object's own texts of these names are looked at, cleaned first. What is
 *   missing or no text counts as empty.
 * @returns the cleaned fields, or the error text of every field that failed. Never throws.
 */
export function parseContact(input: unknown): ParsedContact {
  const message = {} as ContactMessage;
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const value = cleaned(field, ownText(input, field));
    message[field] = value;
    const excess = value.length - contactLimits[field];
    if (excess > 0) errors[field] = `${subjects[field]} is ${characters(excess)} too long`;
    else if (!patterns[field].test(value)) errors[field] = contactErrors[field];
  }
  return Object.keys(errors).length === 0 ? { valid: true, message } : { valid: false, errors };
}

/** An object's own text of that name; empty when there is none or it is no text. */
function ownText(input: unknown, field: ContactField): string {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return '';
  const value = (input as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}
