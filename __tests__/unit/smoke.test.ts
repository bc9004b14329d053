import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { readContent } from '../../lib/load-site';
import { scriptPaths } from '../../lib/paths';
import { checkSite, requireLive, requirePassed } from '../../scripts/release/checks';
import { nodeArguments } from '../../scripts/shared/cli';
import { listen } from '../listen';

const site = readContent();

const script = 'firstPaint();';
const hash = createHash('sha256').update(script).digest('base64');
const headers = {
  'content-security-policy': `script-src 'self' 'sha256-${hash}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=()',
};
const page = `<!doctype html><title>${site.seo.title}</title><link rel="preload" as="font" href="/file">
  <script>${script}</script><img src="/logo"><picture><img src="/file"></picture>`;
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Answers as a working site does. */
const workingSite: RequestListener = (request, response) => answer(request.url, response);

function answer(url: string | undefined, response: ServerResponse, html = page) {
  if (url === '/') {
    response.writeHead(200, { ...headers, 'cache-control': 'no-cache' }).end(html);
  } else if (url === '/file') response.writeHead(200, immutable).end();
  else if (url === scriptPaths.islands) response.writeHead(200, { 'cache-control': 'no-cache' }).end();
  else if (url === '/favicon.ico') response.writeHead(200, { 'content-type': 'image/svg+xml' }).end();
  else if (url === '/sendContactEmail') {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
  } else response.writeHead(404).end();
}

/** The lines that the checks print. */
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
const failed = () => lines.filter((line) => line.startsWith('NOT'));

/** Runs checks against a site. */
async function visit(answer: RequestListener, check: (origin: URL) => Promise<unknown>) {
  const server = createServer(answer);
  try {
    await check(new URL(`http://127.0.0.1:${await listen(server)}`));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('reports each fault of page, headers and files', async () => {
  await visit((request, response) => {
    if (request.url === '/sendContactEmail') workingSite(request, response);
    else response.end('<title>Another page</title><meta name="robots" content="noindex">');
  }, checkSite);
  const faults = [
    'page: 200',
    'search engines',
    ...[...Object.keys(headers), 'cache-control'].map((name) => `header ${name}`),
    'scripts inside the page: 0 of 0',
    ...['font', 'photograph', 'a missing page: 200', 'a missing file: 200'],
    '/favicon.ico: 200',
  ];
  for (const fault of faults) {
    expect(failed()).toContainEqual(expect.stringMatching(RegExp(`^NOT ${fault}`)));
  }
  expect(failed()).toHaveLength(faults.length);
  expect(requirePassed).toThrow(`${faults.length} of 15 checks failed: docs/trouble.md`);
});

test('reports that search engines may not show the page', async () => {
  await visit((request, response) => {
    response.setHeader('x-robots-tag', 'noindex');
    workingSite(request, response);
  }, checkSite);
  expect(failed()).toEqual(['NOT search engines may show the page']);
});

test('knows the policy of a page with analytics', async () => {
  const policy = headers['content-security-policy'].replace("'self'", "'strict-dynamic'");
  await visit((request, response) => {
    const changed = { 'content-security-policy': policy, 'cache-control': 'no-cache' };
    if (request.url === '/') response.writeHead(200, { ...headers, ...changed }).end(page);
    else workingSite(request, response);
  }, checkSite);
  expect(failed()).toEqual([]);
  requirePassed();
});

test.each([['changes the script’s text', '<script>', '<script>/* */ ']])(
  'reports a proxy between site and visitors that %s',
  async (_what, found, instead) => {
    await visit(({ url }, response) => answer(url, response, page.replace(found, instead)), checkSite);
    expect(failed()).toEqual([expect.stringMatching(/^NOT scripts inside the page: \d of \d/)]);
  },
);

test.each([
  [403, 'text/html', 'not open to the public'],
  [404, 'text/html', 'it does not exist'],
  [503, 'application/json', 'could not mail the enquiry'],
  [200, 'text/html', 'something else answers'],
])('says why the function answers %d with %s', async (status, type, reason) => {
  await visit((request, response) => {
    if (request.url !== '/sendContactEmail') workingSite(request, response);
    else response.writeHead(status, { 'content-type': type }).end('{}');
  }, checkSite);
  expect(failed()).toEqual([expect.stringMatching(RegExp(`^NOT function .*: ${status}, .*${reason}`))]);
});

test('names a redirect, and sends no enquiry to the host behind it', async () => {
  const visited: string[] = [];
  const other = createServer(({ url }, response) => {
    visited.push(url!);
    response.end();
  });
  const target = `http://127.0.0.1:${await listen(other)}`;
  const redirect: RequestListener = ({ url }, response) =>
    response.writeHead(307, { location: `${target}${url}` }).end();
  await visit(redirect, async (origin) => {
    const args = nodeArguments('scripts/release/smoke.ts', [origin.href, '--send-enquiry']);
    const child = spawn(process.execPath, args);
    lines = (await text(child.stdout)).split('\n');
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
  });
  other.close();
  const line = (what: string) => `NOT ${what}: 307, redirects to ${target}`;
  expect(failed()).toEqual([
    `${line('page')}/`,
    `${line('function')}/sendContactEmail`,
    `${line('function')}/sendContactEmail`,
  ]);
  expect(visited).toEqual([]);
});

describe('after a deploy', () => {
  /** Checks a site whose function answers with these statuses, the last one again and again. */
  const check = (functionStatuses: number[], patience: number) =>
    visit(
      (request, response) => {
        const status = functionStatuses.length > 1 ? functionStatuses.shift()! : functionStatuses[0]!;
        if (request.url !== '/sendContactEmail') workingSite(request, response);
        else response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      },
      (origin) => requireLive(origin, 'cedar-lines', patience),
    );

  test('waits until Google has opened the function', async () => {
    await expect(check([403, 404, 400], 20_000)).resolves.toBeUndefined();
  });

  test.each([
    ['stays closed', 403],
    ['was not made', 404],
  ])('names the line that mends a function that %s', async (_what, status) => {
    await expect(check([status], 20)).rejects.toThrow(
      'npx firebase functions:delete sendContactEmail checkMailServer --region us-central1 --project cedar-lines --force && npm run deploy',
    );
  });
});
