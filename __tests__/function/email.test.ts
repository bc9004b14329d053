import { reasonsToFlag } from '../../functions/src/flags';
import { composeEmail } from '../../functions/src/email';
import { name } from '../../lib/company';
import { browserHeaders, rows, validMessage } from '../contact-cases';
import { send } from './in-process';
import { startMailServer, type MailServer } from './mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
});

test.each(rows('valid'))('mails an enquiry with $value as $field', async ({ message }) => {
  await expect(send(message)).resolves.toBeUndefined();
  const { email, phone, message: words } = message;
  const { from, to, mail } = server.deliveries.pop()!;
  expect({ from, to }).toEqual({ from: 'website@redrim.example', to: ['office@redrim.example'] });
  expect(mail.subject).toBe(`${name}: enquiry from ${message.name}`);
  expect(mail.text).toContain(`Name: ${message.name}\nEmail: ${email}\nPhone: ${phone}\nTime: `);
  expect(mail.text).toContain(`\n\n${words}\n`);
  // Help desks suspend what programs have sent.
  expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  // nodemailer lowercases domains, which are case-insensitive.
  const address = email.replace(/@.*/, (domain) => domain.toLowerCase());
  // Servers without SMTPUTF8 refuse a header with other letters before the @.
  const replyTo = [{ name: message.name, address }];
  expect(mail.replyTo).toEqual(/^[ -~]+@/.test(email) ? replyTo : undefined);
});

const compose = (flags: string[], to = '') =>
  composeEmail(validMessage, { from: '', to }, new Date(0), flags);

test('is flagged, and says why, when there are reasons', () => {
  const { subject, text } = compose(['one', 'another']);
  expect(subject).toMatch(/^\[check\] /);
  expect(text).toContain('\nFlagged "[check]" because one, and another.\n');
  expect(compose([]).text).not.toContain('Flagged');
});

const link = 'https://www.example.org/a';
const { origin, ...withoutOrigin } = browserHeaders;

test.each<[string, string, Record<string, string | undefined>, string[]]>([
  [
    'two links and words like links',
    `${link} ${link} http, www, awww.then a.b`,
    browserHeaders,
    [],
  ],
  ['three links', 'HTTP://a.b www.c.d (www.e.f)', browserHeaders, ['it holds 3 links']],
  ['no Origin', 'Hi', withoutOrigin, ['it was not sent as browsers do (without Origin)']],
  [
    'both',
    link.repeat(20),
    { origin },
    ['it was not sent as browsers do (without Sec-Fetch-Site)', 'it holds 20 links'],
  ],
])('flags %s if it should', (_kind, message, headers, flags) => {
  expect(reasonsToFlag(message, headers)).toEqual(flags);
});

test.each<[string, string[]]>([
  ['office@redrim.example', ['office@redrim.example']],
  ['a@redrim.example,b@backup.example ,', ['a@redrim.example', 'b@backup.example']],
  ['Office <office@redrim.example>', ['office@redrim.example']],
  ['"Red, Rim" <a@redrim.example>, b@backup.example', ['a@redrim.example', 'b@backup.example']],
  [' ', []],
])('sends to the addresses in %p', (to, expected) => {
  const { to: recipients } = compose([], to);
  expect(recipients).toEqual(expected.map((address) => ({ name: '', address })));
});
