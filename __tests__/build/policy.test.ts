import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { withPolicy } from '../../scripts/export/policy';
import { sentHeaders } from '../../scripts/release/checks';
import { pages } from '../pages';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the directives of a document's policy. Their order has no meaning. */
const policyOf = (html: string) =>
  load(html)('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]')
    .attr('content')
    ?.split('; ')
    .toSorted();

test.each(pages)('the policy of $file.html allows its own code by hash, and its own files', ({ file }) => {
  const html = readFileSync(`out/${file}.html`, 'utf8');
  const $ = load(html);
  const scripts = $('script:not([src], [type])').toArray();
  expect(scripts.length).toBeGreaterThan(0);
  expect(policyOf(html)).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src 'self' ${scripts.map((script) => hashOf($(script).text())).join(' ')}`,
    `style-src ${hashOf($('style').text())}`,
    'trusted-types islands',
  ]);
});

test('only with analytics, scripts may load others, and the page connects to Google', () => {
  const policy = policyOf(withPolicy('<meta charset="utf-8"><script>ours()</script>', { analytics: true }));
  expect(policy).toContain(`script-src 'strict-dynamic' ${hashOf('ours()')}`);
  expect(policy).toContain(
    "connect-src 'self' https://firebase.googleapis.com https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  );
  expect(policy).toContainEqual(
    expect.stringMatching(/^img-src 'self' .*https:\/\/\*\.google-analytics\.com/),
  );
  expect(policy).not.toContainEqual(expect.stringMatching(/^trusted-types /));
});

test('no site shows the page in a frame, and browsers use HTTPS alone, guess no type and show no old page', () => {
  expect(sentHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/) as string,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
  });
});

test('a visitor may dictate, and no script asks where a visitor is', () => {
  expect(sentHeaders['Permissions-Policy']).toContain('geolocation=()');
  expect(sentHeaders['Permissions-Policy']).not.toContain('microphone');
});
