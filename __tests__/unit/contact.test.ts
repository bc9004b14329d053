/** @jest-environment node */
import { maxBodyBytes } from '../../functions/src/request';
import {
  contactErrors,
  contactFields,
  contactLimits,
  emailPattern,
  parseContact,
  type ContactMessage,
} from '../../lib/contact';
import { rows, validMessage } from '../contact-cases';

/** As long as the limits allow. One UTF-16 unit takes at most three bytes of UTF-8. */
const longestTexts = Object.fromEntries(
  contactFields.map((field) => [field, '漢'.repeat(contactLimits[field])]),
) as ContactMessage;

test.each(rows('valid'))('takes $value as $field', ({ message }) => {
  expect(parseContact(message)).toEqual({ valid: true, message });
});

test.each(rows('invalid'))('refuses $value as $field', ({ field, message }) => {
  expect(parseContact(message)).toEqual({
    valid: false,
    errors: { [field]: contactErrors[field] },
  });
});

test('trims values before checking and passing them on', () => {
  const padded = Object.fromEntries(
    contactFields.map((field) => [field, ` \n${validMessage[field]}\t `]),
  );
  expect(parseContact(padded)).toEqual({ valid: true, message: validMessage });
});

test.each([
  ['phone', '\u202a+1\u00a0(435)\u202f555\u20110199\u202c', '+1 (435) 555-0199'],
  ['phone', '\u200e435\u2007555\u20110199\u200f', '435 555-0199'],
  ['email', 'ana\u2011ruiz@example.org', 'ana-ruiz@example.org'],
])('takes a pasted %s as it was meant', (field, value, typed) => {
  expect(parseContact({ ...validMessage, [field]: value })).toEqual({
    valid: true,
    message: { ...validMessage, [field]: typed },
  });
});

test('leaves the name and the message as they were pasted', () => {
  const message = { ...validMessage, name: 'Ana\u00a0Ruiz', message: 'For\u2011rent\u200e' };
  expect(parseContact(message)).toEqual({ valid: true, message });
});

test('passes on its fields and nothing else', () => {
  expect(parseContact({ ...validMessage, admin: true, page: '/de/' })).toEqual({
    valid: true,
    message: validMessage,
  });
});

test.each([[null], ['text'], [{}], [Object.create(validMessage)]])(
  'refuses %p, which has no fields of its own',
  (input) => {
    expect(parseContact(input)).toEqual({ valid: false, errors: contactErrors });
  },
);

test.each([[7], [{ toString: () => 'Ana' }]])(
  'counts %p, which is not a text, as empty',
  (name) => {
    expect(parseContact({ ...validMessage, name })).toEqual({
      valid: false,
      errors: { name: contactErrors.name },
    });
  },
);

test.each(contactFields)('takes the longest %s there may be, and none that is longer', (field) => {
  const text = {
    ...longestTexts,
    email: `${'e'.repeat(contactLimits.email - 12)}@example.org`,
    phone: '+1 (435) 555-0199',
  }[field];
  expect(parseContact({ ...validMessage, [field]: text }).valid).toBe(true);
  expect(parseContact({ ...validMessage, [field]: `${text}${text}` })).toEqual({
    valid: false,
    errors: { [field]: contactErrors[field] },
  });
});

test('the longest enquiry fits into the body that the function takes', () => {
  expect(Buffer.byteLength(JSON.stringify({ data: longestTexts }))).toBeLessThanOrEqual(
    maxBodyBytes,
  );
});

test.each([
  ['a', 'a'.repeat(1_000_000)],
  ['a.', 'a.'.repeat(500_000)],
  ['a@ and a-', `a@${'a-'.repeat(500_000)}`],
  ['a@ and a.', `a@${'a.'.repeat(500_000)}!`],
  ['" and a', `"${'a'.repeat(1_000_000)}`],
])('a hostile email address of %s is checked in linear time', (_parts, address) => {
  // A pattern of quadratic time would take a million times as long as a linear one: the test would hang.
  expect(emailPattern.test(address)).toBe(false);
});
