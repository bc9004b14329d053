import { mailtoLink } from '../../lib/browser/mailto';
import { validMessage } from '../contact-cases';

test('a mail of an enquiry has its details, but for the address, and its message', () => {
  const message = 'Two & 1 dog = 50% off?\n李小龍 #1 + 2';
  const link = mailtoLink('a@b.example', 'Enquiry?', { ...validMessage, message });
  const [, subject, body] = /^mailto:a@b\.example\?subject=(.*)&body=(.*)$/.exec(link)!;
  expect(decodeURIComponent(subject!)).toBe('Enquiry?');
  expect(decodeURIComponent(body!)).toBe(
    `${validMessage.name}\r\n${validMessage.phone}\r\n\r\nTwo & 1 dog = 50% off?\r\n李小龍 #1 + 2`,
  );
});

test('a mail of 4,000 characters is cut between two of them and ends with "…"', () => {
  const message = '🚲'.repeat(2000);
  const link = mailtoLink('a@b.example', 'Enquiry', { ...validMessage, message });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(link).split('\r\n\r\n')[1]).toMatch(/^(🚲)+…$/u);
});
