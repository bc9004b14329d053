import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { newVisitor, startFunction, withFunction, type FunctionProcess } from './function-process';
import { startMailServer, type MailServer } from './mail-server';

// Most tests send the built function requests that no page sends. It uses a real mail server.

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

const post = (body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(running.url, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor(), ...headers },
    body,
    // fetch requires this for a stream.
    duplex: 'half',
  } as RequestInit);

const enquiry = JSON.stringify({ data: validEnquiry });
/** An enquiry with spaces at its end, so that it is as long as a body may be. */
const longest = enquiry.padEnd(16 * 1024);
const foreign = { origin: 'https://other.example' };

test.each<[string, BodyInit | null, Record<string, string>?, string?]>([
  ['no body', null],
  ['broken JSON', '{"data":'],
  ['the fields outside data', JSON.stringify(validEnquiry)],
  ['8,000 nested brackets', `{"data":${'['.repeat(8000)}${']'.repeat(8000)}}`],
  ['an enquiry of more than 16 KB', `${longest} `],
  ['another encoding', enquiry, { 'content-type': 'application/json; charset=nonsense' }],
  ['a compressed enquiry', gzipSync(enquiry), { 'content-encoding': 'gzip' }],
  ['an enquiry that claims to be compressed', enquiry, { 'content-encoding': 'gzip' }],
  ['an enquiry of another site', enquiry, { 'content-type': 'text/plain', ...foreign }],
  ['the method PUT', enquiry, foreign, 'PUT'],
  ['the method OPTIONS', enquiry, foreign, 'OPTIONS'],
])('answers 400 to %s, mails nothing and allows no other origin (§5)', async (_kind, ...call) => {
  const response = await post(...call);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('"INVALID_ARGUMENT"');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(server.deliveries).toEqual([]);
});

test('mails the longest message whole, and ignores invalid tokens and a wish for a stream', async () => {
  const message = `Hi\n.\n${'漢'.repeat(3995)}`;
  const headers = { authorization: 'Bearer x', 'x-firebase-appcheck': 'x', accept: 'text/event-stream' };
  const response = await running.call({ ...validEnquiry, message }, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(server.deliveries[0]?.mail.text).toContain(message);
});

test('mails an enquiry of 16 KB in chunks, as browsers may send it', async () => {
  const chunks = Readable.from([longest.slice(0, 9), longest.slice(9)].map(Buffer.from));
  expect((await post(Readable.toWeb(chunks) as BodyInit)).status).toBe(200);
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
