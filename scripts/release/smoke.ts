/**
 * Checks a live site as its visitors use it: the page, its headers and files, and the function. It checks the site's
 * own address unless another is given. `--send-enquiry` sends one enquiry that says it is a test. The exit code is 1
 * if something is wrong. The output contains no mailbox.
 */
import { parseArgs } from 'node:util';

import { load, type CheerioAPI } from 'cheerio';

import { readContent } from '../../lib/load-site';
import { hashSource } from '../export/policy';
import { main } from '../shared/cli';

/** In milliseconds. Hosting waits up to a minute for a delivery. */
const timeouts = { page: 15_000, enquiry: 60_000 };

const headers: Record<string, RegExp> = {
  'content-security-policy': /script-src 'strict-dynamic' 'sha256-.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cache-control': /no-cache/,
};

/** The cause of each status of the function, and what to do. */
const reasons: Record<number, string> = {
  401: 'it is not open to the public (docs/operating.md, "When the smoke test says NOT")',
  403: 'it is not open to the public (docs/operating.md, "When the smoke test says NOT")',
  404: 'it does not exist, or Hosting does not pass calls on to it: npm run deploy',
  429: 'there were too many calls or enquiries (docs/operating.md, "A flood")',
  500: 'it crashed; its log says why (docs/operating.md, "Enquiries")',
  503: 'it could not mail the enquiry; its log says why (docs/operating.md, "Enquiries")',
};

/** Whether each check passed. */
const results: boolean[] = [];

/** Records and prints the result of a check. */
function record(ok: boolean, text: string) {
  results.push(ok);
  console.log(`${ok ? 'ok ' : 'NOT'} ${text}`);
}

/** @returns the response. A timeout or network error is recorded as a failed check, and returns undefined. */
async function request(what: string, url: URL, init: RequestInit = {}, timeout = timeouts.page) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    record(false, `${what}: no answer from ${url.host} (${cause?.code ?? 'timeout'})`);
    return undefined;
  }
}

async function checkPage(origin: URL, expectedTitle: string) {
  const page = await request('page', origin);
  if (!page) return;
  const html = await page.text();
  const $ = load(html);
  const title = $('title').text();
  record(page.ok && title === expectedTitle, `page: ${page.status}, "${title}"`);
  record(!html.includes('noindex'), 'search engines may show the page');
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
    ['script', $('script[src]').attr('src') ?? nothing, 200, false],
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

/** Calls the function as the page does, and expects a callable's answer with this status. */
async function checkFunction(origin: URL, what: string, data: object, expected: number) {
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
  const response = await request('function', url, init, timeouts.enquiry);
  if (!response) return;
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const ok = status === expected && isJson;
  const unknown =
    status < 400
      ? 'something else answers in its place: npm run deploy'
      : 'its log says why (docs/operating.md, "Enquiries")';
  const reason = reasons[status] ?? unknown;
  record(ok, `function ${what}: ${status}${ok ? '' : `, ${reason}`}`);
}

main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'send-enquiry': { type: 'boolean' } },
    allowPositionals: true,
  });
  const { url, seo, contact } = readContent();
  const [address = url] = positionals;
  if (!/^https?:\/\/[^/]/.test(address)) {
    throw new Error('An address begins with https://: npm run smoke -- https://www.example.org');
  }
  const origin = new URL(address);
  await checkPage(origin, seo.title);
  await checkFunction(origin, 'refuses an empty enquiry', {}, 400);
  if (values['send-enquiry']) {
    const enquiry = {
      name: 'Smoke test',
      email: contact.email,
      phone: contact.phone.display,
      message: `This is a test of the contact form, sent at ${new Date().toISOString()}. Nothing needs to be done.`,
    };
    await checkFunction(origin, 'takes an enquiry', enquiry, 200);
    console.log(
      'Now look at the mailboxes: each one of MAIL_TO should have "enquiry from Smoke test", and the one of MAIL_FROM no bounce.',
    );
  }
  const wrong = results.filter((ok) => !ok).length;
  if (wrong > 0) throw new Error(`${wrong} of ${results.length} checks failed.`);
  console.log(`All ${results.length} checks passed.`);
});
