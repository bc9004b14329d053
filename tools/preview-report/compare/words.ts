import { diffArrays } from 'diff';

import type { Build } from '../read/build';
import { passagesOf, type Passage } from '../read/passages';

/** A run of words; unmarked runs are in both builds. */
export interface Words {
  text: string;
  mark?: 'added' | 'removed';
}

/** A passage that differs, with its words in order. */
export interface WordChange {
  kind: string;
  /** The heading it is under; empty above the first. */
  below: string;
  words: Words[];
  /** Whether a price, a time or another number differs. */
  figures: boolean;
}

/** Spaces, a figure with its currency, a word, or any other character. */
const token = /\s+|\$?\d+(?:[.,:]\d+)*|[\p{L}\p{M}’'-]+|[^]/gu;
const figure = /\d/;

const isSame = (one: Passage, other: Passage) => one.kind === other.kind && one.text === other.text;

/**
 * Finds the passages that two builds do not share, in the second's reading order. A passage that replaces
 * another of its kind is compared with it word by word.
 *
 * @throws an Error when one of the builds has no words.
 */
export function compareWords(before: Build, after: Build): WordChange[] {
  const changes: WordChange[] = [];
  let below = '';
  let removed: Passage[] = [];
  const add = (kind: string, words: Words[]) => {
    const figures = words.some(({ text, mark }) => mark && figure.test(text));
    changes.push({ kind, below, words, figures });
  };
  const settle = () => {
    for (const { kind, text } of removed) add(kind, [{ text, mark: 'removed' }]);
    removed = [];
  };
  const runs = diffArrays(passagesOf(before), passagesOf(after), { comparator: isSame });
  for (const run of runs) {
    if (!run.added) settle();
    if (run.removed) {
      removed = run.value;
      continue;
    }
    for (const passage of run.value) {
      if (run.added) add(passage.kind, wordsOf(takeReplaced(passage, removed), passage));
      if (passage.kind.startsWith('Heading')) below = passage.text;
    }
    settle();
  }
  settle();
  return changes;
}

/** Takes the passage that this one replaces from those removed; undefined if there is none. */
function takeReplaced(passage: Passage, removed: Passage[]): Passage | undefined {
  const index = removed.findIndex(({ kind }) => kind === passage.kind);
  return index < 0 ? undefined : removed.splice(index, 1)[0];
}

function wordsOf(was: Passage | undefined, now: Passage): Words[] {
  if (!was) return [{ text: now.text, mark: 'added' }];
  const tokens = ({ text }: Passage) => text.match(token) ?? [];
  return diffArrays(tokens(was), tokens(now)).map(({ value, added, removed }) => {
    const text = value.join('');
    if (added) return { text, mark: 'added' };
    return removed ? { text, mark: 'removed' } : { text };
  });
}
