import type { Property } from '../compare/data';
import type { LinkChanges, LinkWithStatus } from '../compare/links';
import { count, folded, html, percent, table, type Markup } from './markup';
import type { Weight } from '../compare/weights';
import type { WordChange } from '../compare/words';

const nothing = (text: string) => html`<p class="nothing">${text}</p>`;

const section = (id: string, heading: string, content: Markup): Markup =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;

const marked = ({ text, mark }: WordChange['words'][number]) => {
  if (mark === 'added') return html`<ins>${text}</ins>`;
  return mark ? html`<del>${text}</del>` : text;
};

/** The passages that changed, with their words. */
export function wordSection(changes: WordChange[]): Markup {
  if (!changes.length) return section('words', 'Words', nothing('Every word is the same.'));
  const passage = ({ kind, below, words }: WordChange) =>
    html`<li>
      <p class="where">${kind}${below && ` below “${below}”`}</p>
      <p class="passage">${words.map(marked)}</p>
    </li>`;
  const legend = html`<p><del>Struck out</del> was removed, <ins>underlined</ins> was added.</p>`;
  return section(
    'words',
    'Words',
    html`${legend}
      <ul class="passages">
        ${changes.map(passage)}
      </ul>`,
  );
}

const link = (change: string, { href, text, status }: LinkWithStatus) => {
  const state = { true: 'good', false: 'bad', undefined: 'unknown' }[String(status.ok)];
  return html`<tr class="${change}">
    <th scope="row">${change || 'in both'}</th>
    <td>${text}</td>
    <td><code>${href}</code></td>
    <td class="${state}">${status.says}</td>
  </tr>`;
};
const linkHeads = ['Change', 'Words', 'Address', 'Status'];

/** The links that one build alone has, and those of both. */
export function linkSection({ added, removed, kept }: LinkChanges): Markup {
  const rows = [
    ...removed.map((each) => link('removed', each)),
    ...added.map((each) => link('added', each)),
  ];
  const same = table(
    'Links of both builds',
    linkHeads,
    kept.map((each) => link('', each)),
  );
  const changes = rows.length
    ? table('Changed links', linkHeads, rows)
    : nothing('Every link is the same.');
  return section(
    'links',
    'Links',
    html`${changes} ${folded(`${count(kept.length, 'link')} in both builds`, same, kept.length)}`,
  );
}

const bytes = (number: number) => number.toLocaleString('en');

/** A difference in bytes with its sign, such as "+1,024". */
export const signed = (number: number): string =>
  number > 0 ? `+${bytes(number)}` : bytes(number).replace('-', '−');

/** What every part weighs. */
export function weightSection(weights: Weight[]): Markup {
  const row = ({ part, before, after }: Weight) => {
    const difference = after - before;
    const change = before ? ` (${percent(Math.abs(difference) / before)})` : '';
    const state = difference > 0 ? 'heavier' : 'lighter';
    return html`<tr class="${difference ? state : 'same'}">
      <th scope="row">${part}</th>
      <td class="number">${bytes(before)}</td>
      <td class="number">${bytes(after)}</td>
      <td class="number">${difference ? `${signed(difference)}${change}` : 'same'}</td>
    </tr>`;
  };
  const heads = ['Part', 'Before, bytes', 'After, bytes', 'Difference'];
  return section('weights', 'Weights', table('Weights in bytes', heads, weights.map(row)));
}

/** What the builds tell search engines and social networks. */
export function dataSection(properties: Property[]): Markup {
  const value = (text: string | undefined) => text ?? html`<i>not set</i>`;
  const row = ({ path, before, after }: Property) =>
    html`<tr class="${before === after ? 'same' : 'different'}">
      <th scope="row"><code>${path}</code></th>
      <td>${value(before)}</td>
      <td>${value(after)}</td>
    </tr>`;
  const heads = ['Property', 'Before', 'After'];
  const [same, different] = [true, false].map((equal) =>
    properties.filter(({ before, after }) => (before === after) === equal).map(row),
  );
  const changes = different?.length
    ? table('Changed properties', heads, different)
    : nothing('Search engines and social networks are told the same.');
  const kept = table('Properties of both builds', heads, same ?? []);
  const summary = count(same?.length ?? 0, 'unchanged row');
  return section(
    'data',
    'Structured data',
    html`${changes} ${folded(summary, kept, same?.length)}`,
  );
}
