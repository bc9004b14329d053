import { load } from 'cheerio';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

import { islandAttribute } from '../../lib/dom';

/**
 * Returns all words of a script that may be a class or an attribute. They are split at white space and quotes, which
 * finds `md:w-1/2`, and at punctuation, which finds `data-open` in `[data-open]`.
 */
const wordsIn = (text: string) => [
  ...(text.match(/[^\s"'`]+/g) ?? []),
  ...(text.match(/[\w-]+/g) ?? []),
];

/** Returns what a document uses: its elements, their attributes, and words of its inline scripts, which set some. */
function usedBy(html: string): ExtractorResultDetailed {
  const $ = load(html, { scriptingEnabled: false });
  const elements = $('html, html *').toArray();
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const words = wordsIn($('script:not([src], [type])').text());
  return {
    tags: elements.map(({ tagName }) => tagName),
    classes: attributes.flatMap(([name, value]) => (name === 'class' ? value.split(/\s+/) : [])),
    ids: attributes.flatMap(([name, value]) => (name === 'id' ? [value] : [])),
    attributes: {
      names: [...attributes.map(([name]) => name), ...words],
      values: [...attributes.map(([, value]) => value), ...words],
    },
    undetermined: [],
  };
}

/** Returns the classes and attributes that the islands' script may set. Its elements are already in the document. */
function setBy(script: string): ExtractorResultDetailed {
  const words = wordsIn(script);
  const attributes = { names: words, values: words };
  return { tags: [], classes: words, ids: [], attributes, undetermined: [] };
}

/**
 * Removes the rules that a finished document does not use from its style sheet.
 *
 * @param html a document with one `style` element in its head.
 * @param script the islands' script. Its words count only if the document has islands.
 */
export async function purge(html: string, script: string): Promise<string> {
  const $ = load(html, { scriptingEnabled: false });
  const style = $('head > style');
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      ...($(`[${islandAttribute}]`).length > 0 ? [{ raw: script, extension: 'js' }] : []),
    ],
    css: [{ raw: style.text() }],
    extractors: [
      { extensions: ['html'], extractor: usedBy },
      { extensions: ['js'], extractor: setBy },
    ],
    keyframes: true,
    // Keeps selectors that are only a pseudo-class, such as `:focus-visible`, and parts such as `:not`.
    safelist: [/^:/],
  });
  style.text(purged?.css ?? '');
  return $.html();
}
