/**
 * The number of characters in a text. M and W count twice, because they are twice as wide as most letters.
 */
const lengthOf = (text: string) => text.replaceAll(/[mw]/gi, '$&$&').length;

/**
 * The rule that fits large type to its box (tailwind.config.ts). `--chars` counts the characters of a text,
 * and `--longest` those of its longest part.
 *
 * @param parts of the text, such as its words, without the spaces between them.
 */
export function letterCounts(parts: string[]) {
  const chars = lengthOf(parts.join(' '));
  const longest = Math.max(...parts.map(lengthOf));
  return {
    name: `letters-${chars}-${longest}`,
    declarations: `--chars:${chars};--longest:${longest}`,
  };
}
