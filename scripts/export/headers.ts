import { photoFolder } from '../../lib/paths';

/** Headers for the paths that match a pattern in Hosting's syntax, where `**` is everything. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

const year = 365 * 24 * 60 * 60;

/** Folders of files with content-hashed names. */
const immutable = ['/_next/static', photoFolder];

/** Browser features that the page never uses. */
const features = (
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer ' +
  'microphone midi payment publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
).split(' ');

/**
 * The response headers, from which the configuration of Hosting is written.
 *
 * There is no Cross-Origin-Opener-Policy: with one, WebKit discards the page when the visitor leaves, so Back
 * from the booking page reloads it. An opener finds nothing here that it could not fetch.
 */
export function headerRules(policy: string, { preview }: { preview: boolean }): HeaderRule[] {
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
    // Next names these files without an ending; other sites embed the first.
    {
      source: '/opengraph-image',
      headers: { 'Content-Type': 'image/jpeg', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    { source: '/apple-icon', headers: { 'Content-Type': 'image/png' } },
    { source: '**', headers: { 'Cache-Control': 'no-cache' } },
    ...immutable.map((folder) => ({
      source: `${folder}/**`,
      headers: { 'Cache-Control': `public, max-age=${year}, immutable` },
    })),
  ];
}
