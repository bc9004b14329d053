import { mailtoLink } from '../../lib/browser/mailto';
import { validEnquiry } from '../contact-cases';

/** Returns the message at the end of a mailto link's body. */
const messageIn = (link: string) => decodeURIComponent(link).split('\r\n\r\n')[1];

test('the mailto link contains name, phone and message, and leaves the address to the mail program', () => {
  const message = 'Two & 1 dog = 50% off?\n李小龍 #1 + 2';
  const link = mailtoLink('a@b.example', 'Enquiry?', { ...validEnquiry, message });
  const [, subject, body] = /^mailto:a@b\.example\?subject=(.*)&body=(.*)$/.exec(link)!;
  expect(decodeURIComponent(subject!)).toBe('Enquiry?');
  expect(decodeURIComponent(body!)).toBe(
    `${validEnquiry.name}\r\n${validEnquiry.phone}\r\n\r\nTwo & 1 dog = 50% off?\r\n李小龍 #1 + 2`,
  );
});

test.each([
  ['plain letters', 'x'],
  ['emoji, which are two UTF-16 units each', '🚲'],
])('the link cuts a message of 4,000 %s between two of them and ends with "…"', (_kind, character) => {
  const message = character.repeat(4000);
  const link = mailtoLink('a@b.example', 'Enquiry', { ...validEnquiry, message });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(messageIn(link)).toMatch(RegExp(`^(${character})+…$`, 'u'));
});
