/** What a visitor needs of a live site, asked over the network. */

import { setTimeout as pause } from 'node:timers/promises';

import { load, type CheerioAPI } from 'cheerio';

import { hosting } from '../../firebase.json';
import { readContent } from '../../lib/load-site';
import { photoFolder, scriptPaths } from '../../lib/paths';
import { hashSource } from '../export/policy';

/** Takes the result of one check, with a line about what was found. */
export type Report = (ok: boolean, line: string) => void;

/** The headers that Hosting sends with every response of the site. */
export const sentHeaders = Object.fromEntries(
  hosting
    .filter(({ target }) => target === 'site')
    .flatMap(({ headers }) => headers.filter(({ source }) => source === '**'))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value])),
);

/**
 * firebase-tools opens a function to the public only when it creates the function. If that fails midway,
 * later deploys skip the function and succeed (firebase/firebase-tools#8071).
 */
const notPublic =
  'it is not public, and another deploy does not change that: enter "npx firebase functions:delete sendContactEmail --region us-central1 --force --project default && npm run deploy" (docs/trouble.md, "When the smoke test says NOT")';

/** The causes of statuses and of errors, and what to do. */
const reasons: Record<string, string> = {
  200: 'something else answers in its place: npm run deploy',
  401: notPublic,
  403: notPublic,
  404: 'it was switched off, or never made: deploy (docs/operating.md, "Deploy")',
  ENOTFOUND: 'the domain is not connected yet, which is normal before docs/going-live.md, "Your own domain"',
};

/**
 * Waits for the whole answer. Reports a redirect or a missing answer as a failed check, because another host
 * could answer a redirect.
 */
async function request(report: Report, what: string, url: URL, init: RequestInit = {}, seconds = 15) {
  try {
    const signal = AbortSignal.timeout(seconds * 1000);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    await response.clone().arrayBuffer();
    const target = response.headers.get('location');
    if (target === null || response.ok) return response;
    report(false, `${what}: ${response.status}, redirects to ${new URL(target, url).href}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    const code = cause?.code ?? message;
    report(false, `${what}: no answer from ${url.host}: ${reasons[code] ?? code}`);
  }
  return undefined;
}

async function checkPage(report: Report, origin: URL) {
  const page = await request(report, 'page', origin);
  if (!page) return;
  const $ = load(await page.text());
  const title = $('title').text();
  report(page.ok && title === readContent().seo.title, `page: ${page.status}, "${title}"`);
  const isHidden =
    $('meta[name="robots"][content*="noindex"]').length > 0 || page.headers.has('x-robots-tag');
  report(!isHidden, 'search engines may show the page');
  for (const [name, value] of Object.entries(sentHeaders)) {
    const sent = page.headers.get(name) ?? 'missing';
    report(sent.startsWith(value), `header ${name}: ${sent.slice(0, 60)}`);
  }
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const inline = $('script:not([src], [type])').toArray();
  const allowed = inline.filter((script) => policy.includes(hashSource($(script).text()))).length;
  report(
    inline.length > 0 && allowed === inline.length,
    `scripts inside the page: ${allowed} of ${inline.length} as they were built`,
  );
  await checkFiles(report, origin, $);
}

async function checkFiles(report: Report, origin: URL, $: CheerioAPI) {
  for (const [what, path, status, isImmutable] of [
    ['font', $('link[as="font"]').attr('href') ?? '/not-in-the-page', 200, true],
    ['photograph', $('picture img').attr('src') ?? '/not-in-the-page', 200, true],
    ['script', scriptPaths.islands, 200, false],
    ['icon', '/favicon.ico', 200, false],
    ['a missing page', '/no-such-page', 404, false],
    // Only the live site shows whether Hosting sends the header of the folder with a 404.
    ['a missing photograph', `${photoFolder}/no-such-file`, 404, undefined],
  ] as const) {
    const file = await request(report, what, new URL(path, origin));
    if (!file) continue;
    const isCached = file.headers.get('cache-control')?.includes('immutable') ?? false;
    const life = isCached ? 'cached for a year' : 'not cached for a year';
    const advice =
      isCached && file.status === 404 ? ': in firebase.json, shorten the life of its folder' : '';
    report(
      file.status === status && (isImmutable === undefined || isCached === isImmutable),
      `${what}: ${file.status}, ${path}, ${life}${advice}`,
    );
  }
}

/**
 * How long to ask again while the function is closed, in milliseconds. After a deploy, Google opens a new function
 * "typically in 2 minutes, potentially 7" (https://cloud.google.com/iam/docs/access-change-propagation).
 */
const patience = 7 * 60_000;

/** Calls the function as the page does, and expects a callable's answer with this status. */
export async function checkFunction(
  report: Report,
  origin: URL,
  what: string,
  data: object,
  expected: number,
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
  const url = new URL('/sendContactEmail', origin);
  // Hosting waits up to a minute for a delivery.
  const ask = () => request(report, 'function', url, init, 60);
  let response = await ask();
  const end = Date.now() + patience;
  while (response && [401, 403, 404].includes(response.status) && Date.now() < end) {
    console.log(`... function: ${response.status}, waiting until Google opens it to the public`);
    await pause(patience / 40);
    response = await ask();
  }
  if (!response) return;
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const ok = status === expected && isJson;
  const reason = reasons[status] ?? 'its log says why (docs/trouble.md, "Enquiries")';
  report(ok, `function ${what}: ${status}${ok ? '' : `, ${reason}`}`);
}

export async function checkSite(report: Report, origin: URL): Promise<void> {
  await checkPage(report, origin);
  await checkFunction(report, origin, 'refuses an empty enquiry', {}, 400);
}
