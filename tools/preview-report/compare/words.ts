import { diffArrays, diffWordsWithSpace } from 'diff';

import type { Build } from '../read/build';
import { passagesOf, type Passage } from '../read/passages';

/** A passage that differs, with its words in order; those without a mark are in both builds. */
export interface WordChange {
  kind: string;
  /** The heading below which it stands; empty above the first. */
  below: string;
  words: { text: string; mark?: 'added' | 'removed' }[];
}

/** The passages that two builds do not share, in reading order of the second. */
export function compareWords(before: Build, after: Build): WordChange[] {
  const key = ({ kind, text }: Passage) => `${kind}\n${text}`;
  const passage = (line: string) => {
    const [kind = '', text = ''] = line.split('\n');
    return { kind, text };
  };
  const changes: WordChange[] = [];
  let below = '';
  let removed: Passage[] = [];
  const settle = () => {
    for (const { kind, text } of removed) {
      changes.push({ kind, below, words: [{ text, mark: 'removed' }] });
    }
    removed = [];
  };
  for (const part of diffArrays(passagesOf(before).map(key), passagesOf(after).map(key))) {
    const run = part.value.map(passage);
    if (part.removed) {
      settle();
      removed = run;
      continue;
    }
    if (!part.added) settle();
    for (const now of run) {
      if (part.added) changes.push({ kind: now.kind, below, words: wordsOf(now, removed) });
      if (now.kind.startsWith('Heading')) below = now.text;
    }
    settle();
  }
  settle();
  return changes;
}

/** Takes the passage that this one replaces out of those removed, and tells the two apart by word. */
function wordsOf(now: Passage, removed: Passage[]): WordChange['words'] {
  const index = removed.findIndex(({ kind }) => kind === now.kind);
  const [was] = index < 0 ? [] : removed.splice(index, 1);
  if (!was) return [{ text: now.text, mark: 'added' }];
  return diffWordsWithSpace(was.text, now.text).map(({ value, added, removed: gone }) => {
    if (added) return { text: value, mark: 'added' };
    return gone ? { text: value, mark: 'removed' } : { text: value };
  });
}
