/** @jest-environment node */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import type { Email } from 'postal-mime';

import { maxBodyBytes } from '../../functions/src/request';
import { host } from '../../scripts/shared/ports';
import { validMessage } from '../../test-support/contact-cases';
import {
  peakMemory,
  startFunction,
  unlimited,
  type FunctionProcess,
} from '../../test-support/function-process';
import { startMailServer, type MailServer } from '../../test-support/mail-server';

// The built function in its own process and a real mail server, against bytes that no page would send.

jest.setTimeout(30_000);

let server: MailServer;
let running: FunctionProcess;

beforeAll(async () => {
  server = await startMailServer();
  running = await startFunction({ SMTP_URL: server.url, ...unlimited });
});
afterAll(async () => {
  await running.kill();
  await server.stop();
});
beforeEach(() => {
  server.deliveries.length = 0;
});

const post = (body: BodyInit | null, type = 'application/json', encoding?: string) => {
  const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
  return fetch(running.url, { method: 'POST', headers, body });
};

/** Writes bytes to a connection of its own; what comes back until it is closed. */
async function exchange(...lines: string[]): Promise<string> {
  const socket = connect({ host, port: Number(new URL(running.url).port) });
  socket.write(
    ['POST / HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines].join('\r\n'),
  );
  return text(socket);
}

const data = (value: unknown) => JSON.stringify({ data: value });
const message = 'x'.repeat(4000);

describe('is refused, with no mail and never with a status of 500:', () => {
  test.each<[string, BodyInit | null, string?]>([
    ['no body', null],
    ['broken JSON', '{"data":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no data', '{}'],
    ['the fields without the data around them', JSON.stringify(validMessage)],
    ['data that is a text', data('Ana')],
    ['fields that are numbers', data({ ...validMessage, name: 7 })],
    ['fields that are objects', data({ ...validMessage, message: { toString: 'x' } })],
    ['fields that are lists', data({ ...validMessage, email: ['a@b.co', 'eve@example.net'] })],
    ['fields of the prototype', `{"data":{"__proto__":${JSON.stringify(validMessage)}}}`],
    [
      'a wrapped number that is not a number',
      data({ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }),
    ],
    ['brackets 100,000 deep', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['an address of 100 KB', data({ ...validMessage, email: `${'a.'.repeat(50_000)}@b.co` })],
    ['a message of one unit too many', data({ ...validMessage, message: `${message}x` })],
    ['unknown fields of 16 KB', data({ ...validMessage, more: 'x'.repeat(maxBodyBytes) })],
    ['another encoding', data(validMessage), 'application/json; charset=nonsense'],
    ['a form', 'name=Ana&email=a@b.co', 'application/x-www-form-urlencoded'],
    ['a text', data(validMessage), 'text/plain'],
    ['a NUL in an address', data({ ...validMessage, email: 'ana\u0000@example.org' })],
    ['half a character in an address', data({ ...validMessage, email: 'ana\ud800@example.org' })],
    [
      'bytes that are not UTF-8, as an address',
      Buffer.from('{"data":{"email":"a\xff@b.co"}}', 'latin1'),
    ],
  ])('%s', async (_kind, body, ...[type]) => {
    const response = await post(body, type);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(server.deliveries).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('the method %s', async (method) => {
    const body = method === 'GET' ? null : data(validMessage);
    const response = await fetch(running.url, { method, body });
    expect(response.status).toBe(400);
    expect(server.deliveries).toEqual([]);
  });

  test('a request that is not HTTP', async () => {
    expect(await exchange('Content-Length: x', '', '')).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('reaches the mailbox harmless:', () => {
  /** The mail of an enquiry like any other. */
  let plain: Email;
  beforeAll(async () => {
    await post(data(validMessage));
    plain = server.deliveries[0]!.mail;
  });

  const inEveryText = [
    ['CRLF and a header', '\r\nBcc: eve@example.net\r\n\r\nx'],
    ['a bare LF', '\nBcc: eve@example.net'],
    ['a bare CR', '\rBcc: eve@example.net'],
    ['a NUL', 'a\u0000b'],
    ['control characters', 'a\u0007\u001b[31m\u0085\u009fb'],
    ['characters that turn the direction', '\u202egro.elpmaxe\u202c \u2066x\u2069'],
    ['half a character', 'a\ud800b\udc00c'],
    ['an end of the mail', 'a\r\n.\r\nMAIL FROM:<eve@example.net>\r\n'],
    ['an address list', 'Ana <eve@example.net>, Bea <bea@example.net>'],
    ['an encoded word', '=?utf-8?q?x=0ABcc:_eve=40example.net?='],
    ['a template', '${7*7} {{7*7}} <%= 7 %> $(id) `id`'],
    ['markup', '<script>alert(1)</script>'],
  ] as const;

  test.each(
    inEveryText.flatMap(([kind, text]) =>
      (['name', 'message'] as const).map((field) => ({ kind, text, field })),
    ),
  )('$kind as $field', async ({ text, field }) => {
    const response = await post(data({ ...validMessage, [field]: `Ana ${text}` }));
    expect(response.status).toBe(200);
    expect(server.deliveries).toHaveLength(1);
    const [{ to, mail }] = server.deliveries as [(typeof server.deliveries)[0]];
    expect(to).toEqual(['office@redrim.example']);
    expect(mail.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key));
    expect(mail.replyTo).toEqual([
      { name: expect.stringContaining('Ana') as string, address: validMessage.email },
    ]);
    expect(mail.attachments).toEqual([]);
    expect(mail.html).toBeUndefined();
    expect(`${mail.subject ?? ''}${mail.text ?? ''}`).not.toMatch(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u,
    );
  });

  test('unknown fields and those of the prototype, which are left out', async () => {
    const more = { to: 'eve@example.net', bcc: 'eve@example.net', html: '<b>', constructor: {} };
    const body = data({ ...validMessage, ...more }).replace(
      '{"data":{',
      '{"data":{"__proto__":{},',
    );
    expect((await post(body)).status).toBe(200);
    expect(server.deliveries[0]?.to).toEqual(['office@redrim.example']);
    expect(server.deliveries[0]?.raw).not.toContain('eve@');
  });

  test('bytes that are not UTF-8, as replacement characters', async () => {
    const body = data({ ...validMessage, name: 'Ana ?' }).replace('?', '\xff');
    expect((await post(Buffer.from(body, 'latin1'))).status).toBe(200);
    expect(server.deliveries[0]?.mail.replyTo?.[0]?.name).toBe('Ana \ufffd');
  });

  test('the longest message there may be', async () => {
    expect((await post(data({ ...validMessage, message: '漢'.repeat(4000) }))).status).toBe(200);
    expect(server.deliveries[0]?.mail.text).toContain('漢'.repeat(4000));
  });
});

describe('goes on taking enquiries while it is sent', () => {
  test.each<[string, BodyInit, string?]>([
    ['thirty megabytes of text', data({ ...validMessage, message: 'x'.repeat(30e6) })],
    ['thirty megabytes of objects', `{"data":[${'{},'.repeat(1e7)}{}]}`],
    ['a body that unpacks to 500 megabytes', gzipSync(Buffer.alloc(500e6, '[')), 'gzip'],
  ])(
    '%s, twenty times at once',
    async (_kind, body, ...[encoding]) => {
      const flood = Array.from({ length: 20 }, () => post(body, undefined, encoding));
      expect((await post(data(validMessage))).status).toBe(200);
      const statuses = await Promise.all(flood.map(async (answer) => (await answer).status));
      expect(new Set(statuses)).toEqual(new Set([400]));
      expect(peakMemory(running)).toBeLessThan(350);
    },
    15_000,
  );
});

test('lets no other origin call it from a browser', async () => {
  const answer = await running.call(validMessage, { origin: 'https://elsewhere.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('takes an enquiry beside 79 bodies that do not come, and hangs up on those', async () => {
  const { sendContactEmail } = await import('../../functions/src/index');
  // More callers at once than anyone's browser opens connections.
  expect(sendContactEmail.__endpoint.concurrency).toBeGreaterThanOrEqual(80);
  const slow = Array.from({ length: 79 }, () =>
    exchange('Content-Length: 100', '', '{"data"').catch(() => 'Broken off'),
  );
  expect((await post(data(validMessage))).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^$|Broken off/);
});

test('takes an enquiry whose length is not announced', async () => {
  const body = data(validMessage);
  const chunks = [body.length.toString(16), body, '0', '', ''];
  const headers = ['Connection: close', 'Transfer-Encoding: chunked'];
  expect(await exchange(...headers, '', ...chunks)).toMatch(/^HTTP\/1.1 200 /);
  expect(server.deliveries).toHaveLength(1);
});

test('logs nothing of what was sent', () => {
  expect(running.output()).not.toMatch(/eve@|ana@|Ana/);
});
