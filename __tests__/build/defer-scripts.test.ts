/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import { frameworkId } from '../../lib/first-paint';
import { deferScripts, frameworkScripts } from '../../scripts/build/defer-scripts';

/** In the order and form in which `next build` exports a document. */
const exported = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="preload" href="/_next/static/media/display.woff2" as="font" crossorigin=""/>
<style data-precedence="next" data-href="/_next/static/chunks/a.css">a{color:red}</style>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<script src="/_next/static/chunks/react.js" async=""></script>
<script src="/_next/static/chunks/turbopack-1.js" async=""></script>
<title>Shuttle</title>
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>
<a href="#contact">Book Now</a><script>firstPaint()</script>
<template id="${frameworkId}"></template>
<img src="/a.avif" alt="A"/><form><input name="name"/><button>Send</button></form>
<script type="application/ld+json">{"@type":"LocalBusiness"}</script>
<noscript><p>Call us.</p></noscript>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["start"])</script>
<script src="/_next/static/chunks/main.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"Book Now"])</script></body></html>`;

const withoutTemplate = exported.replace(/<template.*template>/, '');

/** What a visitor reads, without the white space around it. */
const words = (html: string) => {
  const $ = load(html);
  $('script, style, template').remove();
  return $('body').text().replace(/\s+/g, ' ').trim();
};

const count = (html: string, tag: string) => load(html)(tag).not('[as="script"]').length;

describe('a document as Next exports it', () => {
  const { html, framework } = deferScripts(exported);
  const { files, bootstrap } = framework!;

  test('keeps its own script and data block alone', () => {
    const $ = load(html);
    $('template').remove();
    expect(
      $('script')
        .toArray()
        .map((script) => $(script).text()),
    ).toEqual(['firstPaint()', '{"@type":"LocalBusiness"}']);
    expect($('link[as="script"]')).toHaveLength(0);
  });

  test('names every script of the framework in its template, what was inline first', () => {
    expect(files).toEqual(
      ['react', 'turbopack-1', 'main'].map((name) => `/_next/static/chunks/${name}.js`),
    );
    expect(frameworkScripts(html)).toEqual([bootstrap.path, ...files]);
  });

  test('moves the data for hydration to a file, whole and before the start', () => {
    const [, ...written] = bootstrap.script.split(/;\n(?=\(?self|\(globalThis\["T)/);
    expect(written).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"Book Now"])',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["start"])',
    ]);
  });

  test('keeps its style sheet, every word and every other tag', () => {
    expect(load(html)('style[data-precedence]').text()).toBe('a{color:red}');
    expect(words(html)).toBe(words(exported));
    for (const tag of ['img', 'a', 'button', 'input', 'meta', 'noscript', 'link', 'title']) {
      expect([tag, count(html, tag)]).toEqual([tag, count(exported, tag)]);
      expect([tag, count(html, tag)]).not.toEqual([tag, 0]);
    }
  });

  test('gives the same file the same name, another content another name', () => {
    expect(deferScripts(exported).framework?.bootstrap.path).toBe(bootstrap.path);
    const other = exported.replaceAll('Book Now', 'Book now');
    expect(deferScripts(other).framework?.bootstrap.path).not.toBe(bootstrap.path);
  });

  test('loads no framework at all when it has no template for it', () => {
    const deferred = deferScripts(withoutTemplate);
    expect(deferred.framework).toBeUndefined();
    expect(load(deferred.html)('script:not([type])')).toHaveLength(1);
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
    const changed = exported.replace(found, instead);
    expect(changed).not.toBe(exported);
    expect(() => deferScripts(changed)).toThrow(`must: ${message}.`);
  });
});

describe('the home page of the build', () => {
  const html = readFileSync('out/index.html', 'utf8');
  const page = renderToStaticMarkup(createElement(HomePage));

  test('keeps one script, its own', () => {
    const $ = load(html);
    $('template').remove();
    const scripts = $('script:not([type])');
    expect(scripts).toHaveLength(1);
    expect(scripts.text()).toContain(`"#${frameworkId}"`);
  });

  test('has every script that its template names, the data for hydration first', () => {
    const [bootstrap, ...files] = frameworkScripts(html);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, existsSync(`out${file}`)]).toEqual([file, true]);
    const script = readFileSync(`out${bootstrap!}`, 'utf8');
    expect(script).toContain('__next_f');
    expect(script.indexOf('TURBOPACK')).toBeGreaterThan(script.lastIndexOf('__next_f'));
    expect(() => new Script(script)).not.toThrow();
  });

  test('has every word and every tag that the page renders', () => {
    expect(words(html)).toBe(words(page));
    const body = load(html)('body').html()!;
    for (const tag of ['img', 'source', 'a', 'button', 'input', 'textarea', 'noscript']) {
      expect([tag, count(body, tag)]).toEqual([tag, count(page, tag)]);
    }
  });
});
