import { createHash } from 'node:crypto';

import { load } from 'cheerio';

import { frameworkId } from '../lib/first-paint';

/** A document without the framework's scripts in its way. */
export interface DeferredDocument {
  html: string;
  /** What the framework had written into the document; none for one that needs no framework. */
  bootstrap?: { path: string; script: string };
}

/** Next's data for hydration, and the call that starts its first module. */
const data = /^\(?self\.__next_f\b/;
const entry = /^\(globalThis\["TURBOPACK"\]/;

/**
 * Takes the framework's scripts out of an exported document. Where the page has its template for them
 * (see FrameworkTemplate), they come to lie in there, with what was written inline moved to a file of its
 * own: firstPaint loads them when they are wanted. A document without the template needs none of them.
 *
 * @param html a document as `next build` exports it, with its CSS inlined.
 * @throws an Error when the document is not what this knows how to take apart.
 */
export function deferScripts(html: string): DeferredDocument {
  const $ = load(html);
  const must = (holds: boolean, what: string) => {
    if (!holds)
      throw new Error(`Next's output has changed, so scripts/defer-scripts.ts must: ${what}.`);
  };

  const files = $('script[src^="/_next/"]:not([nomodule])');
  const inline = $('script:not([src])');
  const texts = inline.toArray().map((script) => $(script).text());
  const ofData = inline.filter((index) => data.test(texts[index] ?? ''));
  const ofEntry = inline.filter((index) => entry.test(texts[index] ?? ''));

  must(files.length > 0, 'no script of the framework was found');
  must(files.is('[async]') && files.not('[async]').length === 0, 'a script is not asynchronous');
  must(ofData.length > 0, 'the data for hydration was not found');
  must(ofEntry.length === 1, 'the call that starts the first module was not found');
  must($('style[data-precedence]').length === 1, 'the style sheet is not in the document');
  must($('link[rel="stylesheet"]').length === 0, 'a style sheet is not in the document');

  const template = $(`template#${frameworkId}`);
  // The data first: the first module reads it when it runs.
  const script = [...ofData.toArray(), ...ofEntry.toArray()]
    .map((element) => $(element).text())
    .join(';\n');
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
  const path = `/_next/static/chunks/bootstrap-${hash}.js`;
  const sources = [path, ...new Set(files.toArray().map((file) => $(file).attr('src') ?? ''))];

  $('script[src^="/_next/"], link[rel="preload"][as="script"]').remove();
  ofData.remove();
  ofEntry.remove();
  template.replaceWith(
    `<template id="${frameworkId}">${sources.map((src) => `<script src="${src}"></script>`).join('')}</template>`,
  );
  const result = $.html();
  for (const rest of ['__next_f', 'TURBOPACK']) must(!result.includes(rest), `${rest} is left`);
  return template.length > 0 ? { html: result, bootstrap: { path, script } } : { html: result };
}
