import { load } from 'cheerio';

import { islandAttribute, ownAttribute, scriptTemplateId } from '../../lib/dom';

/** `Node.COMMENT_NODE` of the DOM. */
const commentNode = 8;

/**
 * Removes from an exported document what only Next's client reads: each script, template, hint and hidden
 * element that is not marked as the site's own, and the comments by which React finds its way, but in islands.
 *
 * @param name of the document, for messages.
 * @param html a document as `next build` exports it, with its CSS inlined.
 * @throws an Error that says what is wrong with the finished document.
 */
export function strip(name: string, html: string): string {
  // With scripting off, the content of `noscript` is parsed, too.
  const $ = load(html, { scriptingEnabled: false });
  $('script, template').not(`[${ownAttribute}]`).remove();
  $('link[rel="preload"][as="script"], body > div[hidden]:empty').remove();
  $('body, body *')
    .contents()
    .filter(
      (_, node) => node.nodeType === commentNode && !$(node).closest(`[${islandAttribute}]`).length,
    )
    .remove();
  $('head > style').removeAttr('data-precedence data-href');

  // Next writes the 404 page's hints into every document, for a picture that most do not show.
  const pictures = new Set($('source').map((_, source) => $(source).attr('srcset')));
  $('link[rel="preload"][as="image"]')
    .filter((_, hint) => !pictures.has($(hint).attr('imagesrcset') ?? ''))
    .remove();
  // It also repeats for Twitter what that reads from Open Graph's properties.
  $('meta[name^="twitter:"]')
    .filter((_, { attribs: { name = '', content } }) => {
      const property = name.replace('twitter:', 'og:');
      return $(`meta[property="${property}"]`).attr('content') === content;
    })
    .remove();

  const problem = problemIn($);
  if (problem) throw new Error(`${name} ${problem}. scripts/export/README.md says what to do.`);
  $(`[${ownAttribute}]`).removeAttr(ownAttribute);
  return $.html();
}

/** What visitors would miss in a finished document, or have to load for nothing. */
function problemIn($: ReturnType<typeof load>): string | undefined {
  const [framework] = /\/_next\/(?!static\/media\/)[^"']*/.exec($.html()) ?? [];
  if (framework) return `still has ${framework}`;

  if ($('head > style').length !== 1 || $('style:not(noscript *), [rel="stylesheet"]').length !== 1)
    return 'does not have one style sheet, as an element in its head';

  const [hidden] = $('body > div[hidden]').toArray();
  if (hidden) return `has a hidden element with content: ${$.html(hidden).slice(0, 200)}`;

  const hints = $('link[rel="preload"][as="image"]');
  const hinted = new Set(hints.map((_, hint) => $(hint).attr('imagesrcset')));
  const first = $('picture:has([fetchpriority="high"]) > source').toArray();
  if (!first.every((source) => hinted.has($(source).attr('srcset') ?? '')))
    return 'has no preload for a photograph of its first view';

  const [firstScript] = $('script:not([src], [type], [nomodule])').toArray();
  // The parser keeps a template's content apart, so no selector leads into it.
  const loads =
    $(`#${scriptTemplateId}`).length === 1 &&
    $('script[src]').length === 1 &&
    $(firstScript).text().includes(scriptTemplateId);
  if ($(`[${islandAttribute}]`).length > 0 && !loads)
    return 'has islands, but not what loads their script: render IslandsTemplate and FirstPaintScript in it';
  return undefined;
}
