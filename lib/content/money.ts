const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** US dollars, with cents only where there are any: `$30`, `$27.50`. */
export const inDollars = (dollars: number) => format.format(dollars);
