import { basename, dirname } from 'node:path/posix';

import { photoFolder, shareImageFolder } from '../../lib/paths';

/** Headers for all paths that match a pattern of Hosting. `**` matches everything. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

const yearInSeconds = 365 * 24 * 60 * 60;

/** The folders whose files have a hash of their content in their names. */
const hashedFolders = ['/_next/static/', `${photoFolder}/`, `${shareImageFolder}/`];

/**
 * Makes rules that let browsers cache files with hashed names for a year. Each rule names its files. A
 * pattern for a folder would also match requests for missing files, so that browsers would cache the 404.
 */
function immutableRules(paths: string[]): HeaderRule[] {
  const files = paths.filter((path) => hashedFolders.some((folder) => path.startsWith(folder)));
  return [...new Set(files.map(dirname))].map((folder) => {
    const names = files.filter((path) => dirname(path) === folder).map((path) => basename(path));
    return {
      source: `${folder}/@(${names.join('|')})`,
      headers: { 'Cache-Control': `public, max-age=${yearInSeconds}, immutable` },
    };
  });
}

/**
 * Browser features that reveal something about visitors or cost them something. The page uses none. The
 * microphone is missing, because some programs for dictation use it from inside the page. Other features are
 * not named, because the document and its headers must fit into ten packets. No frame can use those, because
 * the policy allows no frames.
 */
const features = ['camera', 'display-capture', 'geolocation', 'payment', 'usb'];

/**
 * Makes the rules for all response headers.
 *
 * There is no Cross-Origin-Opener-Policy. With one, WebKit discards the page when the visitor leaves, so Back
 * from the booking page reloads it. Without one, an opener finds nothing here that it could not fetch.
 *
 * @param policy the Content-Security-Policy of all documents.
 * @param options.preview whether this is a preview, which search engines must not show.
 * @param options.files the URL paths of all files that Hosting serves.
 */
export function headerRules(
  policy: string,
  { preview, files = [] }: { preview: boolean; files?: string[] },
): HeaderRule[] {
  return [
    {
      source: '**',
      headers: {
        'Content-Security-Policy': policy,
        // Browsers remember it for two years, or until they get max-age=0.
        'Strict-Transport-Security': `max-age=${2 * yearInSeconds}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(preview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    // Other sites embed the share image.
    {
      source: `${shareImageFolder}/*`,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    // Next names this file without an extension.
    { source: '/apple-icon', headers: { 'Content-Type': 'image/png' } },
    { source: '**', headers: { 'Cache-Control': 'no-cache' } },
    ...immutableRules(files),
  ];
}
