/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { headers } from '../../scripts/build/export';
import { headerRules } from '../../tools/export/headers';
import { hostingConfig } from '../../tools/export/hosting';
import { contentSecurityPolicy } from '../../tools/export/policy';

const read = (path: string) => readFileSync(path, 'utf8');
/** The policy that one document of the build needs; the header covers all. */
const policyFor = (name: string, analytics = false) =>
  contentSecurityPolicy([read(`out/${name}.html`)], { analytics });

const { hosting } = JSON.parse(read(hostingConfig)) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};
const sent = hosting.headers[0]!.headers.find(
  ({ key }) => key === 'Content-Security-Policy',
)!.value;

/** The page's policy with analytics configured; e2e/analytics.spec.ts runs under it. */
const withAnalytics = policyFor('index', true);

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name!, values];
    }),
  );

describe.each([
  ['sent with every answer', sent],
  ['of the page', policyFor('index')],
  ['of the page with analytics', withAnalytics],
  ['of the page that was not found', policyFor('404')],
])('the policy %s', (_which, policy) => {
  test('has no finding of high or medium severity in Google’s CSP evaluator', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)).toEqual([]);
  });

  test('allows no script but by hash, and what such a script loads', () => {
    const { 'script-src': sources = [] } = directives(policy);
    expect(sources[0]).toBe("'strict-dynamic'");
    expect(sources.length).toBeGreaterThan(1);
    for (const hash of sources.slice(1)) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test('allows nothing else that the page has no need for', () => {
    expect(directives(policy)).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\bdata:|\*(?!\.)/);
  });
});

test('the privacy page needs no script', () => {
  expect(directives(policyFor('privacy'))['script-src']).toEqual(["'none'"]);
});

test('connects to other hosts only where analytics is configured, and no page may frame this one', () => {
  expect(directives(sent)).toMatchObject({
    'connect-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'frame-ancestors': ["'none'"],
  });
  const open = directives(withAnalytics);
  expect(open['connect-src']).toContain('https://firebase.googleapis.com');
  expect(open['img-src']).toContain('https://*.google-analytics.com');
});

test.each([
  ['<script>ours()</script>', 'script-src', 'ours()', ["'strict-dynamic'"]],
  ['<noscript><style>a{}</style></noscript>', 'style-src', 'a{}', []],
  ['<p style="color:red">', 'style-src-attr', 'color:red', ["'unsafe-hashes'"]],
])('%s in a document is allowed by its own hash', (html, directive, text, besides) => {
  const allowed = (document: string) =>
    directives(contentSecurityPolicy([document], { analytics: false }))[directive]!;
  const hash = createHash('sha256').update(text).digest('base64');
  expect(allowed(html)).toEqual([...besides, `'sha256-${hash}'`]);
  expect(allowed('<title>None of it</title>')).not.toContain(`'sha256-${hash}'`);
});

test('HTTPS alone is promised for two years, and for no other host', () => {
  const [all] = headerRules(sent, headers);
  expect(all!.headers['Strict-Transport-Security']).toBe('max-age=63072000');
});

test('_headers has the policy, and keeps photographs for good', () => {
  const file = read('out/_headers');
  expect(file).toContain(`/*\n  Content-Security-Policy: ${sent}\n`);
  expect(file).toMatch(/\n\/generated\/photos\/\*\n {2}Cache-Control: .*immutable\n/);
});
