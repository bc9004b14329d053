import { load } from 'cheerio';

import { newestScript } from '../../lib/generated';
import { islandAttribute, scriptTemplateId } from '../../lib/marks';
import type { BuiltScripts } from '../../lib/content/scripts';

/** `Node.COMMENT_NODE` of the DOM. */
const commentNode = 8;

/** The URL path of the islands' script, as the document gives it; undefined if it has none. */
export function islandsScript(html: string): string | undefined {
  const [, content] =
    new RegExp(`<template id="${scriptTemplateId}">(.*?)</template>`, 's').exec(html) ?? [];
  return content && load(content)('script').attr('src');
}

/**
 * Removes Next's client from an exported document: its scripts, the page's data for hydration, and their
 * preloads. FirstPaintScript loads the islands' script instead.
 *
 * @param html a document as `next build` exports it, with its CSS inlined.
 * @param scripts the page's own scripts, which stay.
 * @throws an Error when Next's output is not in the expected form.
 */
export function withoutFramework(
  html: string,
  { firstPaint, islands }: Pick<BuiltScripts, 'firstPaint' | 'islands'>,
): string {
  const $ = load(html);
  const must = (holds: boolean, what: string) => {
    if (!holds)
      throw new Error(`Next's output has changed, so scripts/build/documents.ts must: ${what}.`);
  };
  // Next's own `nomodule` scripts are files; the page's is inline.
  const others = 'script:not([type="application/ld+json"], [nomodule]:not([src]))';
  const framework = $(others).filter(
    (_, script) =>
      $(script).text() !== firstPaint &&
      ![islands, newestScript('islands')].includes($(script).attr('src') ?? ''),
  );
  const inline = framework.filter((_, script) => !$(script).attr('src'));
  const isNexts = (text: string) => /^\(?(self\.__next_|globalThis\["TURBOPACK"\]|\$R)/.test(text);

  must(framework.length > inline.length, 'no script of the framework was found');
  must(inline.length > 0, 'the data for hydration was not found');
  must(
    inline.toArray().every((script) => isNexts($(script).text())),
    'a script is neither of the framework nor of the page',
  );
  must($('style[data-precedence]').length === 1, 'the style sheet is not in the document');
  must($('link[rel="stylesheet"]').length === 0, 'a style sheet is not in the document');

  framework.remove();
  $('link[rel="preload"][as="script"]').remove();
  // Next repeats for Twitter what it reads from Open Graph's properties as well.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // Next writes the 404 page's hints into every document, for a picture that most do not show.
  const shown = $('source')
    .toArray()
    .map((source) => $(source).attr('srcset'));
  $('link[rel="preload"][as="image"]')
    .filter((_index, hint) => !shown.includes($(hint).attr('imagesrcset')))
    .remove();
  // Markers for Next's client, and for React, which hydrates only the islands.
  $('style').removeAttr('data-precedence').removeAttr('data-href');
  $('body > div[hidden]').remove();
  $('body *')
    .contents()
    .filter(
      (_, node) => node.nodeType === commentNode && !$(node).closest(`[${islandAttribute}]`).length,
    )
    .remove();

  const result = $.html();
  for (const rest of ['__next_f', 'TURBOPACK', 'src="/_next']) {
    must(!result.includes(rest), `${rest} is left`);
  }
  return result;
}
