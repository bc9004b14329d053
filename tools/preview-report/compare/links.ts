import { readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { decoded, type Build } from '../read/build';

/** Whether a link leads somewhere; `ok` is undefined when that was not checked. */
export interface LinkStatus {
  ok?: boolean;
  says: string;
}

/** A link of a document; `text` is its words or, without any, its name for screen readers. */
interface Link {
  href: string;
  text: string;
}

export interface LinkWithStatus extends Link {
  status: LinkStatus;
}

/** The links of two builds: those of the first alone, of the second alone, and of both. */
export interface LinkChanges {
  removed: LinkWithStatus[];
  added: LinkWithStatus[];
  kept: LinkWithStatus[];
}

const timeout = 5000;
const base = 'http://localhost/';
const mailbox = /^[^\s@,]+@[^\s@.,]+(\.[^\s@.,]+)+(\?\S*)?$/;
const telephone = /^\+?[\d().-]*\d[\d().-]*$/;

/** The links of a document, each once, hidden ones included: Book Now presses one of them. */
function linksOf(build: Build): Link[] {
  const $ = build.document();
  const links = $('a[href]')
    .toArray()
    .map((element) => {
      const link = $(element);
      const text = link.text().replace(/\s+/g, ' ').trim();
      return { href: link.attr('href') ?? '', text: text || (link.attr('aria-label') ?? '') };
    });
  return [...new Map(links.map((link) => [`${link.href}\n${link.text}`, link])).values()];
}

/**
 * Says whether a link leads somewhere.
 *
 * @param checkLinks whether to ask other hosts, which takes up to five seconds; does not throw when
 * one gives no answer.
 */
export async function statusOf(
  href: string,
  build: Build,
  checkLinks: boolean,
): Promise<LinkStatus> {
  if (!URL.canParse(href, base)) return { ok: false, says: 'no address' };
  const url = new URL(href, base);
  const rest = href.slice(href.indexOf(':') + 1);
  if (url.origin === new URL(base).origin) return within(url, build);
  if (url.protocol === 'mailto:') {
    return mailbox.test(rest)
      ? { ok: true, says: 'well formed' }
      : { ok: false, says: 'no mail address' };
  }
  if (url.protocol === 'tel:') {
    if (!telephone.test(rest)) return { ok: false, says: 'no telephone number' };
    return {
      ok: true,
      says: rest.startsWith('+') ? 'well formed' : 'well formed, no country code',
    };
  }
  if (!/^https?:$/.test(url.protocol)) return { ok: false, says: `${url.protocol} opens nothing` };
  return checkLinks ? asked(url) : { says: 'not checked' };
}

function within(url: URL, build: Build): LinkStatus {
  const file = build.file(url.pathname);
  if (url.pathname !== '/' && !file) return { ok: false, says: 'no such file in the build' };
  const id = decoded(url.hash.slice(1));
  if (!id) return { ok: true, says: 'file exists' };
  const $ = url.pathname === '/' || !file ? build.document() : load(readFileSync(file, 'utf8'));
  const found = $('[id]').is((_, element) => $(element).attr('id') === id);
  return found ? { ok: true, says: 'anchor exists' } : { ok: false, says: 'no such anchor' };
}

async function asked(url: URL): Promise<LinkStatus> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    });
    return { ok, says: `HTTP ${status}` };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, says: late ? 'no answer in 5 seconds' : 'no connection' };
  }
}

/** Compares the links of two builds. Each link's status is in the build that has it. */
export async function compareLinks(
  before: Build,
  after: Build,
  checkLinks: boolean,
): Promise<LinkChanges> {
  const [old, now] = [linksOf(before), linksOf(after)];
  const has = (links: Link[], { href, text }: Link) =>
    links.some((link) => link.href === href && link.text === text);
  const check = (links: Link[], build: Build) =>
    Promise.all(
      links.map(async (link) => ({
        ...link,
        status: await statusOf(link.href, build, checkLinks),
      })),
    );
  const [removed, added, kept] = await Promise.all([
    check(
      old.filter((link) => !has(now, link)),
      before,
    ),
    check(
      now.filter((link) => !has(old, link)),
      after,
    ),
    check(
      now.filter((link) => has(old, link)),
      after,
    ),
  ]);
  return { removed, added, kept };
}
