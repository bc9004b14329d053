/**
 * Measures the last build with Lighthouse, on a phone and on a desktop, beside the same page without any
 * script, which no framework can beat: five runs of each in turn, and a table of medians.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { load } from 'cheerio';

import { browserOptions } from '../shared/browser';
import { main, requireBuild } from '../shared/cli';
import { host } from '../shared/ports';

const lighthouse = 'lighthouse@12.8.2';
const rounds = 5;

const times = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'Speed Index, ms': 'speed-index',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Bytes transferred': 'total-byte-weight',
};

/** What is read here of Lighthouse's result. */
interface Result {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { title: string; score: number | null }>;
}

/** Types of what travels in brotli; browsers know pictures and fonts by their bytes. */
const texts: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** Serves the build, and its page without scripts at /limit.html; returns the origin. */
async function serve() {
  const $ = load(readFileSync('out/index.html', 'utf8'));
  $('script, template, link[rel="dns-prefetch"]').remove();
  const limit = $.html();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = join('out', path);
    if (path !== '/limit.html' && !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = path === '/limit.html' ? limit : readFileSync(file);
    const type = texts[extname(path)];
    if (type) response.setHeader('content-type', type).setHeader('content-encoding', 'br');
    response.end(type ? brotliCompressSync(body) : body);
  });
  await once(server.listen(0, host), 'listening');
  return { server, origin: `http://${host}:${(server.address() as AddressInfo).port}` };
}

/** Runs Lighthouse once, with its own throttling. */
async function audit(url: string, preset: string[]): Promise<Result> {
  const { executablePath, args, chromiumSandbox, env } = browserOptions();
  const flags = ['--headless=new', ...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[process.env.npm_execpath ?? '', 'exec', '--yes', lighthouse, '--'],
      ...[url, '--output', 'json', '--quiet', '--no-enable-error-reporting', ...preset],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

function median(values: number[]) {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return Number(middle.toPrecision(5));
}

main(async () => {
  requireBuild();
  const { server, origin } = await serve();
  const table: Record<string, Record<string, number>> = {};
  for (const [device, preset] of [
    ['Phone', []],
    ['Desktop', ['--preset', 'desktop']],
  ] as const) {
    const page: Result[] = [];
    const limit: Result[] = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`${device}, round ${round} of ${rounds} …`);
      page.push(await audit(`${origin}/`, [...preset]));
      limit.push(await audit(`${origin}/limit.html`, [...preset]));
    }
    const add = (name: string, read: (result: Result) => number) => {
      const row = { page: median(page.map(read)), 'without scripts': median(limit.map(read)) };
      table[`${device}: ${name}`] = row;
    };
    for (const [name, id] of Object.entries(times)) {
      add(name, ({ audits }) => audits[id]?.numericValue ?? NaN);
    }
    for (const [id, { title }] of Object.entries(page[0]?.categories ?? {})) {
      add(title, ({ categories }) => 100 * (categories[id]?.score ?? NaN));
    }
  }
  server.close();
  console.table(table);
});
