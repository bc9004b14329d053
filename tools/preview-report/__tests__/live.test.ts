/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fetchLive } from '../read/live';

const files: Record<string, [type: string, text: string]> = {
  '/': ['text/html', '<link rel=preload href="/a.css"><img srcset="/p/x.avif 1w, /p/y.avif 2w">'],
  '/a.css': ['text/css', "@font-face { src: url('/f.woff2') }"],
  '/f.woff2': ['font/woff2', '/not-a-name.png'],
  '/p/x.avif': ['image/avif', 'x'],
  '/content.json': ['application/json', '{}'],
};

let server: Server;
let folder: string;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? [];
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader('content-type', type ?? 'text/plain').end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('takes the page with its content, the files that it names and those that they name', async () => {
  await fetchLive(address(), folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.toSorted()).toEqual([
    'a.css',
    'content.json',
    'f.woff2',
    'index.html',
    'p',
    join('p', 'x.avif'),
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(files['/']?.[1]);
});

test('a site that does not answer is named', async () => {
  await expect(fetchLive('http://127.0.0.1:1', folder)).rejects.toThrow(
    'http://127.0.0.1:1/ does not answer with a page: no answer.',
  );
});
