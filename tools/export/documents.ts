import { load } from 'cheerio';

/** By what the site's own parts of a document are recognized. */
export interface DocumentSettings {
  /** The texts of the inline scripts; the first loads the islands' script. */
  inlineScripts: [string, ...string[]];
  /** The template that holds the islands' script and the newest one, inert. */
  template: { id: string; scripts: [string, string] };
  /** The attribute of islands, which names their component. */
  islandAttribute: string;
}

/** `Node.COMMENT_NODE` of the DOM. */
const commentNode = 8;

/** Next's scripts that are files. */
const chunks = '/_next/static/chunks/';

/** Next's inline scripts: the start of its module loader, and the page's data for hydration. */
const nextsInline = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

/** React's comments: around what has arrived, and between two texts. */
const reactsComment = /^(\/?\$| )$/;

/**
 * Removes from an exported document what only Next's client reads: its scripts, their preloads, the page's
 * data for hydration and comments. Islands keep the comments that React finds its way by. The language of an element that
 * holds all of the body becomes the document's.
 *
 * @param name of the document, for messages.
 * @param html a document as `next build` exports it, with its CSS inlined.
 * @throws an Error that names what is missing or not known.
 */
export function withoutFramework(
  name: string,
  html: string,
  { inlineScripts, template, islandAttribute }: DocumentSettings,
): string {
  // With scripting off, `noscript` content is parsed, too.
  const $ = load(html, { scriptingEnabled: false });
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${name} ${what}. tools/export/README.md says what to do.`);
  };
  const none = (found: ReturnType<typeof $>, kind: string) =>
    must(!found.length, `has ${kind} that is not known: ${$.html(found.first()).slice(0, 200)}`);

  const files = $(`script[src^="${chunks}"]`);
  const data = $('script:not([src], [type])').filter((_, script) =>
    nextsInline.test($(script).text()),
  );
  must(files.length > 0, 'has no script of Next’s');
  must(data.length > 0, 'has no data for Next’s client');
  $(files).add(data).add(`link[as="script"][href^="${chunks}"]`).remove();
  const known = new Set<string>([...inlineScripts, ...template.scripts]);
  const scripts = $('script:not([type="application/ld+json"])').toArray();
  const own = scripts.map((script) => $(script).attr('src') ?? $(script).text());
  none($(scripts.filter((_, index) => !known.has(own[index] ?? ''))), 'a script');
  none($('template').not(`#${template.id}`), 'a template');
  must(
    !$(`[${islandAttribute}]`).length ||
      [inlineScripts[0], ...template.scripts].every((each) => own.includes(each)),
    'has islands, but not what loads their script: render IslandsTemplate and FirstPaintScript in it',
  );

  // A layout does not reach the root element.
  const inLanguage = $('body > [lang]');
  must(inLanguage.length <= 1, 'has more than one element with a language in its body');
  if (inLanguage.length === 1) $('html').attr('lang', inLanguage.attr('lang'));
  inLanguage.replaceWith(inLanguage.contents());

  const sheet = $('head > style[data-precedence="next"]');
  must(sheet.length === 1, 'does not have the style sheet in its head, as one element');
  sheet.removeAttr('data-precedence data-href');
  none($('style:not(noscript *), link[rel="stylesheet"]').not(sheet), 'a style sheet');

  $('body *')
    .contents()
    .filter(
      (_, node) =>
        node.nodeType === commentNode &&
        reactsComment.test((node as { data: string }).data) &&
        !$(node).closest(`[${islandAttribute}]`).length,
    )
    .remove();
  const hidden = $('body > div[hidden]');
  must(hidden.length === 1, 'does not have one hidden element of Next’s');
  none(hidden.not(':empty'), 'a hidden element');
  hidden.remove();

  // Next writes the 404 page's hints into every document, for a picture that most do not show.
  const pictures = new Set(
    $('source')
      .toArray()
      .map((source) => $(source).attr('srcset')),
  );
  const hints = $('link[rel="preload"][as="image"]');
  const hinted = new Set(hints.toArray().map((hint) => $(hint).attr('imagesrcset')));
  hints.filter((_, hint) => !pictures.has($(hint).attr('imagesrcset'))).remove();
  must(
    $('picture:has([fetchpriority="high"]) > source')
      .toArray()
      .every((source) => hinted.has($(source).attr('srcset'))),
    'has no preload for a photograph of its first view',
  );
  // It also repeats for Twitter what that reads from Open Graph's properties.
  $('meta[name^="twitter:"]')
    .filter((_, { attribs: { name = '', content } }) => {
      const property = name.replace('twitter:', 'og:');
      return $(`meta[property="${property}"]`).attr('content') === content;
    })
    .remove();

  const result = $.html();
  const [rest] = /\/_next\/(?!static\/media\/).{0,40}|__next_\w+|TURBOPACK/.exec(result) ?? [];
  must(!rest, `still has ${rest}`);
  return result;
}
