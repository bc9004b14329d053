/** Checks the built page against the oldest supported browsers (docs/browsers.md). */
import { existsSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';

test('a visitor whose browser does not support AVIF gets each photograph as a JPEG', () => {
  const $ = load(readFileSync('out/index.html', 'utf8'));
  const attributes = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get();
  expect(new Set(attributes('source', 'type'))).toEqual(new Set(['image/avif']));
  const photographs = attributes('picture img', 'src');
  expect(photographs.length).toBeGreaterThan(5);
  expect(photographs.filter((path) => !path.endsWith('.jpg') || !existsSync(`out${path}`))).toEqual([]);
});
