/** @jest-environment node */
import { composeEmail } from '../../functions/src/email';
import { contactDetails, contactNames } from '../../lib/contact';
import * as company from '../../lib/content/company';
import { validMessage } from '../../test-support/contact-cases';

jest.mock('../../lib/content/company', () => ({
  ...jest.requireActual<typeof company>('../../lib/content/company'),
  timeZone: 'America/Denver',
}));

const addresses = { from: 'website@redrim.example', to: 'office@redrim.example' };
const time = new Date('2026-01-15T19:05:00Z');

test('composes the mail of an enquiry', () => {
  expect(composeEmail({ ...validMessage, message: 'One\nTwo' }, addresses, time, [])).toEqual({
    from: 'website@redrim.example',
    to: [{ name: '', address: 'office@redrim.example' }],
    messageId: expect.stringMatching(/^<[0-9a-f]{32}@redrim\.example>$/) as string,
    replyTo: { name: 'Ana Ruiz', address: 'ana@example.org' },
    subject: `${company.name}: enquiry from Ana Ruiz`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      `Sent with the form on ${new URL(company.url).hostname}. Nobody has verified who wrote it.`,
      '',
      ...contactDetails.map((field) => `${contactNames[field]}: ${validMessage[field]}`),
      'Time: Thursday, January 15, 2026 at 12:05:00 PM MST',
      '',
      'One',
      'Two',
      '',
    ].join('\n'),
  });
});

test('keeps the name on one line', () => {
  const mail = composeEmail({ ...validMessage, name: 'Ana\r\n Ruiz' }, addresses, time, []);
  expect(mail.subject).toBe(`${company.name}: enquiry from Ana Ruiz`);
  expect(mail.text).toContain('\nName: Ana Ruiz\n');
});

test.each<[string, string[]]>([
  ['office@redrim.example', ['office@redrim.example']],
  ['a@redrim.example,b@backup.example ,', ['a@redrim.example', 'b@backup.example']],
  ['Office <office@redrim.example>', ['office@redrim.example']],
  ['"Red, Rim" <a@redrim.example>, b@backup.example', ['a@redrim.example', 'b@backup.example']],
  ['office', ['office']],
  [' ', []],
])('sends to the addresses in %p', (to, expected) => {
  const mail = composeEmail(validMessage, { ...addresses, to }, time, []);
  expect(mail.to).toEqual(expected.map((address) => ({ name: '', address })));
});
