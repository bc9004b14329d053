import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Not the fixtures: React's development build logs what visitors never see.
import {
  chromium,
  expect as quickExpect,
  test,
  type Browser,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { generate } from 'selfsigned';

import type { Content } from '../lib/content-schema';
import { browserOptions } from '../scripts/shared/browser';
import { copyProject } from '../scripts/shared/copy-project';
import { host } from '../scripts/shared/ports';
import { variantFolder } from '../scripts/shared/variants';
import { startEditor, type EditorProduct } from '../test-support/product';

/** A clone of a repository in another folder, under the address of one on GitHub. */
const folder = variantFolder('proposing');
const bare = mkdtempSync(join(tmpdir(), 'bare-'));

const domain = 'app.github.test';

// The development server compiles while other tests run.
const expect = quickExpect.configure({ timeout: 60_000 });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let product: EditorProduct;
/** What the editor prints in a Codespace, such as `https://orange-road-3000.app.github.test`. */
let origin: string;
/** Of the development server. */
let port: number;
let proxy: Awaited<ReturnType<typeof startForwarding>>;
let browser: Browser;
let page: Page;
/** The frame with the form. */
let editor: FrameLocator;

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-C', where, ...args], { encoding: 'utf8' }).trim();

/**
 * Forwards HTTPS for any host to the development server as Codespaces do: with the server's own host, and with
 * its own origin in place of the forwarded one alone (https://github.com/symfony/demo/issues/1542).
 */
async function startForwarding() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: `*.${domain}` }]);
  const forwarded = ({ headers }: IncomingMessage) => ({
    ...headers,
    host: `localhost:${port}`,
    'x-forwarded-host': headers.host,
    ...(headers.origin && {
      origin:
        headers.origin === `https://${headers.host}` ? `http://localhost:${port}` : headers.origin,
    }),
  });
  const server = createServer({ key, cert }, (request, response) => {
    const { url: path, method } = request;
    const onward = ask({ host, port, path, method, headers: forwarded(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, client) => {
    const socket = connect(port, host, () => {
      const headers = Object.entries(forwarded(request)).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      socket.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      client.pipe(socket).pipe(client);
    });
    socket.on('error', () => client.destroy());
    client.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copyProject(folder);
  git(folder, 'init', '-q', '-b', 'main');
  git(bare, 'init', '-q', '--bare', '-b', 'main');
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git(folder, 'config', 'user.name', 'Marketing');
  git(folder, 'config', 'user.email', 'marketing@lines.test');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/cedar/lines.git');
  git(folder, 'config', `url.${bare}.insteadOf`, 'https://github.com/cedar/lines.git');
  git(folder, 'add', '--all');
  git(folder, 'commit', '-qm', 'First');
  git(folder, 'push', '-q', 'origin', 'main');

  product = await startEditor(folder, {
    CODESPACE_NAME: 'orange-road',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain,
  });
  ({ origin } = new URL(product.address));
  port = Number(/-(\d+)\./.exec(origin)?.[1]);
  proxy = await startForwarding();
  const options = browserOptions();
  const rule = `MAP *.${domain} ${host}:${(proxy.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=${rule}`],
  });
  page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    ignoreHTTPSErrors: true,
  });
  await page.goto(product.address);
  editor = page.frameLocator('iframe[title="Editor"]');
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 120_000 });
});

test.afterAll(async () => {
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  await product.end();
  for (const place of [folder, bare]) {
    rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  }
});

test('a price is changed, saved and proposed under the forwarded address', async () => {
  const content = () =>
    JSON.parse(readFileSync(join(folder, 'content/site.json'), 'utf8')) as Content;
  const { dollars, rider } = content().skiShuttle.prices[0]!;
  await editor.getByRole('row', { name: `${dollars} · ${rider}` }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'US dollars' }).fill('33');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Unsaved')).toBeHidden();
  expect(content().skiShuttle.prices[0]!.dollars).toBe(33);

  await page.getByRole('button', { name: 'Propose this change' }).click();
  const sentence = page.getByRole('textbox', { name: 'What it is, in one sentence' });
  await expect(sentence).toHaveValue(/\$33/);
  await sentence.fill('Riders pay $33');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const link = page.getByRole('link', { name: 'Open pull request' });
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/cedar\/lines\/compare\/main/);

  const branch = git(bare, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/content-*');
  expect(git(bare, 'log', '--format=%s', `main..${branch}`)).toBe('Riders pay $33');
  expect(git(bare, 'diff', '--name-only', 'main', branch)).toBe('content/site.json');
  expect(git(folder, 'status', '--porcelain')).toBe('M content/site.json');
});

test('a proposal of nothing ends with a sentence', async () => {
  git(folder, 'restore', 'content');
  await page.reload();
  await page.getByRole('button', { name: 'Propose this change' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^There is nothing to propose/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Asks the development server for a path; returns status and body. */
const answerTo = (path: string, method: string, headers: OutgoingHttpHeaders) =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    const asked = ask({ host, port, path, method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve([answer.statusCode, body]));
    });
    asked.on('error', reject).end('{}');
  });

test('no other origin reads or saves', async () => {
  const path = '/api/keystatic/tree';
  const editors = { host: `localhost:${port}`, 'no-cors': '1' };
  expect((await answerTo(path, 'GET', { ...editors, origin }))[0]).toBe(200);
  for (const method of ['GET', 'POST']) {
    for (const path of [
      '/api/keystatic/tree',
      '/api/keystatic/update',
      '/api/keystatic/proposal',
    ]) {
      const refused = [422, 'This address is for the editor alone.'];
      const elsewhere = { ...editors, origin: `https://other.${domain}` };
      expect(await answerTo(path, method, elsewhere), path).toEqual(refused);
      expect(await answerTo(path, method, { host: editors.host }), path).toEqual(refused);
      // A name of somebody else's that leads to this computer.
      const renamed = { ...editors, host: `other.${domain}:${port}` };
      expect((await answerTo(path, method, renamed))[0], path).toBe(404);
    }
  }
});

test('a page of another host reads nothing through the browser', async () => {
  const other = await browser.newPage({ ignoreHTTPSErrors: true });
  await other.goto(`https://other.${domain}/`);
  const read = (headers: Record<string, string>) =>
    other.evaluate(
      ({ address, headers }) =>
        fetch(address, { headers }).then(
          () => 'read',
          () => 'refused',
        ),
      { address: `${origin}/api/keystatic/tree`, headers },
    );
  expect(await read({})).toBe('refused');
  expect(await read({ 'no-cors': '1' })).toBe('refused');
  await other.close();
});
