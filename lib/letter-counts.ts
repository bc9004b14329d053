import type { CSSProperties } from 'react';

/** The number of characters in a text. M and W count twice, because they are twice as wide as most letters. */
const lengthOf = (text: string) => text.replaceAll(/[mw]/gi, '$&$&').length;

/**
 * The custom properties that fit large type to its box (tailwind.config.ts). `--chars` counts the characters of a text,
 * and `--longest` those of its longest part.
 *
 * @param parts of the text, such as its words, without the spaces between them.
 */
export const letterCounts = (parts: string[]) =>
  ({
    '--chars': lengthOf(parts.join(' ')),
    '--longest': Math.max(...parts.map(lengthOf)),
  }) as CSSProperties;
