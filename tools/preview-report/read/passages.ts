import type { CheerioAPI } from 'cheerio';

import { failedKey } from '../../../lib/marks';
import type { Build } from './build';

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** Words that belong together, such as a heading or a paragraph. */
export interface Passage {
  /** Its role for the reader: "Heading 2", "Text", "Picture" and so on. */
  kind: string;
  text: string;
}

const unseen = 'script, style, template, noscript, svg, [hidden]';
const inline = new Set(['a', 'abbr', 'b', 'br', 'em', 'i', 'small', 'span', 'strong', 'time']);
const kinds: Record<string, string> = {
  a: 'Link',
  button: 'Button',
  label: 'Label of a field',
  li: 'Item of a list',
  ul: 'List',
  title: 'Title',
};
const attributes: Record<string, string> = {
  alt: 'Picture',
  'aria-label': 'Name for screen readers',
  placeholder: 'Example in a field',
  [`data-${failedKey}`]: 'Alert when sending fails',
};

const isText = (node: Node): node is Extract<Node, { data: string }> => node.nodeType === 3;
const isElement = (node: Node): node is Extract<Node, { attribs: object }> => node.nodeType === 1;
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const kindOf = (tag: string) =>
  kinds[tag] ?? (/^h[1-6]$/.test(tag) ? `Heading ${tag[1] ?? ''}` : 'Text');

/**
 * The passages of a build's document in reading order, with alternative texts and names of controls.
 *
 * @throws an Error that names the folder when the document has no words.
 */
export function passagesOf(build: Build): Passage[] {
  const $ = build.document();
  $(unseen).remove();
  const passages: Passage[] = [];
  let text = '';
  const flush = (kind: string) => {
    if (squeeze(text)) passages.push({ kind, text: squeeze(text) });
    text = '';
  };
  const visit = (node: Node, kind: string) => {
    if (isText(node)) text += node.data;
    if (!isElement(node)) return;
    // A link by itself is a passage; a link within a sentence is part of it.
    const sentence = node.parent?.children ?? [];
    const alone = node.name === 'a' && !sentence.some((each) => isText(each) && squeeze(each.data));
    const within = inline.has(node.name) && !alone;
    if (!within) flush(kind);
    for (const [name, says] of Object.entries(attributes)) {
      const value = squeeze(node.attribs[name] ?? '');
      if (value) passages.push({ kind: says, text: value });
    }
    const own = within ? kind : kindOf(node.name);
    for (const child of node.children) visit(child, own);
    if (!within) flush(own);
  };
  for (const node of $('body').toArray()) visit(node, 'Text');
  if (!passages.length) {
    throw new Error(
      `The index.html of ${build.folder} has no words, so there is nothing to compare.`,
    );
  }
  return passages;
}
