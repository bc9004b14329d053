import { createHash } from 'node:crypto';

import { load } from 'cheerio';

import { frameworkId } from '../../lib/first-paint';

/** A document without the framework's scripts in its way. */
export interface DeferredDocument {
  html: string;
  /** What the document loads later; none where it needs no framework. */
  framework?: {
    /** The framework's own files, as paths of the site. */
    files: string[];
    /** What the framework had written into the document. */
    bootstrap: { path: string; script: string };
  };
}

/** Paths of the scripts that a built document loads when they are wanted, in order; none without any. */
export function frameworkScripts(html: string): string[] {
  const template = new RegExp(`<template id="${frameworkId}">(.*?)</template>`, 's').exec(html);
  const $ = load(template?.[1] ?? '');
  return $('script')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
}

/** Next's data for hydration, and the call that starts its first module. */
const data = /^\(?self\.__next_f\b/;
const entry = '(globalThis["TURBOPACK"]';

/**
 * The Trusted Types policy through which the framework's loader sets the addresses of its chunks
 * (https://www.w3.org/TR/trusted-types/#default-policy-hdr): this site's own and no others.
 */
const trustedTypesPolicy = `globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
})`;

/**
 * Takes the framework's scripts out of an exported document. Where the page has its template for them
 * (see FrameworkTemplate), they come to lie in there, with what was written inline moved to a file of its
 * own: firstPaint loads them when they are wanted. A document without the template needs none of them. Hints
 * to fetch pictures that the document does not show go, too.
 *
 * @param html a document as `next build` exports it, with its CSS inlined.
 * @throws an Error when the document is not what this knows how to take apart.
 */
export function deferScripts(html: string): DeferredDocument {
  const $ = load(html);
  const must = (holds: boolean, what: string) => {
    if (!holds)
      throw new Error(
        `Next's output has changed, so scripts/build/defer-scripts.ts must: ${what}.`,
      );
  };

  const external = $('script[src^="/_next/"]:not([nomodule])');
  const inline = $('script:not([src])').toArray();
  const ofData = inline.filter((script) => data.test($(script).text()));
  const ofEntry = inline.filter((script) => $(script).text().startsWith(entry));

  must(external.length > 0, 'no script of the framework was found');
  must(external.not('[async]').length === 0, 'a script is not asynchronous');
  must(ofData.length > 0, 'the data for hydration was not found');
  must(ofEntry.length === 1, 'the call that starts the first module was not found');
  must($('style[data-precedence]').length === 1, 'the style sheet is not in the document');
  must($('link[rel="stylesheet"]').length === 0, 'a style sheet is not in the document');

  // The data first: the first module reads it when it runs.
  const bootstrap = $([...ofData, ...ofEntry]);
  const inlined = bootstrap.toArray().map((each) => $(each).text());
  const script = [trustedTypesPolicy, ...inlined].join(';\n');
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
  const path = `/_next/static/chunks/bootstrap-${hash}.js`;
  const files = [...new Set(external.toArray().map((each) => $(each).attr('src') ?? ''))];

  const template = $(`template#${frameworkId}`);
  const tags = [path, ...files].map((src) => `<script src="${src}"></script>`);
  template.replaceWith(`<template id="${frameworkId}">${tags.join('')}</template>`);
  $('link[rel="preload"][as="script"], script[nomodule]').remove();
  external.remove();
  bootstrap.remove();

  // Next writes the 404 page's hints into every document, for a picture that most do not show.
  const shown = $('source')
    .toArray()
    .map((source) => $(source).attr('srcset'));
  $('link[rel="preload"][as="image"]')
    .filter((_index, hint) => !shown.includes($(hint).attr('imagesrcset')))
    .remove();

  const result = $.html();
  for (const rest of ['__next_f', 'TURBOPACK']) must(!result.includes(rest), `${rest} is left`);
  if (template.length === 0) return { html: result };
  return { html: result, framework: { files, bootstrap: { path, script } } };
}
