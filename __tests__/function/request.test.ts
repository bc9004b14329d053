import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { newVisitor, startFunction, withFunction, type FunctionProcess } from './function-process';
import { startMailServer, type Delivery, type MailServer } from './mail-server';

// Most tests send the built function requests that no page sends. It uses a real mail server.

const maxBodyBytes = 16 * 1024;

let server: MailServer;
let running: FunctionProcess;

beforeAll(async () => {
  server = await startMailServer();
  running = await startFunction({ SMTP_URL: server.url });
});
afterAll(() => running.kill());
beforeEach(() => {
  server.deliveries.length = 0;
});

const json = { 'content-type': 'application/json' };
const fromVisitor = () => ({ 'x-forwarded-for': newVisitor() });

const post = (body: BodyInit | null, headers: Record<string, string> = {}) => {
  return fetch(running.url, { method: 'POST', headers: { ...json, ...fromVisitor(), ...headers }, body });
};

const data = (value: unknown) => JSON.stringify({ data: value });
const enquiry = data(validEnquiry);

test.each<[string, BodyInit | null, Record<string, string>?]>([
  ['no body', null],
  ['broken JSON', '{"data":'],
  ['the fields outside data', JSON.stringify(validEnquiry)],
  ['8,000 nested brackets', `{"data":${'['.repeat(8000)}${']'.repeat(8000)}}`],
  ['an enquiry with a further field of 16 KB', data({ ...validEnquiry, more: 'x'.repeat(maxBodyBytes) })],
  ['another encoding', enquiry, { 'content-type': 'application/json; charset=nonsense' }],
  ['a compressed enquiry', gzipSync(enquiry), { 'content-encoding': 'gzip' }],
  ['an enquiry that claims to be compressed', enquiry, { 'content-encoding': 'gzip' }],
  ['an enquiry of another site', enquiry, { 'content-type': 'text/plain', origin: 'https://other.example' }],
])('answers 400 to %s, and mails nothing (§5)', async (_kind, body, ...[headers]) => {
  const response = await post(body, headers);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('"INVALID_ARGUMENT"');
  expect(server.deliveries).toEqual([]);
});

test.each(['PUT', 'OPTIONS'])('answers 400 to the method %s, and allows no other origin', async (method) => {
  const headers = { ...json, origin: 'https://elsewhere.example' };
  const response = await fetch(running.url, { method, headers, body: enquiry });
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['CRLF and a header', '\r\nBcc: eve@example.net\r\n\r\nx'],
  ['a bare LF', '\nBcc: eve@example.net'],
  ['a bare CR', '\rBcc: eve@example.net'],
  ['control characters', 'a\u0000b\u0007\u001b[31m\u0085\u009fb'],
  ['half a character', 'a\ud800b\udc00c'],
  ['an end of the mail', 'a\r\n.\r\nMAIL FROM:<eve@example.net>\r\n'],
  ['an address list', 'Ana <eve@example.net>, Bea <bea@example.net>'],
  ['markup', '<script>alert(1)</script>'],
])('mails %s as harmless text', async (_kind, words) => {
  await post(enquiry);
  const hostile = { name: `Ana ${words}`, message: `Hi ${words}` };
  expect((await post(data({ ...validEnquiry, ...hostile }))).status).toBe(200);
  expect(server.deliveries).toHaveLength(2);
  const [usual, { to, mail }] = server.deliveries as [Delivery, Delivery];
  expect(to).toEqual(['office@redrim.example']);
  expect(mail.headers.map(({ key }) => key)).toEqual(usual.mail.headers.map(({ key }) => key));
  expect(mail.replyTo).toMatchObject([{ address: validEnquiry.email }]);
  expect([mail.attachments, mail.html]).toEqual([[], undefined]);
  const linesIn = (text = '') => text.slice(0, text.indexOf('\nTime: ')).split('\n').length;
  expect(linesIn(mail.text)).toBe(linesIn(usual.mail.text));
  expect(`${mail.subject ?? ''}${mail.text ?? ''}`).not.toMatch(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/u,
  );
});

test('mails the longest allowed message, and ignores invalid tokens and a wish for a stream', async () => {
  const message = '漢'.repeat(4000);
  const headers = { authorization: 'Bearer x', 'x-firebase-appcheck': 'x', accept: 'text/event-stream' };
  const response = await post(data({ ...validEnquiry, message }), headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(server.deliveries[0]?.mail.text).toContain(message);
});

test('mails an enquiry in chunks, as browsers may send it', async () => {
  const body = Readable.toWeb(Readable.from([enquiry.slice(0, 9), enquiry.slice(9)].map(Buffer.from)));
  const chunked = { method: 'POST', headers: { ...json, ...fromVisitor() }, body, duplex: 'half' };
  expect((await fetch(running.url, chunked as RequestInit)).status).toBe(200);
  expect(server.deliveries).toHaveLength(1);
});

test('the function answers every call with an internal error while a setting is wrong, and logs which', () =>
  withFunction({ env: { MAIL_TO: 'office@d.example sesame@d.example' } }, async (running, { deliveries }) => {
    for (const data of [{}, validEnquiry]) {
      const response = await running.call(data);
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ error: { status: 'INTERNAL' } });
    }
    expect(deliveries).toEqual([]);
    expect(running.output()).toContain(messages.wrongSettings);
    expect(running.output()).toContain('"reason":"MAIL_TO must be');
    expect(running.output()).not.toContain('sesame');
  }));

test('logs only that each enquiry was mailed, and no word of a caller', async () => {
  await withFunction({}, async ({ call, kill, output, url }) => {
    expect((await call({})).status).toBe(400);
    await fetch(`${url}%E0words`);
    // The framework and firebase-functions take only ids that look like theirs.
    const trace = 'c0ffee00'.repeat(4);
    const ids = [
      { 'function-execution-id': 'words' },
      { 'x-cloud-trace-context': 'words/98765' },
      { 'x-cloud-trace-context': `${trace}/98765;o=1` },
      { traceparent: `00-${trace}-c0ffee00c0ffee00-01` },
    ];
    for (const headers of ids) expect((await call(validEnquiry, headers)).status).toBe(200);
    await kill('SIGTERM');
    expect(output().match(/.+/g)).toHaveLength(ids.length);
    expect(output().split(messages.mailed)).toHaveLength(1 + ids.length);
    for (const text of ['words', '98765', 'c0ffee00', ...Object.values(validEnquiry)])
      expect(output()).not.toContain(text);
  });
});
