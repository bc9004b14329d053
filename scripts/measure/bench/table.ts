/** One line of the table; `bound` is for the ratio where there is one, for the page otherwise. */
export interface Row {
  measure: string;
  page: number;
  /** What `page` is compared with: another page of the same run. */
  other?: number;
  ratio?: number;
  bound?: string;
  held?: boolean;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** A measure whose ratio to another page's has a bound, or none. */
export function ratio(measure: string, page: number, other: number, most?: number): Row {
  const row = { measure, page, other, ratio: page / other };
  return most === undefined ? row : { ...row, bound: `ratio ≤ ${most}`, held: row.ratio <= most };
}

/** A measure with an upper bound. */
export function atMost(measure: string, page: number, most: number): Row {
  return { measure, page, bound: `≤ ${most}`, held: page <= most };
}

/** A measure that may exceed the other page's by at most `more`. */
export function within(measure: string, page: number, other: number, more: number): Row {
  return { measure, page, other, bound: `other + ${more}`, held: page <= other + more };
}

/** The table as Markdown; `other` heads the column of what the page is compared with. */
export function markdown(rows: Row[], other: string): string {
  const number = (value: number | undefined, digits: number) =>
    value === undefined ? '' : value.toFixed(Number.isInteger(value) ? 0 : digits);
  const lines = rows.map((row) => [
    row.measure,
    number(row.page, 0),
    number(row.other, 0),
    number(row.ratio, 3),
    row.bound ?? '',
    row.held === undefined ? '' : row.held ? 'held' : 'NOT HELD',
  ]);
  const head = ['measure', 'page', other, 'ratio', 'bound', ''];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
