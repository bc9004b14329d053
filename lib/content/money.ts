const format = (language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    // "30 $", not "30 US$": the company is there.
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** The page's faces have no narrow space. */
const inFaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** US dollars as a language writes them, with cents only where there are any: `$30`, `$27.50`; `30 $`. */
export const inDollars = (dollars: number, language = 'en') =>
  inFaces(format(language).format(dollars));

/** From the lowest to the highest of some prices, such as "$25–$30" or "25–30 $". */
export function inDollarsFrom(prices: number[], language = 'en'): string {
  const min = Math.min(...prices);
  const max = Math.max(...prices);
  if (min === max) return inDollars(min, language);
  return inFaces(
    format(language)
      .formatRange(min, max)
      .replace(/\s*([–-])\s*/, '$1'),
  );
}
