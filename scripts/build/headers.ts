import { photoFolder } from '../../lib/content/photos';
import { scriptFolder } from '../../lib/content/scripts';
import { site, type Site } from '../../lib/content/site';
import { socialImage } from '../../lib/content/social-image';
import { changesPath, changesPolicy } from '../../lib/preview';

/** Headers for the paths that match a pattern in Hosting's syntax, where `**` is everything. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

const year = 365 * 24 * 60 * 60;

/** HSTS: browsers remember it for two years, and nothing revokes it. */
const httpsOnly: Record<Site['httpsOnly'], string> = {
  host: `max-age=${2 * year}`,
  subdomains: `max-age=${2 * year}; includeSubDomains`,
  preload: `max-age=${2 * year}; includeSubDomains; preload`,
};

/** Browser features that the page never uses. */
const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The response headers, from which the configuration of Hosting and of other CDNs is written.
 *
 * There is no Cross-Origin-Opener-Policy: with one, WebKit discards the page when the visitor leaves, so Back
 * from the booking page reloads it. An opener finds nothing here that it could not fetch.
 *
 * @param preview keeps search engines out.
 */
export function siteHeaders(policy: string, preview = false): HeaderRule[] {
  const immutable = { 'Cache-Control': `public, max-age=${year}, immutable` };
  return [
    {
      source: '**',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': httpsOnly[site.httpsOnly],
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(preview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    // Other sites embed it.
    { source: socialImage.path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...(preview
      ? [{ source: changesPath, headers: { 'Content-Security-Policy': changesPolicy } }]
      : []),
    { source: '**', headers: { 'Cache-Control': 'no-cache' } },
    { source: '/_next/static/**', headers: immutable },
    { source: `${photoFolder}/**`, headers: immutable },
    { source: `${scriptFolder}/**`, headers: immutable },
  ];
}

/** In the form of firebase.json (https://firebase.google.com/docs/hosting/full-config#headers). */
export function forHosting(rules: HeaderRule[]) {
  return rules.map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/**
 * The rules as a `_headers` file for Cloudflare Pages and Netlify. Both revalidate documents by default and
 * join the values of a header that two rules set, so the rule for all caching is left out.
 */
export function asHeadersFile(rules: HeaderRule[]): string {
  return rules
    .filter(({ source, headers }) => source !== '**' || !('Cache-Control' in headers))
    .map(({ source, headers }) =>
      [
        source.replace(/^\/?(.*)\*\*$/, '/$1*'),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
