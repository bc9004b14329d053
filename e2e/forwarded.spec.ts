import { readFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';

// Not the fixtures: React's development build logs what visitors never see.
import { chromium, expect as quickExpect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';

import { contentFile } from '../lib/content/problems';
import type { Content } from '../lib/content/schema';
import { browserOptions } from '../scripts/shared/browser';
import { ownCertificate } from '../scripts/shared/certificate';
import { host } from '../scripts/shared/ports';
import { variantFolder } from '../scripts/shared/variants';
import { makeClone, type Clone } from '../test-support/clone';
import { listen } from '../test-support/listen';
import { startEditor, type EditorProduct } from '../test-support/product';

/** A clone of the project, as in a Codespace. */
const folder = variantFolder('forwarded');
const domain = 'app.github.test';
const repository = 'https://git.lines.test/cedar/lines';

// The development server compiles while other tests run.
const expect = quickExpect.configure({ timeout: 60_000 });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let clone: Clone;
let proxy: Awaited<ReturnType<typeof listen>>;
let product: EditorProduct;
/** What the editor prints, such as `https://orange-road-3000.app.github.test`. */
let origin: string;
let browser: Browser;
let page: Page;

/**
 * What a Codespace makes of a request's headers (scripts/local/serve.ts): the server gets its own host, and its
 * own origin in place of the forwarded one, but no other.
 */
function forwarded({ headers }: IncomingMessage) {
  const [, port = ''] = /-(\d+)\./.exec(headers.host!) ?? [];
  const own = headers.origin === `https://${headers.host}`;
  return {
    port: Number(port),
    headers: {
      ...headers,
      ...(own && { origin: `https://localhost:${port}` }),
      'x-forwarded-host': headers.host,
      host: `localhost:${port}`,
    },
  };
}

function startProxy() {
  const { private: key, cert } = ownCertificate(`*.${domain}`);
  const server = createServer({ key, cert }, (request, response) => {
    const { method, url: path } = request;
    const onward = ask({ host, method, path, ...forwarded(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  // Without its WebSocket, Next's development server hydrates nothing.
  server.on('upgrade', (request, client) => {
    const { port, headers } = forwarded(request);
    const onward = connect(port, host, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      client.pipe(onward).pipe(client);
    });
    onward.on('error', () => client.destroy());
    client.on('error', () => onward.destroy());
  });
  return listen(server);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  clone = makeClone(folder, repository);
  product = await startEditor(folder, {
    CODESPACE_NAME: 'orange-road',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain,
  });
  ({ origin } = new URL(product.address));

  proxy = await startProxy();
  const options = browserOptions();
  const rule = `--host-resolver-rules=MAP *.${domain} ${host}:${proxy.port}`;
  browser = await chromium.launch({ ...options, args: [...options.args, rule] });
  page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    ignoreHTTPSErrors: true,
  });
  await page.goto(product.address);
});

test.afterAll(async () => {
  await browser.close();
  proxy.end();
  await product.end();
  clone.remove();
});

const text = () => readFileSync(join(folder, contentFile), 'utf8');

test('a price and a photograph are saved and proposed behind another host name', async () => {
  const { git } = clone;
  const shuttle = () => (JSON.parse(text()) as Content).skiShuttle;
  const [{ dollars, rider }] = shuttle().prices as [Content['skiShuttle']['prices'][0]];
  const photograph = join(folder, 'photos', shuttle().photo.file);
  const editor = page.frameLocator('iframe[title="Editor"]');
  const row = editor.getByRole('row', { name: `${dollars} · ${rider}` });
  await row.click({ timeout: 110_000 });
  const entry = editor.getByRole('dialog');
  await entry.getByRole('textbox', { name: 'US dollars' }).fill(String(dollars + 1));
  await entry.getByRole('button', { name: 'Done' }).click();
  const card = editor.getByRole('group', { name: 'Ski shuttle card' });
  const buffer = await sharp(photograph).autoOrient().flop().jpeg().toBuffer();
  await card
    .getByLabel('Picture')
    .setInputFiles({ name: 'lift.jpg', mimeType: 'image/jpeg', buffer });
  await expect(card.getByRole('img', { name: /^lift-/ })).toBeVisible();
  const saving = page.waitForRequest('**/api/keystatic/update');
  await editor.getByRole('button', { name: 'Save' }).click();
  await saving;

  // At once, while the save goes on.
  await page.getByRole('button', { name: 'Propose this change' }).click();
  const sentence = page.getByRole('textbox', { name: 'What it is, in one sentence' });
  await expect(sentence).toHaveValue(RegExp(`→ \\$${dollars + 1}`), { timeout: 150_000 });
  expect(shuttle().prices[0]!.dollars).toBe(dollars + 1);
  const state = () => [
    git('symbolic-ref', 'HEAD'),
    git('show-ref', '--heads'),
    git('status', '--porcelain'),
  ];
  const before = state();
  await sentence.fill('Another price and lift');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const link = page.getByRole('link', { name: 'Open pull request' });
  const address = RegExp(`^${repository}/compare/main\\.\\.\\.(content-\\d+)\\?`);
  await expect(link).toHaveAttribute('href', address);

  expect(state()).toEqual(before);
  const [, branch = ''] = address.exec((await link.getAttribute('href'))!)!;
  git('fetch', '-q', 'origin', branch);
  expect(git('log', '--format=%s', 'main..FETCH_HEAD')).toBe('Another price and lift\n');
  expect(git('diff', '--name-only', 'main', 'FETCH_HEAD', ':!content', ':!photos')).toBe('');
  expect(git('ls-tree', '--name-only', 'FETCH_HEAD', 'photos/')).toContain(shuttle().photo.file);
  const proposed = git('show', `FETCH_HEAD:${contentFile}`);
  expect(JSON.parse(proposed)).toEqual(JSON.parse(text()));
});

for (const [method, path] of [
  ['GET', 'tree'],
  ['POST', 'update'],
  ['GET', 'proposal'],
  ['POST', 'proposal'],
] as const) {
  test(`${method} ${path} is heard from the editor’s own page alone`, async ({ request }) => {
    const answer = async (headers: Record<string, string>) => {
      const response = await request.fetch(`https://${host}:${proxy.port}/api/keystatic/${path}`, {
        method,
        headers: { host: new URL(origin).host, ...headers },
        data: '{}',
        ignoreHTTPSErrors: true,
      });
      return response.text();
    };
    const refused = 'This address is for the editor alone.';
    expect(await answer({ 'no-cors': '1', origin })).not.toBe(refused);
    for (const headers of [
      { origin },
      { 'no-cors': '1', origin: `https://other.${domain}` },
      { 'no-cors': '1', origin: 'null' },
    ]) {
      expect(await answer(headers)).toBe(refused);
    }
  });
}
