/**
 * @jest-environment jsdom
 *
 * Checks the built page against the oldest supported browsers (docs/browsers.md).
 */
import { existsSync, readFileSync } from 'node:fs';

const html = readFileSync('out/index.html', 'utf8');

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
