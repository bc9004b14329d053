/** US dollars as a language writes them, with cents only where there are any: `$30`, `$27.50`; `30 $`. */
export const inDollars = (dollars: number, language = 'en') =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(dollars)
    // The page's faces have no narrow space.
    .replaceAll('\u202f', '\u00a0');

/** From the lowest to the highest of some prices, such as "$25–$30". */
export const inDollarsFrom = (prices: number[], language?: string) =>
  [...new Set([Math.min(...prices), Math.max(...prices)])]
    .map((price) => inDollars(price, language))
    .join('–');
