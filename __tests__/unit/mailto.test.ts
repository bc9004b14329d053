import { mailtoLink } from '../../lib/browser/mailto';
import { validEnquiry } from '../contact-cases';

test('the mailto link contains all but the address, which the mail program adds', () => {
  const message = 'Two & 1 dog = 50% off?\n李小龍 #1 + 2';
  const link = mailtoLink('a@b.example', 'Enquiry?', { ...validEnquiry, message });
  const [, subject, body] = /^mailto:a@b\.example\?subject=(.*)&body=(.*)$/.exec(link)!;
  expect(decodeURIComponent(subject!)).toBe('Enquiry?');
  const lines = ['Ana Ruiz', '(435) 555-0199', '', 'Two & 1 dog = 50% off?', '李小龍 #1 + 2'];
  expect(decodeURIComponent(body!).split('\r\n')).toEqual(lines);
});

test('the link cuts a long message between two emoji, which are two UTF-16 units each, and ends with "…"', () => {
  const link = mailtoLink('a@b.example', 'Enquiry', { ...validEnquiry, message: '🚲'.repeat(2000) });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(link)).toMatch(/\r\n\r\n🚲+…$/u);
});

test('the link shows half of an emoji, which an extension may leave, as "�"', () => {
  const link = mailtoLink('a@b.example', 'Enquiry', { ...validEnquiry, message: 'Bikes \ud83d, 🚲 \udeb2' });
  expect(decodeURIComponent(link)).toMatch(/Bikes �, 🚲 �$/u);
});
