import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { withPolicy } from '../../scripts/export/policy';
import { pages } from '../pages';
import { sentHeaders } from '../sent-headers';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the directives of a document's policy. */
function policyOf(html: string): Record<string, string[]> {
  const policy = load(html)('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]');
  const directives = policy.attr('content')?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((text): [string, string[]] => {
      const [name = '', ...values] = text.split(' ');
      return [name, values];
    }),
  );
}

const own = ["'self'"];
const none = ["'none'"];

test.each(pages)(
  'the policy of $file.html allows its own scripts and style sheet by hash, and files of its origin',
  ({ file }) => {
    const html = readFileSync(`out/${file}.html`, 'utf8');
    const $ = load(html);
    const scripts = $('script:not([src], [type])').toArray();
    expect(scripts.length).toBeGreaterThan(0);
    expect(policyOf(html)).toEqual({
      'default-src': none,
      'script-src': [...own, ...scripts.map((script) => hashOf($(script).text()))],
      'style-src': [hashOf($('style').text())],
      'img-src': own,
      'font-src': own,
      'connect-src': own,
      'base-uri': none,
      'form-action': none,
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['islands'],
    });
  },
);

test('only with analytics, scripts may load others, and the page connects to Google', () => {
  const html = '<meta charset="utf-8"><script>ours()</script>';
  const policy = policyOf(withPolicy(html, { analytics: true }));
  expect(policy['script-src']).toEqual(["'strict-dynamic'", hashOf('ours()')]);
  expect(policy['connect-src']).toEqual([
    ...own,
    'https://firebase.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]);
  expect(policy['img-src']).toContain('https://*.google-analytics.com');
  expect(policy).not.toHaveProperty('trusted-types');
});

test('a visitor may dictate', () => {
  expect(sentHeaders['Permissions-Policy']).not.toContain('microphone');
});
