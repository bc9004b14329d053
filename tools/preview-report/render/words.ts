import type { WordChange, Words } from '../compare/words';
import { entry, html, list, note, section, type Markup } from './markup';

const marked = ({ text, mark }: Words) => {
  if (mark === 'added') return html`<ins>${text}</ins>`;
  return mark ? html`<del>${text}</del>` : text;
};

/** The passages that changed: those with other prices, times or numbers, then the rest. */
export function wordSection(changes: WordChange[]): Markup {
  if (!changes.length) return section('words', 'Words and prices', note('Every word is the same.'));
  const passage = ({ kind, below, words }: WordChange) =>
    entry(`${kind}${below && ` below “${below}”`}`, words.map(marked));
  const group = (name: string, passages: WordChange[]) =>
    passages.length > 0 &&
    html`<h3>${name}</h3>
      ${list(name, passages.map(passage))}`;
  return section(
    'words',
    'Words and prices',
    html`<p><del>Struck out</del> was removed, <ins>underlined</ins> was added.</p>
      ${group(
        'Prices and other figures',
        changes.filter(({ figures }) => figures),
      )}
      ${group(
        'Words',
        changes.filter(({ figures }) => !figures),
      )}`,
  );
}
