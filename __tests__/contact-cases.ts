import { contactFields, type ContactField, type Enquiry } from '../lib/contact';

/** The error text of each field (specification §5). */
export const contactErrors = {
  name: 'Please enter a name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  message: 'Please enter a message',
} satisfies Record<ContactField, string>;

/** What a visitor reads once an enquiry was sent, and when sending failed (specification §4, §8). */
export const sentText = 'Thank you for your message. We will get back to you soon!';
export const failedText = 'There was an error sending your message. Please try again.';

/** The enquiry that tests send. */
export const validEnquiry: Enquiry = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: '(435) 555-0199',
  message: 'Is there room for two on Saturday?',
};

export const emptyEnquiry = Object.fromEntries(contactFields.map((field) => [field, ''])) as Enquiry;

/** Addresses that many mail programs or servers misread or refuse in a header, so Reply-To lacks them. */
export const misreadAddresses = [
  'анна@example.org',
  'ana²@example.org',
  'м\u02bcята@example.org',
  '"ana ruiz"@example.org',
  '"a> ,  <victim@x.co"@x.co',
  '=?utf-8?q?x?=@example.org',
];

/** Valid and invalid values of each field, from §5 of the specification. */
const fieldCases: Record<ContactField, { valid: string[]; invalid: string[] }> = {
  name: {
    valid: ['Ana', 'Zoë van der Berg', '李小龍', 'O’Neill, Jr.', '김\u3164민', '7'],
    invalid: ['', ' ', '\u3164', '\ud800'],
  },
  email: {
    valid: [
      'a@b.co',
      'first.last@example.org',
      "o'neill_{x}=!#$%&*/?^`|~-@example.org",
      'ANA@EXAMPLE.ORG',
      'ana@[192.0.2.1]',
      ...misreadAddresses,
    ],
    invalid: [
      '',
      'ana',
      '@example.org',
      'ana@example',
      'ana@example.c',
      'ana@.example.org',
      'ana@example..org',
      'ana@exämple.org',
      '.ana@example.org',
      'ana..ruiz@example.org',
      'ana ruiz@example.org',
      'Ana <ana@example.org>',
      'ana\r\nBcc: eve@example.net\r\n@example.org',
      'ana@example.org\r\nBcc: eve@example.net',
      '"ana\n"@example.org',
      'ana@192.0.2.1',
      'ana@[192.0.2.256]',
      'ana\u20dd@example.org',
      'ana\ud800@example.org',
      'ana\u2013ruiz@example.org',
      '"ana\u2015ruiz"@example.org',
      'ana\u2026ruiz@example.org',
      'نام\u200cها@example.org',
    ],
  },
  phone: {
    valid: [
      '4355550199',
      '435-555-0199',
      '(435)5550199',
      '(435) 555-0199',
      '1 435 555 0199',
      '+14355550199',
      '+1 (435) 555-0199',
      '435555 0199',
    ],
    invalid: [
      '',
      '435 555 019',
      '(435 555 0199',
      '435  555 0199',
      '435--555-0199',
      '435-555--0199',
      '1-435-555-0199',
      '+44 435 555 0199',
      'call me',
      '٤٣٥ ٥٥٥ ٠١٩٩',
      '４３５ ５５５ ０１９９',
      '435\n555\n0199',
    ],
  },
  message: {
    valid: ['Hi', 'Two\n\n  lines\n.\n<&>', '🚲', '?', '1️⃣', '🇺🇸', '👨‍👩‍👧', 'नमस्ते', 'مرحبا'],
    invalid: ['', '  ', '\n\n', '\u200b', '\u200d\ufe0f', '\ufeff\n\u2060', '\ufffc', '\u{e0067}', '\u2800'],
  },
};

/** Returns a row for each case. It has the field, its value and an enquiry with that value. */
export function rows(kind: 'valid' | 'invalid') {
  return contactFields.flatMap((field) =>
    fieldCases[field][kind].map((value) => ({
      field,
      value,
      enquiry: { ...validEnquiry, [field]: value },
    })),
  );
}
