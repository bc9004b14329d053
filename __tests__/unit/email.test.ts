import { composeEmail } from '../../functions/src/email';
import { readSettings } from '../../functions/src/settings';
import { sendOnce } from '../../functions/src/smtp';
import { name } from '../../lib/company';
import { contactDetails, contactFields, contactRules } from '../../lib/contact';
import { misreadAddresses, rows, validEnquiry } from '../contact-cases';
import { startMailServer } from '../function/mail-server';

const usualFrom = 'Red Rim Shuttle website <website@redrim.example>';

function composed(words: object, { from = usualFrom, to = 'office@redrim.example', time = new Date() } = {}) {
  return composeEmail({ ...validEnquiry, ...words }, readSettings('smtp://mail.example', from, to), time);
}

/** Sends the mail of an enquiry, and reads it as the operator's mail program does. */
async function mailOf(words: object, settings?: Parameters<typeof composed>[1]) {
  const { deliveries, url } = await startMailServer();
  const { servers } = readSettings(url, usualFrom, usualFrom);
  await sendOnce(servers[0]!, composed(words, settings), new AbortController().signal);
  return deliveries[0]!;
}

test.each(rows('valid'))('mails an enquiry with $value as $field (§5)', async ({ enquiry }) => {
  const { email, message } = enquiry;
  // The Hangul filler is invisible, so the mail leaves it out.
  const visibleName = enquiry.name.replace('\u3164', '');
  const { from, to, mail } = await mailOf(enquiry);
  expect({ from, to }).toEqual({ from: 'website@redrim.example', to: ['office@redrim.example'] });
  expect(mail.from).toEqual({ name: 'Red Rim Shuttle website', address: from });
  expect(mail.subject).toBe(`${name}: enquiry from ${visibleName}`);
  for (const field of contactDetails) {
    const text = { ...enquiry, name: visibleName }[field];
    expect(mail.text).toContain(`\n${contactRules[field].label}: ${text}\n`);
  }
  expect(mail.text).toContain(`\n\n${message}\n`);
  expect(mail.text).toMatch(/^Sent with the form on .* Nobody has verified who wrote it\.\n/);
  // Help desks suspend mail with headers of automatic mail.
  expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  const canReply = !misreadAddresses.includes(email);
  // Domains have no capitals that matter, and nodemailer writes them small.
  const address = email.replace(/[^@]*$/, (domain) => domain.toLowerCase());
  expect(mail.replyTo).toEqual(canReply ? [{ name: visibleName, address }] : undefined);
  expect(mail.text?.includes('Pressing Reply does not reach the visitor, because')).toBe(!canReply);
  for (const { line } of mail.headerLines) expect(line).toMatch(/^[\r\n\x20-\x7e]*$/);
});

test.each([
  ["Dixie's Shuttle", '"Dixie\'s Shuttle"'],
  ['Ruiz, Ana; "A" <a@b.co> (home) a\\b', '"Ruiz, Ana; \\"A\\" <a@b.co> (home) a\\\\b"'],
  ['100% = $5? ~', '"100% = $5? ~"'],
])('an ASCII name travels as it was typed: %s', async (typed, phrase) => {
  const { mail } = await mailOf({ name: typed }, { from: "Dixie's Shuttle <website@redrim.example>" });
  const lines = mail.headerLines.map(({ line }) => line.replaceAll(/\r?\n/g, ''));
  expect(lines).toContain('From: "Dixie\'s Shuttle" <website@redrim.example>');
  expect(lines).toContain(`Reply-To: ${phrase} <${validEnquiry.email}>`);
  expect(mail.replyTo).toEqual([{ name: typed, address: validEnquiry.email }]);
  expect(mail.subject).toBe(`${name}: enquiry from ${typed}`);
});

test.each([
  '=?utf-8?B?4oCuZXZpbAdl?=',
  'Ana=?utf-8?Q?x?=',
  'O’Neill, "Jr." <=?utf-8?B?eA==?=>',
  'Zoë '.repeat(40).trim(),
  '漢'.repeat(200),
  '🚲'.repeat(100),
])('a name that is long or looks encoded is not decoded into another one: %s', async (typed) => {
  const { mail } = await mailOf({ name: typed });
  const shown = typed.replaceAll('=?', '= ?');
  expect(mail.subject).toBe(`${name}: enquiry from ${shown}`);
  expect(mail.replyTo).toEqual([{ name: shown, address: validEnquiry.email }]);
  expect(mail.text).toContain(`Name: ${typed}\n`);
  for (const line of mail.headerLines) expect(line.line).not.toMatch(/[^\r\n]{79}/);
});

test.each([
  ['\u202e', 'turn the direction of text'],
  ['\ufff9\ufffb', 'annotate text'],
])('removes the invisible characters %j, which %s', async (invisible) => {
  const { mail } = await mailOf({ name: `A${invisible}na`, message: `H${invisible}i` });
  expect(mail.subject).toBe(`${name}: enquiry from Ana`);
  expect(mail.replyTo).toMatchObject([{ name: 'Ana' }]);
  expect(mail.text).toMatch(/\n\nHi\n/);
});

test('keeps joiners of scripts and emoji, and every kind of line break', async () => {
  const { mail } = await mailOf({ name: 'می‌خواهم', message: '👩‍👧 ❤️\u{e0041}\u2028next\r\nlast' });
  expect(mail.subject).toBe(`${name}: enquiry from می‌خواهم`);
  expect(mail.text).toContain('\n\n👩‍👧 ❤️\nnext\nlast\n');
});

test.each([
  ['CRLF and a header', '\r\nBcc: eve@example.net\r\n\r\nx'],
  ['a bare CR', '\rBcc: eve@example.net'],
  ['control characters', 'a\u0000b\u0007\u001b[31m\u0085\u009fb'],
  ['half a character', 'a\ud800b\udc00c'],
  ['a further detail', '\u2028Phone: 1'],
])('mails %s as harmless text', async (_kind, words) => {
  const { mail: usual } = await mailOf({});
  const { mail } = await mailOf({ name: `Ana ${words}`, message: `Hi ${words}` });
  expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
  expect(mail.replyTo).toMatchObject([{ address: validEnquiry.email }]);
  expect([mail.attachments, mail.html]).toEqual([[], undefined]);
  const linesIn = (text = '') => text.slice(0, text.indexOf('\nTime: ')).split('\n').length;
  expect(linesIn(mail.text)).toBe(linesIn(usual.text));
  expect(`${mail.subject ?? ''}${mail.text ?? ''}`).not.toMatch(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/u,
  );
});

// Outlook joins a long line with those after it, up to a blank line, unless each ends with three spaces.
test('Outlook keeps the details and the lines of a message apart', async () => {
  const long = 'We are a party of nine with bikes, and two of us';
  const details = { name: long, email: `${'a'.repeat(40)}@example.org` };
  const { mail } = await mailOf({ ...details, message: `Hi\n${long}\narrive later\n\n${long}\n\nAna` });
  expect(mail.text).toMatch(`\n\nHi\n${long}   \narrive later   \n\n${long}\n\nAna\n`);
  const labels = [...contactDetails.map((field) => contactRules[field].label), 'Time'];
  for (const label of labels) expect(mail.text).toMatch(RegExp(`\n\n${label}: .+\n\n`));
});

test.each(['"website@d.example" <website@d.example>', '"Red, Rim" <website@D.example>'])(
  'mails from %s with a valid Message-ID of its domain',
  async (from) => {
    const { mail, from: sender } = await mailOf({}, { from });
    expect(sender).toBe('website@d.example');
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@d\.example>$/);
  },
);

test('tells the time of the enquiry in Utah', () => {
  const { text } = composed({}, { time: new Date('2026-07-01T05:30:00Z') });
  expect(text).toMatch(/^Time: Tuesday, June 30, 2026 at 11:30:00.PM MDT$/m);
});

test('an enquiry that is sent again on the same day in Utah has the same Message-ID, and no other has', () => {
  const idOf = (enquiry: object, time: string) => composed(enquiry, { time: new Date(time) }).messageId;
  const first = idOf({}, '2026-11-26T07:00:00Z');
  expect(idOf({}, '2026-11-27T06:59:59Z')).toBe(first);
  expect(idOf({}, '2026-11-27T07:00:00Z')).not.toBe(first);
  for (const field of contactFields)
    expect(idOf({ [field]: 'other' }, '2026-11-26T07:00:00Z')).not.toBe(first);
});

test.each([
  ['office@redrim.example, Website@RedRim.example', true],
  ['office@redrim.example', false],
])('with MAIL_TO %s, the mail warns of a Reply to the address that sends: %s', (to, warns) => {
  expect(composed({}, { to }).text.includes('Before you reply, check the address')).toBe(warns);
});

const link = 'https://www.example.org/a';

test.each([
  [[], { message: `${link} ${link} http, www, awww.then a.b` }],
  [['Flagged "[check]" because it has 3 links.'], { message: 'HTTP://a.b www.c.d (www.e.f)' }],
  [['Flagged "[check]" because it has 20 links.'], { name: `${link} ${link}`, message: link.repeat(18) }],
])('flags an enquiry with three links or more in its subject, and says so: %j', (flags, words) => {
  const { subject, text } = composed(words);
  expect(text.match(/^Flagged.*/gm) ?? []).toEqual(flags);
  expect(subject.startsWith('[check] ')).toBe(flags.length > 0);
});
