/** @jest-environment node */
import { composeEmail } from '../../functions/src/email';
import { name } from '../../lib/content/company';
import { validMessage } from '../../test-support/contact-cases';

/** The mail of an enquiry, to these addresses. */
const composed = (enquiry = validMessage, to = 'office@redrim.example') =>
  composeEmail(enquiry, { from: 'website@redrim.example', to }, new Date(), []);

test('keeps the name on one line', () => {
  const mail = composed({ ...validMessage, name: 'Ana\r\n Ruiz' });
  expect(mail.subject).toBe(`${name}: enquiry from Ana Ruiz`);
  expect(mail.text).toContain('\nName: Ana Ruiz\n');
});

test('says which page it came from', () => {
  expect(composed({ ...validMessage, page: '/de/' }).text).toContain('\nPage: /de/\nTime: ');
});

test.each<[string, string[]]>([
  ['office@redrim.example', ['office@redrim.example']],
  ['a@redrim.example,b@backup.example ,', ['a@redrim.example', 'b@backup.example']],
  ['Office <office@redrim.example>', ['office@redrim.example']],
  ['"Red, Rim" <a@redrim.example>, b@backup.example', ['a@redrim.example', 'b@backup.example']],
  ['office', ['office']],
  [' ', []],
])('sends to the addresses in %p', (to, expected) => {
  expect(composed(validMessage, to).to).toEqual(expected.map((address) => ({ name: '', address })));
});
