/** @jest-environment node */
import { name } from '../../lib/content/company';
import type { ContactMessage } from '../../lib/contact';
import { browserHeaders, validMessage } from '../../test-support/contact-cases';
import { startMailServer, type MailServer } from '../../test-support/mail-server';
import { send } from './in-process';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
});
afterAll(() => server.stop());

/** The mail of an enquiry: its subject, and its lines about the flag. */
async function mailOf(change: Partial<ContactMessage>, headers?: Record<string, string>) {
  await send({ ...validMessage, ...change }, headers);
  const { subject, text = '' } = server.deliveries.pop()!.mail;
  return { subject, flags: text.split('\n').filter((line) => line.startsWith('Flagged')) };
}

const plain = `${name}: enquiry from ${validMessage.name}`;
const marked = `[check] ${plain}`;
const link = 'https://www.example.org/a';

test.each<[string, Partial<ContactMessage>]>([
  ['an enquiry like any other', {}],
  ['two links', { message: `Is it ${link} or ${link}?` }],
  ['words that look like links', { message: 'http, https, www, awww.then a.b c.d e.f' }],
])('mails %s without a flag', async (_kind, change) => {
  expect(await mailOf(change)).toEqual({
    subject: plain,
    flags: [],
  });
});

test.each(Object.keys(browserHeaders))(
  'flags an enquiry without %s and says why',
  async (header) => {
    const { [header]: _left, ...others } = browserHeaders;
    const { subject, flags } = await mailOf({}, others);
    expect(subject).toBe(marked);
    expect(flags).toEqual([
      expect.stringMatching(
        /^Flagged "\[check\]" because it was not sent as browsers do \(without /,
      ),
    ]);
    expect(flags[0]!.toLowerCase()).toContain(`without ${header})`);
  },
);

test.each([`${link} `.repeat(3), `${link}${link}${link}`, 'HTTP://a.b www.c.d (www.e.f)'])(
  'flags an enquiry with three links and says why: %s',
  async (message) => {
    expect(await mailOf({ message })).toEqual({
      subject: marked,
      flags: ['Flagged "[check]" because it holds 3 links.'],
    });
  },
);

test('flags an enquiry once for several reasons', async () => {
  const { subject, flags } = await mailOf({ message: `${link} `.repeat(20) }, {});
  expect(subject).toBe(marked);
  expect(flags).toEqual([
    'Flagged "[check]" because it was not sent as browsers do (without Origin and Sec-Fetch-Site), and it holds 20 links.',
  ]);
});
