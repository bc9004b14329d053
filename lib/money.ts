const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in US dollars. Whole dollars have no cents: `$30`, `$27.50`. */
export const inDollars = (dollars: number) => format.format(dollars);

/** The range from the lowest to the highest price, such as `$25–$30`. */
export function priceRange(prices: { dollars: string }[]): string {
  const dollars = prices.map((price) => Number(price.dollars));
  return [...new Set([Math.min(...dollars), Math.max(...dollars)])].map(inDollars).join('–');
}
