import { readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { decoded, type Build } from './build';

/** A link's status; `unchecked` when only another host could tell. */
type LinkStatus = 'ok' | 'broken' | 'unchecked';

/** A link's status and, in a few words, why. */
export interface LinkVerdict {
  status: LinkStatus;
  reason: string;
}

const timeout = 5000;
const base = 'http://localhost/';
const mailbox = /^[^\s@,]+@[^\s@.,]+(\.[^\s@.,]+)+(\?\S*)?$/;
const telephone = /^\+?[\d().-]*\d[\d().-]*$/;

const ok = (reason: string): LinkVerdict => ({ status: 'ok', reason });
const broken = (reason: string): LinkVerdict => ({ status: 'broken', reason });

/**
 * Decides whether a link works: a path or anchor must exist in the build, an email address or telephone
 * number must be well formed, and another host must answer with success.
 *
 * @param checkLinks whether to ask other hosts. An answer takes up to five seconds; without one
 *   the link counts as broken. Never throws.
 */
export async function statusOf(
  href: string,
  build: Build,
  checkLinks: boolean,
): Promise<LinkVerdict> {
  if (!URL.canParse(href, base)) return broken('not an address');
  const url = new URL(href, base);
  const rest = href.slice(href.indexOf(':') + 1);
  if (url.origin === new URL(base).origin) return statusInBuild(url, build);
  switch (url.protocol) {
    case 'mailto:':
      return mailbox.test(rest) ? ok('well formed') : broken('not an email address');
    case 'tel:':
      if (!telephone.test(rest)) return broken('not a telephone number');
      return ok(rest.startsWith('+') ? 'well formed' : 'well formed, no country code');
    case 'http:':
    case 'https:':
      return checkLinks ? statusFromHost(url) : { status: 'unchecked', reason: 'not checked' };
    default:
      return broken(`${url.protocol} opens nothing`);
  }
}

function statusInBuild(url: URL, build: Build): LinkVerdict {
  const file = build.file(url.pathname);
  if (url.pathname !== '/' && !file) return broken('no such file in the build');
  const id = decoded(url.hash.slice(1));
  if (!id) return ok('file exists');
  const $ = url.pathname === '/' || !file ? build.document() : load(readFileSync(file, 'utf8'));
  const found = $('[id]').is((_, element) => $(element).attr('id') === id);
  return found ? ok('anchor exists') : broken('no such anchor');
}

async function statusFromHost(url: URL): Promise<LinkVerdict> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
    return (response.ok ? ok : broken)(`HTTP ${response.status}`);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return broken(late ? 'no answer in 5 seconds' : 'no connection');
  }
}
