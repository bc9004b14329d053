/** What a visitor needs of a live site, asked over the network. Each check prints a line. */

import { setTimeout as pause } from 'node:timers/promises';

import { load, type CheerioAPI } from 'cheerio';

import { readContent } from '../../lib/load-site';
import { photoFolder, scriptPaths } from '../../lib/paths';
import { hashSource } from '../export/policy';
import { must } from '../shared/cli';

/** In milliseconds. Hosting waits up to a minute for a delivery. */
const timeouts = { page: 15_000, enquiry: 60_000 };

const headers: Record<string, RegExp> = {
  'content-security-policy': /^frame-ancestors 'none'$/,
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=63072000/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cache-control': /no-cache/,
};

/**
 * firebase-tools opens a function to the public only when it creates the function. If that fails midway,
 * later deploys skip the function and succeed (firebase/firebase-tools#8071).
 */
const notPublic =
  'it is not public, and another deploy does not change that: enter "npx firebase functions:delete sendContactEmail --region us-central1 --force --project default && npm run deploy" (docs/trouble.md, "When the smoke test says NOT")';

const notConnected =
  ': the domain is not connected yet, which is normal before docs/going-live.md, "Your own domain"';

/** The causes of statuses, and what to do. */
const reasons: Record<number, string> = {
  401: notPublic,
  403: notPublic,
  404: 'it was switched off, or never made: deploy (docs/operating.md, "Deploy")',
  429: 'there were too many calls or enquiries (docs/trouble.md, "A flood")',
  500: 'a mail setting is wrong, and its log says which (docs/trouble.md, "Enquiries")',
  503: 'it could not mail the enquiry; its log says why (docs/trouble.md, "Enquiries")',
};

/** Statuses of a function that does not exist or is not open to the public. */
const closed = [401, 403, 404];

function reasonFor(status: number): string {
  if (status < 400) return 'something else answers in its place: npm run deploy';
  return reasons[status] ?? 'its log says why (docs/trouble.md, "Enquiries")';
}

const results: boolean[] = [];

function record(ok: boolean, text: string) {
  results.push(ok);
  console.log(`${ok ? 'ok ' : 'NOT'} ${text}`);
}

/**
 * Waits for the whole answer. Records a redirect or a missing answer as a failed check, because another host
 * could answer a redirect.
 */
async function request(what: string, url: URL, init: RequestInit = {}, timeout = timeouts.page) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    await response.clone().arrayBuffer();
    const target = response.headers.get('location');
    if (target === null || response.ok) return response;
    record(false, `${what}: ${response.status}, redirects to ${new URL(target, url).href}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    const hint = cause?.code === 'ENOTFOUND' ? notConnected : '';
    record(false, `${what}: no answer from ${url.host} (${cause?.code ?? message})${hint}`);
  }
  return undefined;
}

async function checkPage(origin: URL, expectedTitle: string) {
  const page = await request('page', origin);
  if (!page) return;
  const html = await page.text();
  const $ = load(html);
  const title = $('title').text();
  record(page.ok && title === expectedTitle, `page: ${page.status}, "${title}"`);
  const isHidden =
    $('meta[name="robots"][content*="noindex"]').length > 0 || page.headers.has('x-robots-tag');
  record(!isHidden, 'search engines may show the page');
  for (const [name, pattern] of Object.entries(headers)) {
    const value = page.headers.get(name) ?? '';
    record(pattern.test(value), `header ${name}: ${value.slice(0, 60) || 'missing'}`);
  }
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const inline = $('script:not([src], [type])').toArray();
  const allowed = inline.filter((script) => policy.includes(hashSource($(script).text()))).length;
  record(
    inline.length > 0 && allowed === inline.length,
    `scripts inside the page: ${allowed} of ${inline.length} as they were built`,
  );
  await checkFiles(origin, $);
}

const kept =
  ', which browsers keep for a year: in firebase.json, shorten the life of /generated and /_next/static';

async function checkFiles(origin: URL, $: CheerioAPI) {
  for (const [what, path, status, isImmutable] of [
    ['font', $('link[as="font"]').attr('href') ?? '/not-in-the-page', 200, true],
    ['photograph', $('picture img').attr('src') ?? '/not-in-the-page', 200, true],
    ['script', scriptPaths.islands, 200, false],
    ['a missing page', '/no-such-page', 404, false],
  ] as const) {
    const file = await request(what, new URL(path, origin));
    if (!file) continue;
    const isCached = file.headers.get('cache-control')?.includes('immutable') ?? false;
    record(
      file.status === status && isCached === isImmutable,
      `${what}: ${file.status}, ${path}, ${isCached ? 'cached for a year' : 'not cached for a year'}`,
    );
  }
  // Only the live site shows whether Hosting sends the header of the folder with a 404.
  const missing = await request('a missing photograph', new URL(`${photoFolder}/no-such-file`, origin));
  if (missing) {
    const advice = missing.headers.get('cache-control')?.includes('immutable') ? kept : '';
    record(missing.status === 404, `a missing photograph: ${missing.status}${advice}`);
  }
  const icon = await request('icon', new URL('/favicon.ico', origin));
  const type = icon?.headers.get('content-type') ?? '';
  if (icon) record(icon.ok && type.startsWith('image/'), `/favicon.ico: ${icon.status}, ${type}`);
}

/**
 * Calls the function as the page does, and expects a callable's answer with this status.
 *
 * @param patience how long to ask again while the function is closed, in milliseconds. After a deploy, Google
 *   opens a new function "typically in 2 minutes, potentially 7"
 *   (https://cloud.google.com/iam/docs/access-change-propagation).
 */
export async function checkFunction(
  origin: URL,
  what: string,
  data: object,
  expected: number,
  patience = 7 * 60_000,
): Promise<void> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: origin.origin,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ data }),
  };
  const ask = () => request('function', new URL('/sendContactEmail', origin), init, timeouts.enquiry);
  let response = await ask();
  const end = Date.now() + patience;
  while (response && closed.includes(response.status) && Date.now() < end) {
    console.log(`... function: ${response.status}, waiting until Google opens it to the public`);
    await pause(patience / 40);
    response = await ask();
  }
  if (!response) return;
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const ok = status === expected && isJson;
  record(ok, `function ${what}: ${status}${ok ? '' : `, ${reasonFor(status)}`}`);
}

export async function checkSite(origin: URL, patience?: number): Promise<void> {
  // Tests check several sites in one process.
  results.length = 0;
  await checkPage(origin, readContent().seo.title);
  await checkFunction(origin, 'refuses an empty enquiry', {}, 400, patience);
}

export function requirePassed(): void {
  const failed = results.filter((ok) => !ok).length;
  must(
    failed === 0,
    `${failed} of ${results.length} checks failed: docs/trouble.md, "When the smoke test says NOT", says what to do.`,
  );
  console.log(`All ${results.length} checks passed.`);
}
