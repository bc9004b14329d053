import { readFileSync } from 'node:fs';

import { headerRules } from '../../scripts/export/headers';
import { contentSecurityPolicy } from '../../scripts/export/policy';
import { sentHeaders } from '../sent-headers';

const read = (path: string) => readFileSync(path, 'utf8');

const sent = sentHeaders()['Content-Security-Policy']!;

/** Returns the page's policy with analytics configured. */
const withAnalytics = contentSecurityPolicy([read('out/index.html')], { analytics: true });

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name!, values];
    }),
  );

test.each([
  ['of every response', "'self'", sent],
  ['of a page with analytics', "'strict-dynamic'", withAnalytics],
])(
  'the policy %s allows only hashed scripts, script files by %s, and what the page needs',
  (_, files, policy) => {
    const { 'script-src': sources = [] } = directives(policy);
    expect(sources[0]).toBe(files);
    expect(sources.length).toBeGreaterThan(1);
    for (const hash of sources.slice(1)) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
    const none = ["'none'"];
    expect(directives(policy)).toMatchObject({
      ...{ 'default-src': none, 'base-uri': none },
      ...{ 'form-action': none, 'frame-ancestors': none },
    });
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\bdata:|\*(?!\.)/);
  },
);

test('the page connects to other hosts only if analytics is configured', () => {
  expect(directives(sent)).toMatchObject({
    'connect-src': ["'self'"],
    'img-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['islands'],
  });
  const open = directives(withAnalytics);
  expect(open['connect-src']).toContain('https://firebase.googleapis.com');
  expect(open['img-src']).toContain('https://*.google-analytics.com');
});

test('browsers that opened the live site use only HTTPS for two years', () => {
  const [live] = headerRules(sent, { preview: false });
  expect(live!.headers['Strict-Transport-Security']).toBe('max-age=63072000');
});

test('a visitor may dictate, and no script may use the camera', () => {
  const features = sentHeaders()['Permissions-Policy']!;
  expect(features).toContain('camera=()');
  expect(features).not.toContain('microphone');
});
