// Depends on the inside of next: what its documents contain for its client alone.

import { load } from 'cheerio';

import { islandsPath } from '../../lib/paths';

/** The value of `Node.COMMENT_NODE`. */
const commentNode = 8;

/**
 * Removes from an exported document the metadata that repeats Open Graph, and what only Next's client reads:
 * each script, template, hint and hidden element without the site's own mark, and React's comments outside
 * islands.
 */
export function strip(name: string, html: string): string {
  const $ = load(html);
  $('script, template').not('[data-own]').remove();
  $('link[rel="preload"][as="script"], body > div[hidden]:empty').remove();
  $('body, body *')
    .contents()
    .filter((_, node) => node.nodeType === commentNode && !$(node).closest('[data-island]').length)
    .remove();
  // X takes title, description and image from the properties of Open Graph, which say the same.
  $('meta[name^="twitter:"]').not('[name="twitter:card"]').remove();
  const sheet = $('head > style').removeAttr('data-precedence data-href');
  // next/font writes a class for each face, but the page uses its custom property.
  sheet.text(sheet.text().replaceAll(/\.\w+_className\{[^}]*\}/g, ''));

  // Next writes the 404 page's hints into every document, but most documents do not show that photograph.
  const shown = new Set($('source').map((_, source) => $(source).attr('srcset')));
  $('link[rel="preload"][as="image"]')
    .filter((_, hint) => !shown.has($(hint).attr('imagesrcset') ?? ''))
    .remove();

  const problem = problemIn($);
  if (problem) throw new Error(`${name} ${problem}. scripts/export/README.md says what to do.`);
  $('[data-own]').removeAttr('data-own');
  return $.html();
}

function problemIn($: ReturnType<typeof load>): string | undefined {
  const [framework] = /\/_next\/(?!static\/media\/)[^"']*/.exec($.html()) ?? [];
  if (framework) return `still has ${framework}`;

  if ($('head > style').length !== 1 || $('style, [rel="stylesheet"]').length !== 1)
    return 'does not have one style sheet, as an element in its head';

  const [styled] = $('[style]').toArray();
  if (styled)
    return `has a style attribute, which the policy blocks (write classes or render ContentRule): ${$.html(styled).slice(0, 200)}`;

  const [hidden] = $('body > div[hidden]').toArray();
  if (hidden) return `has a hidden element with content: ${$.html(hidden).slice(0, 200)}`;

  const [firstScript] = $('script:not([src], [type])').toArray();
  if ($('[data-island]').length > 0 && !$(firstScript).text().includes(islandsPath))
    return 'has islands, but nothing that loads their script: render FirstPaintScript in it';
  return undefined;
}
