import { securityText } from '@/lib/security-text';

const built = new Date('2026-03-01T15:00:00Z');
const url = 'https://www.cedar.test';

test('security.txt names the mailbox of SECURITY.md, and is valid for less than a year', () => {
  const text = securityText(
    url,
    '# Report\n\nWrite to help.desk@mail.cedar.test. We answer.',
    built,
  );
  expect(text).toBe(
    [
      'Contact: mailto:help.desk@mail.cedar.test',
      'Expires: 2027-02-28T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.cedar.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a SECURITY.md without a mailbox fails the build with an error that names it', () => {
  expect(() => securityText(url, '# Report\n\nCall us.', built)).toThrow(
    'SECURITY.md names no mailbox',
  );
});
