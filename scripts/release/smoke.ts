/**
 * Looks at a live site as its visitors do: the page, its headers and policy, its files, the booking page,
 * the function. `--send-enquiry` sends one enquiry, marked as a test. `--local` in place of an address starts
 * the product from the last build, looks at it, finds its mail in the inbox and ends it; what is not on this
 * machine is left out. Ends with exit code 1 if anything is not as it should be.
 */
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { load } from 'cheerio';

import { site } from '../../lib/content/site';
import { startProduct } from '../local/product';
import { main, requireBuild } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { bookingNote, functionProblem, isCallables, redirectsFrom } from './answers';

/** Timeouts in milliseconds; for an enquiry, as long as Hosting waits for a delivery. */
const timeouts = { page: 15_000, enquiry: 60_000 };

const results: { ok: boolean; text: string }[] = [];

function note(ok: boolean, text: string) {
  results.push({ ok, text });
  console.log(`${ok ? 'ok ' : 'NOT'} ${text}`);
}

/** @returns the response; undefined if there is none in time, which is noted. */
async function ask(
  what: string,
  url: URL | string,
  init: RequestInit = {},
  timeout = timeouts.page,
) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    note(false, `${what}: no answer from ${new URL(url).host} (${cause?.code ?? 'time-out'})`);
    return undefined;
  }
}

function checkHeaders({ headers }: Response, secure: boolean) {
  const expected: [string, RegExp][] = [
    ['content-security-policy', /script-src 'strict-dynamic' 'sha256-.*frame-ancestors 'none'/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^strict-origin-when-cross-origin$/],
    ['permissions-policy', /geolocation=\(\)/],
    ['cache-control', /no-cache/],
  ];
  if (secure)
    expected.push([
      'strict-transport-security',
      /^max-age=63072000(; includeSubDomains(; preload)?)?$/,
    ]);
  for (const [name, pattern] of expected) {
    const value = headers.get(name) ?? '';
    note(pattern.test(value), `header ${name}: ${value.slice(0, 60) || 'missing'}`);
  }
}

/** Follows the address as people type it; a first visit pays each redirect on the way. */
async function checkRedirects(origin: URL) {
  const bare = origin.hostname.replace(/^www\./, '');
  for (const start of new Set([`http://${origin.host}`, `http://${bare}`, `https://${bare}`])) {
    const { count, end } = await redirectsFrom(start, (url) =>
      ask('redirect', url, { redirect: 'manual' }),
    );
    note(end.origin === origin.origin, `${start} leads to ${end.origin}, redirects: ${count}`);
  }
}

async function checkFiles(html: string, origin: URL) {
  const $ = load(html);
  const font = $('link[as="font"]').attr('href') ?? '';
  const photo = $('img').first().attr('src') ?? '';
  const script = $('script[src]').attr('src') ?? '';
  for (const path of [script, font, photo]) {
    const response = await ask('file', new URL(path, origin));
    if (!response) continue;
    const forAYear = response.headers.get('cache-control')?.includes('immutable') ?? false;
    note(
      response.ok && forAYear,
      `file ${path}: ${response.status}, ${forAYear ? 'cached for a year' : 'not cached for a year'}`,
    );
  }
}

async function checkFunction(origin: URL, sendEnquiry: boolean) {
  const call = async (what: string, data: unknown, expected: number) => {
    const response = await ask(
      'function',
      new URL('/sendContactEmail', origin),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // As browsers do: the enquiry would be marked without them.
          origin: origin.origin,
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ data }),
      },
      timeouts.enquiry,
    );
    if (!response) return;
    const answer = { status: response.status, text: await response.text() };
    const ok = answer.status === expected && isCallables(answer.text);
    const here = { address: origin.origin, projectId: projectId() };
    const problem = ok ? '' : `, ${functionProblem(answer, here)}`;
    note(ok, `function ${what}: ${answer.status}${problem}`);
  };
  await call('refuses an empty enquiry', {}, 400);
  if (!sendEnquiry) return;
  await call(
    'takes an enquiry',
    {
      name: 'Smoke test',
      email: site.contact.email.address,
      phone: site.contact.phone.display,
      message: `This is a test of the contact form, sent at ${new Date().toISOString()}. Nothing needs to be done.`,
    },
    200,
  );
}

/** Firebase's, from the .env files; where there is none, what the operator puts in its place. */
function projectId(): string {
  loadEnv();
  return process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '<project id>';
}

/** Looks at a site; `isLocal` leaves out what is elsewhere. */
async function look(address: string, sendEnquiry: boolean, isLocal: boolean) {
  const origin = new URL(address);
  if (!isLocal && origin.origin !== new URL(site.url).origin) {
    console.log(`${origin.origin} is not the site's own address, which is ${site.url}.`);
  }
  const page = await ask('page', origin);
  if (page) {
    const html = await page.text();
    const title = load(html)('title').text();
    note(page.ok && title === site.title, `page: ${page.status}, "${title}"`);
    note(!html.includes('noindex'), 'search engines may show the page');
    checkHeaders(page, origin.protocol === 'https:');
    await checkFiles(html, origin);
    const missing = await ask('missing page', new URL('/no-such-page', origin));
    if (missing) note(missing.status === 404, `a missing page: ${missing.status}`);
  }
  if (!isLocal && origin.protocol === 'https:') await checkRedirects(origin);
  const booking = isLocal ? undefined : await ask('booking page', site.booking.href);
  if (booking) note(...bookingNote(booking.status, site.booking.href));
  await checkFunction(origin, sendEnquiry);
}

/** Asks whether the mail has come: a provider that has accepted it may still return it. */
async function askForTheMail() {
  const question =
    'Is "enquiry from Smoke test" in every mailbox of MAIL_TO, and no bounce in that of MAIL_FROM?';
  if (!process.stdin.isTTY) {
    console.log(`Look for yourself: ${question}`);
    return;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no) `);
  terminal.close();
  note(
    /^y/i.test(answer),
    'the mail of the enquiry has come (if not: docs/operating.md, "Enquiries")',
  );
}

/** Whether the enquiry's mail is in an inbox within five seconds: it is written after it was accepted. */
async function hasArrived(inbox: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const mails = await (await fetch(`${inbox}/email`)).text();
    if (mails.includes(`${site.name}: enquiry from Smoke test`)) return true;
    await sleep(250);
  }
  return false;
}

async function lookAtOwnBuild() {
  requireBuild();
  const product = await startProduct();
  try {
    await look(product.page, true, true);
    note(await hasArrived(product.inbox), 'the mail of the enquiry is in the inbox');
  } finally {
    await product.end();
  }
}

main(async () => {
  const [address, option] = process.argv.slice(2);
  if (address === '--local' && !option) await lookAtOwnBuild();
  else if (address && URL.canParse(address) && (!option || option === '--send-enquiry')) {
    await look(address, Boolean(option), false);
    if (option) await askForTheMail();
  } else {
    throw new Error(
      'Say which site: npm run smoke -- https://www.example.org [--send-enquiry], or npm run smoke -- --local',
    );
  }
  const wrong = results.filter(({ ok }) => !ok).length;
  if (wrong > 0) throw new Error(`${wrong} of ${results.length} checks failed.`);
  console.log(`All ${results.length} checks passed.`);
});
