import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';

import { kindOf, said, type Change } from '../../lib/content/changes';
import { Fold } from './Fold';

/** So many changes of a kind are shown; the others are folded. */
const shown = 6;

const Removed = ({ children }: { children: ReactNode }) => (
  <del className="bg-red-100 text-red-800">{children}</del>
);

const Added = ({ children }: { children: ReactNode }) => (
  <ins className="bg-green-100 text-green-800">{children}</ins>
);

/** What was said and what is: short values as a whole, texts word by word. */
function Values({ change }: { change: Change }) {
  const { schema } = change;
  const [before, after] = [said(schema, change.before), said(schema, change.after)];
  if (before === undefined) return <Added>{after ?? 'empty'}</Added>;
  if (after === undefined) return <Removed>{before}</Removed>;
  const areTexts = kindOf(schema) === 'text' && before.includes(' ') && after.includes(' ');
  const runs = areTexts ? diffWordsWithSpace(before, after) : [];
  const kept = runs.filter(({ added, removed }) => !added && !removed);
  // Two sentences with a few words in common are read one after the other.
  if (kept.map(({ value }) => value).join('').length * 2 < after.length) {
    return (
      <>
        <Removed>{before}</Removed> → <Added>{after}</Added>
      </>
    );
  }
  return runs.map(({ value, added, removed }, index) => {
    if (added) return <Added key={index}>{value}</Added>;
    return removed ? <Removed key={index}>{value}</Removed> : value;
  });
}

function Entries({ heading, changes }: { heading: string; changes: Change[] }) {
  return (
    <ul
      aria-label={heading}
      className="divide-y divide-sand-dark rounded-xl border border-sand-dark bg-white px-4"
    >
      {changes.map((change) => (
        <li key={change.place.join()} className="py-2">
          <p className="text-stone-600">{change.place.join(' › ')}</p>
          <p>
            <Values change={change} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const kinds = {
  price: 'Prices',
  text: 'Words',
  link: 'Links, addresses and settings',
  photograph: 'Photographs',
};

/** What changes in prices, words and links. */
export function Words({ changes }: { changes: Change[] | undefined }) {
  if (!changes) {
    return <p>One of the two does not say what it was made from: only looks are compared.</p>;
  }
  if (changes.length === 0) return <p>Every word, price and link is the same.</p>;
  return Object.entries(kinds).map(([kind, heading]) => {
    const own = changes.filter(({ schema }) => kindOf(schema) === kind);
    if (own.length === 0) return null;
    return (
      <div key={kind}>
        <h3 className="mb-2 mt-4 text-lg font-bold">{heading}</h3>
        <Entries heading={heading} changes={own.slice(0, shown)} />
        {own.length > shown && (
          <Fold summary={`${own.length - shown} more: ${heading}`}>
            <Entries heading={heading} changes={own.slice(shown)} />
          </Fold>
        )}
      </div>
    );
  });
}
