/** A number of things, such as "1 link" or "2 links". */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

/** A share from 0 to 1 in percent, never rounded down to nothing. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0001) return '< 0.01 %';
  return `${(share * 100).toFixed(2)} %`;
}

/** A number of bytes with thousands separators, such as "12,345 bytes". */
export const bytes = (number: number): string =>
  `${number.toLocaleString('en')} byte${number === 1 ? '' : 's'}`;
