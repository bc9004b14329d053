/** @jest-environment node */
import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { enquiryIn } from '../../functions/src/request';
import { parseContact } from '../../lib/contact';

// Texts that a visitor could type and texts that nobody would; excessive lengths have their own tests.
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.emailAddress(),
  fc.stringMatching(/^(\+?1)? ?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/),
  fc.constantFrom('', ' ', '\u0000', '\r\nBcc: eve@example.net', '\ud800', '__proto__', '\u202e'),
);
const anything = fc.oneof(
  { weight: 9, arbitrary: fc.record({ name: text, email: text, phone: text, message: text }) },
  { weight: 1, arbitrary: fc.record({ name: fc.jsonValue(), '@type': fc.string() }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** The function's verdict on an enquiry that arrives as JSON through its guard. */
const parsedByFunction = (data: unknown) =>
  parseContact(enquiryIn(Buffer.from(JSON.stringify({ data })))?.data);

test('page and function agree on 100,000 generated enquiries', () => {
  let valid = 0;
  fc.assert(
    fc.property(anything, (data) => {
      const onPage = parseContact(data);
      if (onPage.valid) valid += 1;
      return isDeepStrictEqual(parsedByFunction(data), onPage);
    }),
    { numRuns: 100_000 },
  );
  // Both verdicts occurred.
  expect(valid).toBeGreaterThan(1000);
  expect(valid).toBeLessThan(99_000);
}, 120_000);
