/**
 * The rules for an enquiry (specification §3 and §5). The page and the Cloud Function share this module, so they always
 * agree. It needs neither DOM nor Node.
 */

/** The fields in the order of the form, of the function's errors and of the mail. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** An enquiry whose texts are trimmed and valid. */
export type ContactMessage = Record<ContactField, string>;

/** The error text of each invalid field. A valid field has no entry. */
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ParsedContact =
  { valid: true; message: ContactMessage } | { valid: false; errors: ContactErrors };

/** The names of the fields in the operator's mail. Visitors read the labels in the content. */
export const contactNames: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};

/** Every field except the message, which a mail shows below them. */
export const contactDetails = contactFields.filter((field) => field !== 'message');

/**
 * The longest text of each field in UTF-16 units, which `length` counts. The limit of an email address is that of
 * RFC 5321 §4.5.3.1.3 without its brackets. In any alphabet, all texts together fit into the 16 KB of JSON that the function reads.
 */
export const contactLimits: Record<ContactField, number> = {
  name: 200,
  email: 254,
  phone: 40,
  message: 4000,
};

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** Invisible characters and marks. The operator could not read or type an address that contains them. */
const unseen = String.raw`\p{C}\p{M}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
const atom = String.raw`[^\s${unseen}<>()[\]\\.,;:@"]+`;
const quoted = String.raw`"[^${unseen}\\"]+"`;

/**
 * An email address (specification §5). The local part is atoms joined by single dots, or one quoted string (RFC 5321
 * §4.1.2), with letters beyond ASCII (RFC 6531). After the @ comes a domain whose top-level domain has two or more
 * letters, or an IPv4 address in brackets. No part can match the same text in two ways, so matching is linear.
 */
export const emailPattern = new RegExp(
  String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@` +
    String.raw`(?:\[${octet}(?:\.${octet}){3}\]|(?:${label}\.)+[A-Za-z]{2,})$`,
  'u',
);

/** A North American phone number (specification §5), such as +1 (435) 555-0142. */
export const phonePattern = /^(?:\+?1)? ?(?:\([0-9]{3}\)|[0-9]{3})[ .-]?[0-9]{3}[ .-]?[0-9]{4}$/;

/**
 * Replaces characters that phones and word processors put into a phone number or address with those that a keyboard
 * types. Visitors cannot see the difference.
 */
const withPlainCharacters = (value: string) =>
  value
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2019\u02bc]/g, "'");

/** The text of a field in the form that is checked, counted and mailed. All of its lines end with a line feed. */
function cleaned(field: ContactField, text: string): string {
  const isCode = field === 'email' || field === 'phone';
  return (isCode ? withPlainCharacters(text) : text).replaceAll(/\r\n?/g, '\n').trim();
}

/** The number of characters that a field can still take. It is negative if the text is too long. */
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

/** The subjects of the sentence that says by how much a text is too long. */
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
 * Cleans and checks an enquiry. Never throws.
 *
 * @param input the entries of a form, the body of a request, or anything else. A field that is missing or not a text
 *   counts as empty.
 * @returns the cleaned fields, or the error text of every invalid field.
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

/** Reads a text that is an object's own property. It is empty if there is none, or the property is not a text. */
function ownText(input: unknown, field: ContactField): string {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return '';
  const value = (input as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}
