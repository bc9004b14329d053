import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

import { readContent } from '../../lib/load-site';
import { photoFolder, scriptPaths } from '../../lib/paths';
import { checkSite, sentHeaders, type Report } from '../../scripts/release/checks';
import { listen } from '../listen';

// Pauses take no time. They only move the clock.
let mockTime = 0;
jest.mock('node:timers/promises', () => ({
  setTimeout: (time: number) => Promise.resolve((mockTime += time)),
}));

const site = readContent();

const script = 'firstPaint();';
const hash = createHash('sha256').update(script).digest('base64');
const page = `<!doctype html>
  <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'"><title>${site.seo.title}</title><link rel="preload" as="font" href="/file">
  <script>${script}</script><img src="/logo"><picture><img src="/file"></picture>`;
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

type Answer = [status: number, headers?: Record<string, string>, body?: string];

/** The answers of a working site by path. All other paths answer 404. */
const working: Record<string, Answer> = {
  '/': [200, sentHeaders, page],
  '/file': [200, immutable],
  [scriptPaths.islands]: [200, { 'cache-control': 'no-cache' }],
  '/favicon.ico': [200, { 'content-type': 'image/svg+xml' }],
  '/sendContactEmail': [400, { 'content-type': 'application/json' }],
};

/** The lines that the checks report. */
let lines: string[] = [];
const report: Report = (ok, line) => void lines.push(`${ok ? 'ok ' : 'NOT'} ${line}`);
const checkAll = (origin: URL) => checkSite(report, origin);
beforeEach(() => {
  lines = [];
  mockTime = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => mockTime);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
const failed = () => lines.filter((line) => line.startsWith('NOT'));

/**
 * Runs checks against a site.
 *
 * @param answerTo the answer to a path, or undefined for that of a working site.
 */
async function visit(
  answerTo: (path: string) => Answer | undefined,
  check: (origin: URL) => Promise<unknown> = checkAll,
) {
  const server = createServer(({ url = '' }, response) => {
    const [status, headers, body] = answerTo(url) ?? working[url] ?? [404];
    response.writeHead(status, headers).end(body);
  });
  try {
    await check(new URL(`http://127.0.0.1:${await listen(server)}`));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('reports each fault of page, headers and files', async () => {
  const other = '<title>Another page</title><meta name="robots" content="noindex">';
  const missing = [scriptPaths.islands, '/favicon.ico'];
  await visit((path) =>
    path === '/sendContactEmail' ? undefined : [missing.includes(path) ? 404 : 200, {}, other],
  );
  const faults = [
    'page: 200',
    'search engines',
    ...Object.keys(sentHeaders).map((name) => `header ${name}: missing`),
    'scripts inside the page: 0 of 0',
    ...['font', 'photograph', 'script: 404', 'icon: 404', 'a missing page: 200', 'a missing photograph: 200'],
  ];
  for (const fault of faults) {
    expect(failed()).toContainEqual(expect.stringMatching(RegExp(`^NOT ${fault}`)));
  }
  expect(failed()).toHaveLength(faults.length);
});

test('reports a script that browsers would keep after the next deploy', async () => {
  await visit((path) => (path === scriptPaths.islands ? [200, immutable] : undefined));
  expect(failed()).toEqual([expect.stringMatching(/^NOT script: 200, .*, cached for a year$/)]);
});

test('reports that search engines may not show the page', async () => {
  await visit((path) =>
    path === '/' ? [200, { ...sentHeaders, 'x-robots-tag': 'noindex' }, page] : undefined,
  );
  expect(failed()).toEqual(['NOT search engines may show the page']);
});

test('reports a proxy between site and visitors that changes a script’s text', async () => {
  const changed = page.replace('<script>', '<script>/* */ ');
  await visit((path) => (path === '/' ? [200, sentHeaders, changed] : undefined));
  expect(failed()).toEqual([expect.stringMatching(/^NOT scripts inside the page: 0 of 1/)]);
});

test.each([
  [401, 'text/html', 'it is not public, .*: enter "npx firebase functions:delete .* && npm run deploy"'],
  [403, 'text/html', 'it is not public, .*: enter "npx firebase functions:delete .* && npm run deploy"'],
  // Nothing is there that could be deleted.
  [404, 'text/html', 'it was switched off, or never made: deploy '],
  [503, 'application/json', 'its log says why'],
  [200, 'text/html', 'something else answers'],
  [400, 'text/html', 'its log says why'],
])('says why the function answers %d with %s', async (status, type, reason) => {
  await visit((path) => (path === '/sendContactEmail' ? [status, { 'content-type': type }] : undefined));
  expect(failed()).toEqual([expect.stringMatching(RegExp(`^NOT function .*: ${status}, .*${reason}`))]);
});

test('says that a domain which nobody knows is not connected yet', async () => {
  const error = new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  await checkAll(new URL('https://www.cedar.test'));
  const reason = 'no answer from www.cedar.test: the domain is not connected yet, which is normal before ';
  expect(failed()).toEqual([
    expect.stringContaining(`NOT page: ${reason}`),
    expect.stringContaining(`NOT function: ${reason}`),
  ]);
});

test('says that browsers keep a missing photograph, without failing for it', async () => {
  await visit((path) => working[path]);
  expect(lines).toContain(
    `ok  a missing photograph: 404, ${photoFolder}/no-such-file, not cached for a year`,
  );
  await visit((path) => (path.startsWith(photoFolder) ? [404, immutable] : undefined));
  const advice =
    /^ok {2}a missing photograph: 404, .*, cached for a year: in firebase.json, shorten the life/;
  expect(lines).toContainEqual(expect.stringMatching(advice));
  expect(failed()).toEqual([]);
});

test('waits up to seven minutes after a deploy until Google has opened the function', async () => {
  await visit((path) => {
    if (path !== '/sendContactEmail' || mockTime > 6.5 * 60_000) return undefined;
    return [mockTime ? 403 : 404];
  });
  expect(failed()).toEqual([]);
});

test('names a redirect, and sends no enquiry to where it leads', async () => {
  const visited: string[] = [];
  const redirect = (path: string): Answer => {
    visited.push(path);
    return [307, { location: `/elsewhere${path}` }];
  };
  await visit(redirect, async ({ href }) => {
    const args = ['--import', 'tsx', 'scripts/release/smoke.ts', href, '--send-enquiry'];
    const lineOf = (what: string) => `NOT ${what}: 307, redirects to ${href}elsewhere`;
    const refused = `${lineOf('function')}/sendContactEmail\n`;
    await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${lineOf('page')}/\n${refused}${refused}`) as string,
      stderr: expect.stringMatching(/^3 of 3 checks failed: docs\/trouble\.md/) as string,
    });
  });
  expect(visited).toEqual(['/', '/sendContactEmail', '/sendContactEmail']);
});
