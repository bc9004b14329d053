/** @jest-environment node */
import { doubtsAbout } from '../../functions/src/doubts';
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
afterAll(() => server.stop());

test.each(rows('valid'))('mails an enquiry with $value as $field', async ({ message }) => {
  await expect(send(message)).resolves.toBeUndefined();
  const { email, phone, message: words } = message;
  const { from, to, mail, raw } = server.deliveries.pop()!;
  expect({ from, to }).toEqual({ from: 'website@redrim.example', to: ['office@redrim.example'] });
  expect(mail.subject).toBe(`${name}: enquiry from ${message.name}`);
  expect(mail.text).toContain(`Name: ${message.name}\nEmail: ${email}\nPhone: ${phone}\nTime: `);
  expect(mail.text).toContain(`\n\n${words}\n`);
  // Help desks suspend what programs have sent.
  expect(raw).not.toMatch(/^Auto-Submitted:/m);
  // nodemailer lowercases domains, which are case-insensitive.
  const address = email.replace(/@.*/, (domain) => domain.toLowerCase());
  // Servers without SMTPUTF8 refuse a header with other letters before the @.
  const replyTo = [{ name: message.name, address }];
  expect(mail.replyTo).toEqual(/^[ -~]+@/.test(email) ? replyTo : undefined);
});

const composed = (to: string, doubts: string[] = [], enquiry = validMessage) =>
  composeEmail(enquiry, { from: 'website@redrim.example', to }, new Date(0), doubts);

test('is flagged, and says why, when there are doubts', () => {
  const { subject, text } = composed('', ['one', 'another']);
  expect(subject).toMatch(/^\[check\] /);
  expect(text).toContain('\nFlagged "[check]" because one, and another.\n');
  expect(composed('').text).not.toContain('Flagged');
});

const link = 'https://www.example.org/a';
const { origin, ...withoutOrigin } = browserHeaders;

test.each<[string, string, Record<string, string | undefined>, string[]]>([
  ['two links', `Is it ${link} or ${link}?`, browserHeaders, []],
  ['words like links', 'http, https, www, awww.then a.b c.d e.f', browserHeaders, []],
  ['three links', 'HTTP://a.b www.c.d (www.e.f)', browserHeaders, ['it holds 3 links']],
  ['no Origin', 'Hi', withoutOrigin, ['it was not sent as browsers do (without Origin)']],
  [
    'both',
    link.repeat(20),
    { origin },
    ['it was not sent as browsers do (without Sec-Fetch-Site)', 'it holds 20 links'],
  ],
])('has doubts about %s if it should', (_kind, message, headers, doubts) => {
  expect(doubtsAbout(message, headers)).toEqual(doubts);
});

test.each<[string, string[]]>([
  ['office@redrim.example', ['office@redrim.example']],
  ['a@redrim.example,b@backup.example ,', ['a@redrim.example', 'b@backup.example']],
  ['Office <office@redrim.example>', ['office@redrim.example']],
  ['"Red, Rim" <a@redrim.example>, b@backup.example', ['a@redrim.example', 'b@backup.example']],
  [' ', []],
])('sends to the addresses in %p', (to, expected) => {
  expect(composed(to).to).toEqual(expected.map((address) => ({ name: '', address })));
});
