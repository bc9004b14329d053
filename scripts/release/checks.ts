/** What a visitor needs of a live site, asked over the network. Each check prints a line. */

import { setTimeout as pause } from 'node:timers/promises';

import { load, type CheerioAPI } from 'cheerio';

import { readContent } from '../../lib/load-site';
import { scriptPaths } from '../../lib/paths';
import { hashSource } from '../export/policy';
import { must } from '../shared/cli';

/** In milliseconds. Hosting waits up to a minute for a delivery. */
const timeouts = { page: 15_000, enquiry: 60_000 };

const headers: Record<string, RegExp> = {
  'content-security-policy': /script-src '(self|strict-dynamic)' 'sha256-.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cache-control': /no-cache/,
};

/** Statuses of a function that does not exist or is not open to the public. */
const closed = [401, 403, 404];

/** The cause of each status of the function, and what to do. */
const reasons: Record<number, string> = {
  401: 'it is not open to the public (docs/trouble.md, "When the smoke test says NOT")',
  403: 'it is not open to the public (docs/trouble.md, "When the smoke test says NOT")',
  404: 'it does not exist, or Hosting does not pass calls on to it: npm run deploy',
  429: 'there were too many calls or enquiries (docs/trouble.md, "A flood")',
  500: 'it crashed; its log says why (docs/trouble.md, "Enquiries")',
  503: 'it could not mail the enquiry; its log says why (docs/trouble.md, "Enquiries")',
};

/** Whether each check of a site passed. */
const results: boolean[] = [];

/** Records and prints the result of a check. */
function record(ok: boolean, text: string) {
  results.push(ok);
  console.log(`${ok ? 'ok ' : 'NOT'} ${text}`);
}

/**
 * @returns the response. A redirect, a timeout or a network error is recorded as a failed check, and returns
 *   undefined.
 * A redirect is not followed, because another host could answer, and a POST would become a GET.
 */
async function request(what: string, url: URL, init: RequestInit = {}, timeout = timeouts.page) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const target = response.headers.get('location');
    if (target === null || response.ok) return response;
    record(false, `${what}: ${response.status}, redirects to ${new URL(target, url).href}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    record(false, `${what}: no answer from ${url.host} (${cause?.code ?? message})`);
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
  const isHidden = html.includes('noindex') || page.headers.has('x-robots-tag');
  record(!isHidden, 'search engines may show the page');
  const expected = { ...headers };
  if (origin.protocol === 'https:') expected['strict-transport-security'] = /^max-age=63072000/;
  for (const [name, pattern] of Object.entries(expected)) {
    const value = page.headers.get(name) ?? '';
    record(pattern.test(value), `header ${name}: ${value.slice(0, 60) || 'missing'}`);
  }
  const policy = page.headers.get('content-security-policy') ?? '';
  const inline = $('script:not([src], [type])').toArray();
  const allowed = inline.filter((script) => policy.includes(hashSource($(script).text()))).length;
  record(
    inline.length > 0 && allowed === inline.length,
    `scripts inside the page: ${allowed} of ${inline.length} as they were built`,
  );
  await checkFiles(origin, $);
}

/** The path of a file that the page does not name. */
const nothing = '/none';

/** Checks a font, a photograph, the islands' script, missing files and the icon. */
async function checkFiles(origin: URL, $: CheerioAPI) {
  const photo = $('picture img').attr('src') ?? nothing;
  for (const [what, path, status, isImmutable] of [
    ['font', $('link[as="font"]').attr('href') ?? nothing, 200, true],
    ['photograph', photo, 200, true],
    ['script', scriptPaths.islands, 200, false],
    ['a missing page', '/no-such-page', 404, false],
    // A browser that caches a missing file does not ask for it again.
    ['a missing file', photo.replace(/[^/]*$/, 'no-such-file.avif'), 404, false],
  ] as const) {
    const file = await request(what, new URL(path, origin));
    if (!file) continue;
    const isCached = file.headers.get('cache-control')?.includes('immutable') ?? false;
    record(
      path !== nothing && file.status === status && isCached === isImmutable,
      `${what}: ${file.status}, ${path}, ${isCached ? 'cached for a year' : 'not cached for a year'}`,
    );
  }
  const icon = await request('icon', new URL('/favicon.ico', origin));
  const type = icon?.headers.get('content-type') ?? '';
  if (icon) record(icon.ok && type.startsWith('image/'), `/favicon.ico: ${icon.status}, ${type}`);
}

/**
 * Calls the function as the page does, and expects a callable's answer with this status.
 *
 * @param patience how long to ask again while the function is closed, in milliseconds.
 * @returns the status of the answer, or undefined if there is none.
 */
export async function checkFunction(
  origin: URL,
  what: string,
  data: object,
  expected: number,
  patience = 0,
): Promise<number | undefined> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: origin.origin,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ data }),
  };
  const url = new URL('/sendContactEmail', origin);
  const ask = () => request('function', url, init, timeouts.enquiry);
  let response = await ask();
  const end = Date.now() + patience;
  while (response && closed.includes(response.status) && Date.now() < end) {
    console.log(`... function: ${response.status}, waiting until Google opens it to the public`);
    await pause(patience / 40);
    response = await ask();
  }
  if (!response) return undefined;
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const ok = status === expected && isJson;
  const unknown =
    status < 400
      ? 'something else answers in its place: npm run deploy'
      : 'its log says why (docs/trouble.md, "Enquiries")';
  const reason = reasons[status] ?? unknown;
  record(ok, `function ${what}: ${status}${ok ? '' : `, ${reason}`}`);
  return status;
}

/**
 * Checks the page and whether the function answers.
 *
 * @param patience how long to wait for a new function, in milliseconds.
 * @returns the status of the function's answer, or undefined if there is none.
 */
export async function checkSite(origin: URL, patience = 0): Promise<number | undefined> {
  results.length = 0;
  await checkPage(origin, readContent().seo.title);
  return checkFunction(origin, 'refuses an empty enquiry', {}, 400, patience);
}

/** @throws an Error that counts the failed checks, if there are any. */
export function requirePassed(): void {
  const failed = results.filter((ok) => !ok).length;
  must(
    failed === 0,
    `${failed} of ${results.length} checks failed: docs/trouble.md, "When the smoke test says NOT", says what to do.`,
  );
  console.log(`All ${results.length} checks passed.`);
}

/**
 * Checks what a deploy has made. firebase-tools opens a function to the public only when it creates the
 * function. If that fails midway, later deploys skip the function and succeed (firebase/firebase-tools#8071).
 *
 * @param patience how long Google may take to open the function to the public, in milliseconds.
 * @throws an Error that says what to do if something does not work.
 */
export async function requireLive(origin: URL, project: string, patience: number): Promise<void> {
  const status = await checkSite(origin, patience);
  must(
    !closed.includes(status ?? 0),
    `The function was made only in part, and another deploy does not complete it: delete both functions and deploy again with "npx firebase functions:delete sendContactEmail checkMailServer --region us-central1 --project ${project} --force && npm run deploy".`,
  );
  requirePassed();
}
