import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { newVisitor, startFunction, withFunction, type FunctionProcess } from './function-process';
import { startMailServer, type MailServer } from './mail-server';

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

test('mails the longest message whole, and ignores invalid tokens and a wish for a stream', async () => {
  const message = `Hi\n.\n${'漢'.repeat(3995)}`;
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
