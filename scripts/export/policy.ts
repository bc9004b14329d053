import { createHash } from 'node:crypto';

import { load } from 'cheerio';

import { islandsPolicy } from '../../lib/paths';

/**
 * The hosts that Google Analytics needs (https://developers.google.com/tag-platform/security/guides/csp). The
 * first connection is the SDK's request for the web configuration.
 */
const analyticsHosts = {
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://firebase.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The source that allows an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Puts the Content-Security-Policy (https://www.w3.org/TR/CSP3/) of a document into it, right after the
 * charset. It allows the document's own inline scripts and style sheet by hash, and files of the site's
 * origin. `frame-ancestors` works only in a header (firebase.json).
 *
 * Without analytics, Trusted Types allow only the address of the islands' script. With analytics, each script
 * may load others from anywhere, and there are no Trusted Types, because Google's tag needs both
 * (docs/security.md).
 */
export function withPolicy(html: string, { analytics }: { analytics: boolean }): string {
  const $ = load(html);
  const hashes = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => hashSource($(element).text()));
  const { images, connections } = analytics ? analyticsHosts : { images: [], connections: [] };

  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [analytics ? "'strict-dynamic'" : "'self'", ...hashes('script:not([src], [type])')],
    'style-src': hashes('style'),
    'img-src': ["'self'", ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(!analytics && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [islandsPolicy],
    }),
  };
  const policy = Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
  $('meta[charset]').after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
}
