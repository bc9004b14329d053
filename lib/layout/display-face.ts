import widths from './display-widths.json';

/**
 * The display face, in which everything is set in capitals: the widths of its characters, by which the build
 * and the content's checks know how a text will look. lib/layout/display-widths.json has them in thousandths of an
 * em, as a browser measures them; e2e/design.spec.ts compares.
 */

/** An em of the face has capitals of this height. */
export const capHeight = 0.86;

const known: Partial<Record<string, number>> = widths;

/** The characters of a text, as the face shows them. */
const shown = (text: string) => Array.from(text.toUpperCase());

/** Characters of a text that the face lacks; a browser shows them in another one. */
export const foreignTo = (text: string) => shown(text).filter((char) => known[char] === undefined);

/** The width of a text in ems. Kerning only makes it narrower; a character of another face counts as one em. */
export const displayWidth = (text: string) =>
  shown(text).reduce((sum, char) => sum + (known[char] ?? 1000), 0) / 1000;

/** The width of a text in ems of the body face, at most: its letters are up to a quarter wider. */
export const bodyWidth = (text: string) => displayWidth(text) * 1.25;

/** The width in ems of the widest of some texts. */
export const widest = (texts: readonly string[]) => Math.max(...texts.map(displayWidth));

/** A width in ems as a number for the style sheet, with what rounding may take. */
export const asNumber = (ems: number) => (ems * 1.005).toFixed(2);

/**
 * Splits a text between its words into `count` lines, or fewer where it has fewer words, so that the widest
 * line is as narrow as can be.
 */
export function balanced(text: string, count: number): string[] {
  const words = text.split(' ');
  if (count <= 1 || words.length === 1) return [text];
  const splits = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [first, ...balanced(words.slice(index + 1).join(' '), count - 1)];
  });
  return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best));
}
