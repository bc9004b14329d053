/** @jest-environment node */
import { contactFields, parseContact } from '../lib/contact';
import { errorTexts, rows, validMessage } from './contact-cases';

test.each(rows('valid'))('takes $value as $field', ({ message }) => {
  expect(parseContact(message)).toEqual({ valid: true, message });
});

test.each(rows('invalid'))('refuses $value as $field', ({ field, message }) => {
  expect(parseContact(message)).toEqual({ valid: false, errors: { [field]: errorTexts[field] } });
});

test('reports every field that fails', () => {
  expect(parseContact({})).toEqual({ valid: false, errors: errorTexts });
});

test('trims values before checking and passing them on', () => {
  const padded = Object.fromEntries(
    contactFields.map((field) => [field, ` \n${validMessage[field]}\t `]),
  );
  expect(parseContact(padded)).toEqual({ valid: true, message: validMessage });
});

test('passes on the four fields and nothing else', () => {
  expect(parseContact({ ...validMessage, admin: true })).toEqual({
    valid: true,
    message: validMessage,
  });
});

test.each([[undefined], [null], ['text'], [7], [[]], [Object.create(validMessage)]])(
  'refuses %p, which has no fields of its own',
  (input) => {
    expect(parseContact(input)).toEqual({ valid: false, errors: errorTexts });
  },
);

test.each([[7], [true], [{ toString: () => 'Ana' }], [['Ana']], [null]])(
  'counts %p, which is no text, as empty',
  (name) => {
    expect(parseContact({ ...validMessage, name })).toEqual({
      valid: false,
      errors: { name: errorTexts.name },
    });
  },
);

// An upper bound per character, with doubling lengths: a quadratic pattern would exceed it a
// thousandfold at the last one, whatever the machine.
test.each([
  ['email', (length: number) => 'a'.repeat(length)],
  ['email', (length: number) => 'a.'.repeat(length / 2)],
  ['email', (length: number) => `a@${'a-'.repeat(length / 2)}`],
  ['email', (length: number) => `a@${'a.'.repeat(length / 2)}!`],
  ['email', (length: number) => `"${'a'.repeat(length)}`],
  ['email', (length: number) => '"@'.repeat(length / 2)],
  ['phone', (length: number) => '1'.repeat(length)],
  ['phone', (length: number) => '(435) '.repeat(length / 6)],
] as const)('checks a hostile %s in linear time', (field, hostile) => {
  const time = (length: number) => {
    const message = { ...validMessage, [field]: hostile(length) };
    const start = performance.now();
    for (let run = 0; run < 5; run++) parseContact(message);
    return performance.now() - start;
  };
  time(100_000);
  expect(time(1_600_000)).toBeLessThan(Math.max(16 * time(100_000), 1) * 16);
});
