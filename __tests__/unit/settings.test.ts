import { readSettings } from '../../functions/src/settings';

const server = 'smtps://website:sesame@mail.example';
const read = ({ urls = server, from = 'web@d.example', to = 'office@d.example' }) =>
  readSettings(urls, from, to);

test.each<[string, object[]]>([
  ['smtps://mail.example', [{ host: 'mail.example', port: 465, secure: true }]],
  ['SMTP://Mail.example:2525/', [{ host: 'Mail.example', port: 2525, secure: false }]],
  ['smtp://[2001:db8::1]', [{ host: '2001:db8::1', port: 587 }]],
  ['smtps://a%40b.co:a%2Fb%3A%23%3F%25%20c@mail.example', [{ login: { user: 'a@b.co', pass: 'a/b:#?% c' } }]],
  [' smtp://u:p@one.example\n smtp://two.example:25\n', [{ login: { pass: 'p' } }, { host: 'two.example' }]],
])('reads the servers in %j', (urls, servers) => {
  expect(read({ urls }).servers).toMatchObject(servers);
});

test.each([
  '',
  'mail.example',
  `"${server}"`,
  'http://website:sesame@mail.example',
  'smtp:/website:sesame@mail.example',
  'smtp://website:sesame/12@mail.example',
  'smtp://website:ses@me@mail.example',
  'smtp://website:sesame%@mail.example',
  'smtp://website@mail.example',
  'smtp://mail.example?tls.rejectUnauthorized=false',
  'smtp://mail.example:587587',
  'smtp://web%00site:sesame@mail.example',
  ...['%00', '%0A', '%0d', '%7F', '%C2%A0', '%E2%80%8B', '\u200b', '\u00ad', '\u0085', '\n'].map(
    (unseen) => `smtp://website:ses${unseen}ame@mail.example`,
  ),
])('refuses SMTP_URL %j, without its password in the message', (urls) => {
  expect(() => read({ urls })).toThrow(/^SMTP_URL: entry 1 must look like smtps:\/\/user:password@host/);
  expect(() => read({ urls: `${server} ${urls || 'x'}` })).toThrow(/^SMTP_URL: entry 2 /);
  expect(() => read({ urls })).not.toThrow(/sesame|ses@/);
});

// Google shows its app passwords with spaces.
test('says how to write a space in a password', () => {
  expect(() => read({ urls: 'smtps://u:abcd efgh@mail.example' })).toThrow(/^SMTP_URL: entry 1 .* %20/);
});

test.each<[string, string[]]>([
  ['a@redrim.example,b@backup.example ,', ['a@redrim.example', 'b@backup.example']],
  ['"Office, Red Rim" <a@redrim.example>, b@redrim.example', ['a@redrim.example', 'b@redrim.example']],
  ['a@bücher.example,\n', ['a@xn--bcher-kva.example']],
  ['a@[192.0.2.1]', ['a@[192.0.2.1]']],
])('reads each mailbox of MAIL_TO %j', (to, addresses) => {
  expect(read({ to }).to.map(({ address }) => address)).toEqual(addresses);
});

const pasted = [
  '"a@d.example"',
  '"Office <a@d.example>"',
  "'a@d.example'",
  '“a@d.example”',
  ...['\u200b', '\u00ad', '\ufeff', '\u0000', '%00', '\n', '\r\n'].map((unseen) => `a@d.ex${unseen}ample`),
  '\u202ea@d.example',
  'Red\nRim <a@d.example>',
];

test.each([
  ' , ',
  'a@d.example, office',
  'a@d.example b@d.example',
  '"ok@d.example" <typo',
  '"a@d.example, b@d.example"',
  ...pasted,
])('refuses MAIL_TO %j', (to) => {
  expect(() => read({ to })).toThrow('MAIL_TO must be email addresses with commas between them.');
});

test.each(['', 'Red Rim', 'a@d.example, b@d.example', ...pasted])('refuses MAIL_FROM %j', (from) => {
  expect(() => read({ from })).toThrow('MAIL_FROM must be one email address, such as');
});
