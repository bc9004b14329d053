import { load } from 'cheerio';
import { parse, type AtRule, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

// No vowels: content blockers hide what has the class "ad".
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

/** One letter for the first names, then two. */
function shortName(index: number): string {
  const first = Math.floor(index / letters.length) - 1;
  return (letters[first] ?? '') + (letters[index % letters.length] ?? '');
}

/** False if a selector matches nothing in a document that has none but these classes. */
function canMatch(selector: Selector, present: Set<string>): boolean {
  return selector.every((node) => {
    if (node.type === 'class') return present.has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((alternative) => canMatch(alternative, present));
  });
}

/** Removes a rule, and each media query that it leaves empty. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes.length === 0) remove(parent);
}

/**
 * Shortens the class names of a document, in its markup and its style sheet, and drops the rules it does not
 * use.
 *
 * @param islands the text of the islands' script. What it renders must match the document, so every class it
 *   names keeps its name.
 */
export function withShortClasses(html: string, islands: string): string {
  // With scripting off, `noscript` content is parsed and renamed too.
  const $ = load(html, { scriptingEnabled: false });
  const kept = new Set(islands.split(/[\s"'`]+/));
  const elements = $('[class]')
    .toArray()
    .map((element) => $(element));
  const classes = elements.map((element) => (element.attr('class') ?? '').split(/\s+/));
  const present = new Set([...kept, ...classes.flat()]);

  const names = new Map<string, string>();
  const short = (name: string) => {
    if (kept.has(name)) return name;
    const known = names.get(name) ?? shortName(names.size);
    names.set(name, known);
    return known;
  };
  const shorten = parseSelectors((selectors) => {
    for (const selector of [...selectors.nodes]) {
      if (!canMatch(selector, present)) selector.remove();
    }
    selectors.walkClasses((node) => {
      node.value = short(node.value);
    });
  });

  const style = $('head > style');
  const sheet = parse(style.text());
  sheet.walkRules((rule) => {
    rule.selector = shorten.processSync(rule.selector);
    if (!rule.selector) remove(rule);
  });
  style.text(sheet.toString());
  for (const [index, element] of elements.entries()) {
    element.attr('class', classes[index]?.map(short).join(' '));
  }
  return $.html();
}
