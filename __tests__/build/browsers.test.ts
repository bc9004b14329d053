/**
 * @jest-environment jsdom
 *
 * Checks the built page against the oldest supported browsers (docs/browsers.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const html = readFileSync('out/index.html', 'utf8');

/** CSS features that the oldest browsers lack, with the reason why the page may use each. */
const newerStyles: Record<string, string> = {
  "At-rule '@page'": 'Safari before 18.2 prints with its default margins',
  "Property 'animation-range'": 'without it, the van is parked',
  "Property 'clip'": 'hides text that is for screen readers; deprecated, but every browser supports it',
  "Property 'container-type'": 'all browsers that package.json names support it',
  "Property 'mask'": 'Chrome and Edge before 120 use the prefixed property',
  "Property 'mask-image'": 'Chrome and Edge before 120 use the prefixed property',
  "Property 'offset-anchor'": 'Chrome and Edge before 116 draw the van a little lower',
  "Property 'outline'": 'all browsers that package.json names support it',
  "Property 'reading-flow'": 'without it, the keyboard follows the order of the document',
  "Property 'resize'": 'a phone has no handle to resize a field',
  "Property 'speak-as'": 'without it, screen readers may read the phone number as one number',
  "Property 'text-wrap'": 'without it, lines have different lengths',
  "Property 'view-timeline'": 'without it, the van is parked',
};

/** APIs that scripts use only after a feature check, with the code that uses each. */
const newerApis: Record<string, string> = {
  'navigator.connection()': 'React, for images in a transition',
  requestIdleCallback: 'AnalyticsStarter, which waits one second without it',
  'navigator.cookieEnabled()': 'Firebase; a mistake of the linter, because every browser supports it',
  trustedTypes: 'Firebase, for the URL of Google’s tag',
};

/** Returns ESLint's distinct messages about files, without their lists of browsers. */
function problems(files: string[], input?: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/eslint/bin/eslint.js',
      ...['--config', '__tests__/build/oldest.eslint.mjs', '--no-inline-config'],
      ...['--format', 'json', ...files],
    ],
    { input, encoding: 'utf8' },
  );
  if (stderr) throw new Error(stderr);
  const results = JSON.parse(stdout) as { messages: { message: string }[] }[];
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ message }) => message.replace(/ is not .*/, '')))].toSorted();
}

test('the style sheet uses newer CSS only if old browsers can do without it', () => {
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const found = problems(['--stdin', '--stdin-filename', 'page.css'], styles);
  expect(found).toEqual(Object.keys(newerStyles));
});

test('scripts use ECMAScript 2022, and newer APIs only after a feature check', () => {
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const found = problems(scripts.map((path) => `out/${path}`));
  expect(found).toEqual(Object.keys(newerApis).toSorted());
});

test('a visitor whose browser does not support AVIF gets each photograph as a JPEG', () => {
  document.documentElement.innerHTML = html;
  const types = [...document.querySelectorAll('source')].map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(['image/avif']));
  const photographs = document.querySelectorAll('picture img');
  expect(photographs.length).toBeGreaterThan(5);
  for (const photograph of photographs) {
    const path = photograph.getAttribute('src')!;
    expect([path, path.endsWith('.jpg') && existsSync(`out${path}`)]).toEqual([path, true]);
  }
});
