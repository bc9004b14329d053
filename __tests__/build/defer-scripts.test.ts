/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { load } from 'cheerio';

import { frameworkId } from '../../lib/first-paint';
import { deferScripts, frameworkScripts } from '../../scripts/build/defer-scripts';

/** What `next build` exported, before the build's last step took it apart. */
const exported = (name: string) => readFileSync(`.next/server/app/${name}.html`, 'utf8');
const index = exported('index');

const words = (html: string) => {
  const $ = load(html);
  $('script, style, template').remove();
  return $('body').text();
};

describe('the home page as Next exports it', () => {
  const { html, framework } = deferScripts(index);
  const { files, bootstrap } = framework!;

  test('keeps one script, its own', () => {
    const $ = load(html);
    $('template').remove();
    const scripts = $('script:not([type])');
    expect(scripts).toHaveLength(1);
    expect(scripts.text()).toContain(`"#${frameworkId}"`);
    expect($('link[as="script"]')).toHaveLength(0);
  });

  test('names every script of the framework in its template, what was inline first', () => {
    const sources = frameworkScripts(html);
    expect(sources).toEqual([bootstrap.path, ...files]);
    const before = [...index.matchAll(/<script[^>]* src="([^"]+)"(?![^>]*nomodule)/gi)];
    expect(files.toSorted()).toEqual([...new Set(before.map(([, src]) => src))].toSorted());
    for (const file of files) expect(existsSync(`.next/static/${file.slice(14)}`)).toBe(true);
  });

  test('moves the data for hydration to a file, whole and before the start', () => {
    const original = load(index);
    const written = original('script:not([src])')
      .toArray()
      .map((script) => original(script).text())
      .filter((text) => /__next_f|TURBOPACK/.test(text));
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter((text) => !bootstrap.script.includes(text))).toEqual([]);
    expect(bootstrap.script.indexOf('TURBOPACK')).toBeGreaterThan(
      bootstrap.script.lastIndexOf('__next_f'),
    );
    expect(() => new Script(bootstrap.script)).not.toThrow();
  });

  test('keeps its style sheet, every word and every other tag', () => {
    const $ = load(html);
    expect($('style[data-precedence]').text()).toBe(load(index)('style[data-precedence]').text());
    expect(words(html)).toBe(words(index));
    for (const tag of ['img', 'source', 'a', 'button', 'input', 'meta', 'noscript', 'link']) {
      const kept = load(index)(tag).not('[as="script"]').length;
      expect([tag, $(tag).length]).toEqual([tag, kept]);
    }
  });

  test('gives the same file the same name, another content another name', () => {
    expect(deferScripts(index).framework?.bootstrap.path).toBe(bootstrap.path);
    const other = index.replaceAll('Book Now', 'Book now');
    expect(deferScripts(other).framework?.bootstrap.path).not.toBe(bootstrap.path);
  });
});

test.each([
  ['_not-found', 1],
  ['privacy', 0],
])('a document without the template loads no framework at all: %s', (name, own) => {
  const { html, framework } = deferScripts(exported(name));
  expect(framework).toBeUndefined();
  expect(load(html)('script')).toHaveLength(own);
});

test.each([
  ['index', 2],
  ['privacy', 0],
])('a document keeps the hints for its own pictures alone: %s', (name, own) => {
  const hints = (html: string) => load(html)('link[rel="preload"][as="image"]').length;
  expect(hints(exported(name))).toBe(2);
  expect(hints(deferScripts(exported(name)).html)).toBe(own);
});

test.each([
  ['no script of the framework was found', /<script src="\/_next[^>]*><\/script>/g, ''],
  ['a script is not asynchronous', ' async=""', ''],
  ['the data for hydration was not found', /__next_f/g, '__next_g'],
  ['the call that starts the first module was not found', '(globalThis["TURBOPACK"]', '(go()'],
  ['__next_f is left', '<body', '<body data-later="self.__next_f"'],
  ['the style sheet is not in the document', ' data-precedence="next"', ''],
  [
    'a style sheet is not in the document',
    '</head>',
    '<link rel="stylesheet" href="/a.css"></head>',
  ],
])('stops the build when %s', (message, found, instead) => {
  const changed = index.replace(found, instead);
  expect(changed).not.toBe(index);
  expect(() => deferScripts(changed)).toThrow(`must: ${message}.`);
});
