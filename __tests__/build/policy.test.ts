/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { headers } from '../../scripts/build/finish';
import { asHeadersFile, headerRules } from '../../tools/export/headers';
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
  test('leaves Google’s evaluator nothing of high or medium severity to find', () => {
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

test('the policy sent covers each document, and no other', () => {
  const all = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => directives(policyFor(file.replace('.html', ''))));
  for (const [directive, values] of Object.entries(directives(sent))) {
    const needed = new Set(all.flatMap((policy) => policy[directive] ?? []));
    if (needed.size > 1) needed.delete("'none'");
    expect([directive, new Set(values)]).toEqual([directive, needed]);
  }
});

test('the privacy page needs no script, and a policy for it alone leaves nothing to find', () => {
  const policy = policyFor('privacy');
  expect(directives(policy)['script-src']).toEqual(["'none'"]);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)).toEqual([]);
});

test('connects to other hosts only where analytics is configured', () => {
  expect(directives(sent)['connect-src']).toEqual(["'self'"]);
  expect(directives(sent)['require-trusted-types-for']).toEqual(["'script'"]);
  const open = directives(withAnalytics);
  expect(open['connect-src']).toContain('https://firebase.googleapis.com');
  expect(open['img-src']).toContain('https://*.google-analytics.com');
});

test('no page may show this one in a frame', () => {
  expect(directives(sent)['frame-ancestors']).toEqual(["'none'"]);
});

test.each([
  ['an inline script', '<script>ours()</script>', 'script-src', 'ours()', ["'strict-dynamic'"]],
  ['a style sheet', '<noscript><style>a{}</style></noscript>', 'style-src', 'a{}', []],
  [
    'a style attribute',
    '<p style="color:red">',
    'style-src-attr',
    'color:red',
    ["'unsafe-hashes'"],
  ],
])('%s of a document is allowed by its own hash', (_kind, html, directive, text, besides) => {
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

test('_headers has the headers of the build', () => {
  const file = read('out/_headers');
  expect(file).toBe(asHeadersFile(headerRules(sent, headers)));
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
  expect(file).toMatch(/\n\/generated\/photos\/\*\n {2}Cache-Control: .*immutable\n/);
});

test('the build has the page’s own files and none of Next’s for a server', () => {
  const files = (readdirSync('out', { recursive: true, withFileTypes: true }) as unknown[])
    .map((entry) => entry as { isFile(): boolean; parentPath: string; name: string })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^out\//, ''));
  const expected = [
    /^(index|privacy|404)\.html$/,
    /^(_headers|\.nojekyll)$/,
    /^(content\.json|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
    /^generated\/(mark\.svg|apple-touch-icon\.png|icon-(maskable-)?\d+\.png|social\.jpg)$/,
    /^generated\/photos\/[a-z-]+-\d+\.[0-9a-f]{10}\.(avif|jpg)$/,
    /^generated\/scripts\/(islands|firebase-(call|analytics))-[\w-]{10}\.js$/,
    /^generated\/(islands|firebase-call)\.js$/,
    /^_next\/static\/media\/(display|body_\d+)\.[\w.-]+\.woff2$/,
    /^_next\/static\/media\/drive\.\w+\.svg$/,
  ];
  // What else public/ has, the operator put there.
  const ours = files.filter(
    (file) => file.startsWith('generated/') || !existsSync(`public/${file}`),
  );
  expect(ours.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    expect(read(`out/${file}`)).not.toContain('sourceMappingURL');
  }
});
