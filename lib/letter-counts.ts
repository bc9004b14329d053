import type { CSSProperties } from 'react';

/** The number of characters in a text; M and W, which are twice as wide as most, count twice. */
const lengthOf = (text: string) => text.replaceAll(/[mw]/gi, '$&$&').length;

/**
 * The custom properties by which the style sheet fits large type to its box: `--chars`, the characters of a text,
 * and `--longest`, those of its longest part.
 *
 * @param parts of the text, such as its words; a space stands between two.
 */
export const letterCounts = (parts: string[]) =>
  ({
    '--chars': lengthOf(parts.join(' ')),
    '--longest': Math.max(...parts.map(lengthOf)),
  }) as CSSProperties;
