import { runInNewContext } from 'node:vm';

import { contactFields, contactRules, parseContact, type ContactErrors } from '../../lib/contact';
import { contactErrors, rows, validEnquiry } from '../contact-cases';

const accepted = (enquiry: typeof validEnquiry) => ({ valid: true, enquiry });
const rejected = (errors: ContactErrors) => ({ valid: false, errors });

test.each(rows('valid'))('accepts $value as $field (§5)', ({ enquiry }) => {
  expect(parseContact(enquiry)).toEqual(accepted(enquiry));
});

test.each(rows('invalid'))('rejects $value as $field (§5)', ({ field, enquiry }) => {
  expect(parseContact(enquiry)).toEqual(rejected({ [field]: contactErrors[field] }));
});

test.each([
  ['phone', '\u202a+1\u00a0(435)\u202f555\u20110199\u202c', '+1 (435) 555-0199'],
  ['phone', `435\u00ad-555${'\u200b'.repeat(40)}-\u206001\ufeff99`, '435-555-0199'],
  ['phone', '435\u2013555\u20140199', '435-555-0199'],
  ['phone', '\u2068435-555-0199\u2069', '435-555-0199'],
  ['email', '\u202dana@example.org\u202e\u00a0', 'ana@example.org'],
  ['email', 'ana\u2011ruiz@red\u2010rim\u2212mail.example', 'ana-ruiz@red-rim-mail.example'],
  ['email', 'jose\u0301@example.org', 'jos\u00e9@example.org'],
  ['email', 'ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ana@example.org'],
  ['email', 'o\ufb03ce@example.org', 'office@example.org'],
  ['email', 'o\u2019neill@example.org', "o'neill@example.org"],
  ['email', '"ana\u00a0ruiz"@example.org', '"ana ruiz"@example.org'],
])('takes a pasted %s as it was meant', (field, value, typed) => {
  const enquiry = { ...validEnquiry, [field]: typed };
  expect(parseContact({ ...enquiry, [field]: value })).toEqual(accepted(enquiry));
});

test('keeps the name and the message as they were pasted', () => {
  const enquiry = { ...validEnquiry, name: 'Ana\u00a0Ruiz', message: 'For\u2011rent\u200e' };
  expect(parseContact(enquiry)).toEqual(accepted(enquiry));
});

test('keeps only the form’s fields', () => {
  expect(parseContact({ ...validEnquiry, admin: true })).toEqual(accepted(validEnquiry));
});

test.each([[undefined], [null], ['text'], [7], [[]]])('rejects %p, which has no fields', (input) => {
  expect(parseContact(input)).toEqual(rejected(contactErrors));
});

test.each([[7], [true], [['Ana']], [null]])('treats %p, which is not text, as empty', (name) => {
  expect(parseContact({ ...validEnquiry, name })).toEqual(rejected({ name: contactErrors.name }));
});

test.each([
  ['name', 'x'.repeat(201), 'Name is 1 character too long'],
  ['email', `${'e'.repeat(300)}@example.org`, 'Email is 58 characters too long'],
  ['phone', `(435) 555-0199 ${'or '.repeat(10)}`.trim(), 'Phone is 4 characters too long'],
  ['message', 'x'.repeat(8000), 'Message is 4,000 characters too long'],
  // The bicycle is two UTF-16 units.
  ['message', '🚲'.repeat(2001), 'Message is 2 characters too long'],
])('says how much too long a %s is', (field, text, sentence) => {
  expect(parseContact({ ...validEnquiry, [field]: text })).toEqual(rejected({ [field]: sentence }));
});

test('does not count spaces around a text or the carriage returns of its line ends', () => {
  const message = `${Array<string>(2000).fill('x').join('\n')}x`;
  const enquiry = { ...validEnquiry, message };
  for (const typed of [message, `  ${message}\n\n`, message.replaceAll('\n', '\r\n')])
    expect(parseContact({ ...enquiry, message: typed })).toEqual(accepted(enquiry));
});

test('the longest enquiry fits into the largest body that the function accepts', () => {
  // A UTF-16 unit takes at most three bytes of UTF-8.
  const longest = contactFields.map((field) => [field, '漢'.repeat(contactRules[field].limit)] as const);
  const body = JSON.stringify({ data: Object.fromEntries(longest) });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(16 * 1024);
});

// A pattern with quadratic time takes a million times as long as a linear one. The limit ends it.
test.each([
  ['email', '', 'a'],
  ['email', '', 'a.'],
  ['email', '"', 'a'],
  ['phone', '', '1'],
  ['phone', '', '(435) '],
] as const)('checks %s in linear time: %j and then many %j', (field, start, repeated) => {
  const context = { pattern: contactRules[field].pattern, text: start + repeated.repeat(1_000_000) };
  expect(runInNewContext('pattern.test(text)', context, { timeout: 60_000 })).toBe(false);
});
