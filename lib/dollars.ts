const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price as the page writes it: `$25`, or `$27.50` where there are cents. */
export const inDollars = (dollars: number): string => format.format(dollars);
