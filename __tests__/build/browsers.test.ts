/**
 * @jest-environment jsdom
 *
 * Checks the built page against the oldest supported browsers (docs/browsers.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { within } from '@testing-library/react';

import { site } from '../../lib/content';

const html = readFileSync('out/index.html', 'utf8');

/** Features newer than the oldest browsers, and why the page may use them. */
const newerStyles: Record<string, string> = {
  "At-rule '@page'": 'Safari before 18.2 prints with margins of its own',
  "Media condition 'scripting'": 'without it, photographs below the first view load at once',
  "Property 'animation-range'": 'the van stands still and the bar of phones is not there',
  "Property 'animation-timeline'": 'the same',
  "Property 'clip'": 'hides what is for screen readers alone; every browser has it, none wants it',
  "Property 'container-type'": 'every browser that package.json names has it',
  "Property 'mask'": 'Chrome and Edge before 120 take the prefixed one, which stands before it',
  "Property 'mask-position'": 'the same',
  "Property 'outline'": 'before 16.4, Safari draws it with square corners',
  "Property 'reading-flow'": 'elsewhere the keyboard follows the document',
  "Property 'resize'": 'on phones there is nothing to resize a field with',
  "Property 'speak-as'": 'digit by digit where it is known, as a number elsewhere',
  "Property 'text-wrap'": 'lines break where they break',
  "Property 'view-timeline-name'": 'the bar of phones is not there',
  "Selector 'has'": 'the same: no browser shows the bar that does not know it',
  "Unit 'cqh'": 'every browser that package.json names has it',
  "Value 'ui-monospace' of property 'font-family'": 'Tailwind names others after it',
};

/** APIs that scripts use only after detecting them. */
const newerThings: Record<string, string> = {
  'navigator.connection()': 'React, for pictures that it would wait for in a transition',
  requestIdleCallback: 'AnalyticsStarter, which waits a second instead',
  'navigator.cookieEnabled()': 'Firebase; the linter errs, every browser has it',
  trustedTypes: 'Firebase, for the address of Google’s tag',
};

/** ESLint's distinct messages about files, without the part that lists browsers. */
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

test('the style sheet uses newer CSS only where old browsers can do without it', () => {
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const found = problems(['--stdin', '--stdin-filename', 'page.css'], styles);
  expect(found).toEqual(Object.keys(newerStyles));
});

test('scripts are ECMAScript 2022 and use newer APIs only where they may be missing', () => {
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const found = problems(scripts.map((path) => `out/${path}`));
  expect(found).toEqual(Object.keys(newerThings).toSorted());
});

test('a browser without modules gets text and links in place of form and buttons', () => {
  document.documentElement.innerHTML = html;
  const form = document.querySelector('form');
  expect(form).toBeVisible();
  // jsdom knows no modules, and runs no script that is set as markup.
  const script = document.querySelector('script[nomodule]')!.textContent;
  window.eval(script);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(form).not.toBeVisible();
  const page = within(document.body);
  expect(page.getByText(site.contact.form.withoutScript)).toBeVisible();
  expect(page.queryAllByRole('button')).toEqual([]);
  const links = page.getAllByRole('link', { name: site.booking.label });
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toHaveAttribute('href', site.booking.href);
});

test('a browser that does not know AVIF gets each photograph as a JPEG', () => {
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
