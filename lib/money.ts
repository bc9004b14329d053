const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** US dollars, with cents only where there are any: `$30`, `$27.50`. */
export const inDollars = (dollars: number) => format.format(dollars);

/** From the lowest to the highest of some prices, such as `$25–$30`. */
export function priceRange(prices: { dollars: number }[]): string {
  const dollars = prices.map((price) => price.dollars);
  return [...new Set([Math.min(...dollars), Math.max(...dollars)])].map(inDollars).join('–');
}
