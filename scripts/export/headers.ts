import { basename, dirname } from 'node:path/posix';

import { photoFolder } from '../../lib/paths';
import { sharedPicture } from '../../lib/seo';

/** Headers for the paths that match a pattern in Hosting's syntax, where `**` is everything. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

const year = 365 * 24 * 60 * 60;

/** The folders of files that have a hash of their content in their names. */
const hashed = ['/_next/static/', `${photoFolder}/`];

/**
 * Rules that let browsers keep files with hashed names for a year. Each names its files: Hosting matches a rule to
 * the request, so a pattern for a folder would make a browser keep the 404 of a missing file as well.
 */
function immutableRules(paths: string[]): HeaderRule[] {
  const files = paths.filter((path) => hashed.some((folder) => path.startsWith(folder)));
  return [...new Set(files.map(dirname))].map((folder) => {
    const names = files.filter((path) => dirname(path) === folder).map((path) => basename(path));
    return {
      source: `${folder}/@(${names.join('|')})`,
      headers: { 'Cache-Control': `public, max-age=${year}, immutable` },
    };
  });
}

/**
 * Browser features that tell about visitors or cost them something. The page uses none. Other features are not named,
 * because the document must fit into ten packets with its headers. The policy allows no frame that could use them.
 */
const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The response headers, from which the configuration of Hosting is written.
 *
 * @param policy of all documents.
 * @param options.home the policy of the home page alone, which is shorter.
 * @param options.files the URL paths of all files that Hosting serves.
 *
 * There is no Cross-Origin-Opener-Policy: with one, WebKit discards the page when the visitor leaves, so Back
 * from the booking page reloads it. An opener finds nothing here that it could not fetch.
 */
export function headerRules(
  policy: string,
  { preview, home, files = [] }: { preview: boolean; home?: string; files?: string[] },
): HeaderRule[] {
  return [
    {
      source: '**',
      headers: {
        'Content-Security-Policy': policy,
        // Browsers remember it for two years, or until they get max-age=0.
        'Strict-Transport-Security': `max-age=${2 * year}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Resource-Policy': 'same-origin',
        // A preview is kept out of search engines.
        ...(preview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...(home ? [{ source: '/', headers: { 'Content-Security-Policy': home } }] : []),
    // Other sites embed it.
    {
      source: sharedPicture.url,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    // Next names this file without an ending.
    { source: '/apple-icon', headers: { 'Content-Type': 'image/png' } },
    { source: '**', headers: { 'Cache-Control': 'no-cache' } },
    ...immutableRules(files),
  ];
}
