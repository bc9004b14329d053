import { securityText } from '@/lib/security-text';

const built = new Date('2026-03-01T15:00:00Z');
const url = 'https://www.cedar.test';

test('security.txt has the mailbox of SECURITY.md, and expires within a year', () => {
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

test('an error names SECURITY.md if it has no mailbox', () => {
  expect(() => securityText(url, '# Report\n\nCall us.', built)).toThrow(
    'SECURITY.md names no mailbox',
  );
});
