/**
 * Looks at a live site as its visitors do: the page, its headers and files, the function. Without an address it
 * looks at the site's own. `--send-enquiry` sends one enquiry, marked as a test. Ends with exit code 1 if anything
 * is not as it should be. Prints no mailbox.
 */
import { parseArgs } from 'node:util';

import { load, type CheerioAPI } from 'cheerio';

import { readContent } from '../../lib/load-site';
import { hashSource } from '../export/policy';
import { main } from '../shared/cli';

/** Milliseconds; a delivery takes as long as Hosting waits for it. */
const timeouts = { page: 15_000, enquiry: 60_000 };

const headers: Record<string, RegExp> = {
  'content-security-policy': /script-src 'strict-dynamic' 'sha256-.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cache-control': /no-cache/,
};

/** Why the function answers so, and what mends it. */
const reasons: Record<number, string> = {
  401: 'it is not open to the public (docs/operating.md, "Put it live")',
  403: 'it is not open to the public (docs/operating.md, "Put it live")',
  404: 'there is none, or Hosting does not pass calls on to it: npm run deploy',
  429: 'there were too many calls or enquiries (docs/operating.md, "A flood")',
  500: 'it crashed; its log says why (docs/operating.md, "Enquiries")',
  503: 'it could not mail the enquiry; its log says why (docs/operating.md, "Enquiries")',
};

const results: boolean[] = [];

function note(ok: boolean, text: string) {
  results.push(ok);
  console.log(`${ok ? 'ok ' : 'NOT'} ${text}`);
}

/** @returns the response; undefined if there is none in time, which is noted. */
async function ask(what: string, url: URL, init: RequestInit = {}, timeout = timeouts.page) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    note(false, `${what}: no answer from ${url.host} (${cause?.code ?? 'time-out'})`);
    return undefined;
  }
}

async function checkPage(origin: URL, expectedTitle: string) {
  const page = await ask('page', origin);
  if (!page) return;
  const html = await page.text();
  const $ = load(html);
  const title = $('title').text();
  note(page.ok && title === expectedTitle, `page: ${page.status}, "${title}"`);
  note(!html.includes('noindex'), 'search engines may show the page');
  const expected = { ...headers };
  if (origin.protocol === 'https:') expected['strict-transport-security'] = /^max-age=63072000/;
  for (const [name, pattern] of Object.entries(expected)) {
    const value = page.headers.get(name) ?? '';
    note(pattern.test(value), `header ${name}: ${value.slice(0, 60) || 'missing'}`);
  }
  const policy = page.headers.get('content-security-policy') ?? '';
  const inline = $('script:not([src], [type])').toArray();
  const allowed = inline.filter((script) => policy.includes(hashSource($(script).text()))).length;
  note(
    inline.length > 0 && allowed === inline.length,
    `scripts inside the page: ${allowed} of ${inline.length} as they were built`,
  );
  await checkFiles(origin, $);
}

/** Asks for a font, a photograph and the islands' script, for files that are missing, and for the icon. */
async function checkFiles(origin: URL, $: CheerioAPI) {
  const photo = $('picture img').attr('src') ?? '/none';
  for (const [what, path, status, mayKeep] of [
    ['file', $('link[as="font"]').attr('href') ?? '/none', 200, true],
    ['file', photo, 200, true],
    ['file', $('script[src]').attr('src') ?? '/none', 200, false],
    ['a missing page', '/no-such-page', 404, false],
    // A browser would not ask again for a missing file that it may keep.
    ['a missing file', photo.replace(/[^/]*$/, 'no-such-file.avif'), 404, false],
  ] as const) {
    const file = await ask(what, new URL(path, origin));
    if (!file) continue;
    const kept = file.headers.get('cache-control')?.includes('immutable') ?? false;
    const isRight = file.status === status && kept === mayKeep;
    note(isRight, `${what}: ${file.status}, ${path}, kept for a year: ${kept}`);
  }
  const icon = await ask('icon', new URL('/favicon.ico', origin));
  const type = icon?.headers.get('content-type') ?? '';
  if (icon) note(icon.ok && type.startsWith('image/'), `/favicon.ico: ${icon.status}, ${type}`);
}

/** Calls the function as the page does, and expects a callable's answer of that status. */
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
  const response = await ask('function', url, init, timeouts.enquiry);
  if (!response) return;
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const ok = status === expected && isJson;
  const unknown =
    status < 400
      ? 'something else answers in its place: npm run deploy'
      : 'its log says why (docs/operating.md, "Enquiries")';
  const reason = reasons[status] ?? unknown;
  note(ok, `function ${what}: ${status}${ok ? '' : `, ${reason}`}`);
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
      'Look for yourself: is "enquiry from Smoke test" in every mailbox of MAIL_TO, and no bounce in that of MAIL_FROM?',
    );
  }
  const wrong = results.filter((ok) => !ok).length;
  if (wrong > 0) throw new Error(`${wrong} of ${results.length} checks failed.`);
  console.log(`All ${results.length} checks passed.`);
});
