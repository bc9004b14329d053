/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import { newestScript } from '../../lib/generated';
import { scriptTemplateId } from '../../lib/marks';
import { builtScripts } from '../../lib/content/scripts';
import { islandsScript, withoutFramework } from '../../scripts/build/documents';

/** A document in the form and order in which `next build` exports it. */
const exported = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="preload" href="/_next/static/media/display.woff2" as="font" crossorigin=""/>
<style data-precedence="next" data-href="/_next/static/chunks/a.css">a{color:red}</style>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<script src="/_next/static/chunks/react.js" async=""></script>
<script src="/_next/static/chunks/turbopack-1.js" async=""></script>
<title>Shuttle</title>
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>
<template id="${scriptTemplateId}"><script src="/islands-1.js"></script><script src="/generated/islands.js"></script></template>
<script>firstPaint()</script><a href="#contact">Book Now</a>
<img src="/a.avif" alt="A"/><form><input name="name"/><button>Send</button></form>
<script type="application/ld+json">{"@type":"LocalBusiness"}</script>
<noscript><p>Call us.</p></noscript>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["start"])</script>
<script src="/_next/static/chunks/main.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"Book Now"])</script></body></html>`;

const own = { firstPaint: 'firstPaint()', islands: '/islands-1.js' };

/** The text a visitor reads, with white space collapsed. */
const words = (html: string) => {
  const $ = load(html);
  $('script, style, template').remove();
  return $('body').text().replace(/\s+/g, ' ').trim();
};

const count = (html: string, tag: string) => load(html)(tag).not('[as="script"]').length;

/** The texts of scripts that a browser would run or read. */
const scripts = (html: string) => {
  const $ = load(html);
  // browsers.test.ts covers the script for browsers without modules.
  return $('script:not([src*="/islands"], [nomodule]:not([src]))')
    .toArray()
    .map((script) => $(script).text());
};

describe('a document as Next exports it', () => {
  const html = withoutFramework(exported, own);

  test('keeps its own script and data block alone', () => {
    expect(scripts(html)).toEqual(['firstPaint()', '{"@type":"LocalBusiness"}']);
    expect(load(html)('link[as="script"]')).toHaveLength(0);
    expect(islandsScript(html)).toBe('/islands-1.js');
  });

  test('keeps its style sheet, every word and every other tag', () => {
    expect(load(html)('style').text()).toBe('a{color:red}');
    expect(words(html)).toBe(words(exported));
    for (const tag of ['img', 'a', 'button', 'input', 'meta', 'noscript', 'link', 'title']) {
      expect([tag, count(html, tag)]).toEqual([tag, count(exported, tag)]);
      expect([tag, count(html, tag)]).not.toEqual([tag, 0]);
    }
  });

  test.each([
    ['no script of the framework was found', /<script src="\/_next[^>]*><\/script>/g, ''],
    ['the data for hydration was not found', /<script[^>]*>\(?(self|globalThis).*<\/script>/g, ''],
    ['a script is neither of the framework nor of the page', '</body>', '<script>go()</script>'],
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
    expect(() => withoutFramework(changed, own)).toThrow(`must: ${message}.`);
  });
});

describe('the home page of the build', () => {
  const html = readFileSync('out/index.html', 'utf8');
  const page = renderToStaticMarkup(createElement(HomePage));

  test('has one script of its own, and names that of its islands', () => {
    expect(scripts(html).filter((text) => !text.startsWith('{'))).toEqual([
      builtScripts().firstPaint,
    ]);
    const islands = readFileSync(`out${islandsScript(html)!}`, 'utf8');
    expect(readFileSync(`out${newestScript('islands')}`, 'utf8')).toBe(islands);
  });

  test('has every word and every tag that the page renders', () => {
    expect(words(html)).toBe(words(page));
    const body = load(html)('body').html()!;
    for (const tag of ['img', 'source', 'a', 'button', 'input', 'textarea', 'noscript']) {
      expect([tag, count(body, tag)]).toEqual([tag, count(page, tag)]);
    }
  });
});
