import { mailtoLink } from '../../lib/browser/mailto';
import { contactDetails } from '../../lib/contact';
import { validEnquiry } from '../contact-cases';

/** Returns the message at the end of a mailto link's body. */
const messageIn = (link: string) => decodeURIComponent(link).split('\r\n\r\n')[1];

test('the mailto link contains all but the address, which the mail program adds', () => {
  const details = contactDetails.filter((field) => field !== 'email').map((field) => validEnquiry[field]);
  const message = 'Two & 1 dog = 50% off?\n李小龍 #1 + 2';
  const link = mailtoLink('a@b.example', 'Enquiry?', { ...validEnquiry, message });
  const [, subject, body] = /^mailto:a@b\.example\?subject=(.*)&body=(.*)$/.exec(link)!;
  expect(decodeURIComponent(subject!)).toBe('Enquiry?');
  const lines = [...details, '', 'Two & 1 dog = 50% off?', '李小龍 #1 + 2'];
  expect(decodeURIComponent(body!).split('\r\n')).toEqual(lines);
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
