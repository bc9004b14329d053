/**
 * Measures the built page against the limit page, which is the same document without any script: five
 * times Lighthouse on both in turn, on a phone and on a desktop, and five visits of the form. Prints a
 * table, writes it to bench.json, and ends with exit code 1 when a bound is not held.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';

import { audit, type Audit } from './bench/audit';
import { serveLikeCdn } from './bench/server';
import { visit, type Visit } from './bench/visit';
import { main, requireBuild } from '../shared/cli';

const rounds = 5;
const devices = ['mobile', 'desktop'] as const;

/** One line of the table; `bound` is for the ratio where there is one, for the page otherwise. */
interface Row {
  measure: string;
  page: number;
  limit?: number;
  ratio?: number;
  bound?: string;
  held?: boolean;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function limitPage(html: string): string {
  const $ = load(html);
  $('script, template').remove();
  return $.html();
}

function compared(measure: string, page: number, limit: number): Row {
  const ratio = page / limit;
  return { measure, page, limit, ratio, bound: 'ratio ≤ 1.05', held: ratio <= 1.05 };
}

function atMost(measure: string, page: number, bound: number, unit: string, limit?: number): Row {
  const row = { measure, page, bound: `≤ ${bound}${unit}`, held: page <= bound };
  return limit === undefined ? row : { ...row, limit };
}

function tabulate(device: string, page: Audit[], limit: Audit[]): Row[] {
  const of = (audits: Audit[], pick: (audit: Audit) => number) => median(audits.map(pick));
  const time = (name: keyof Audit['times']) =>
    [of(page, ({ times }) => times[name]), of(limit, ({ times }) => times[name])] as const;
  const kinds = new Set([...page, ...limit].flatMap(({ bytes }) => Object.keys(bytes)));
  const categories = Object.keys(page[0]?.scores ?? {});
  const [siPage, siLimit] = time('SI');
  const [tbtPage, tbtLimit] = time('TBT');
  return [
    compared('FCP, ms', ...time('FCP')),
    compared('LCP, ms', ...time('LCP')),
    { measure: 'SI, ms', page: siPage, limit: siLimit, ratio: siPage / siLimit },
    atMost('TBT, ms', tbtPage, 10, ' ms', tbtLimit),
    atMost(
      'CLS',
      of(page, ({ CLS }) => CLS),
      0,
      '',
      of(limit, ({ CLS }) => CLS),
    ),
    ...categories.map((name) => {
      const lowest = Math.min(...page.map(({ scores }) => scores[name] ?? 0));
      return { measure: `${name}, lowest`, page: lowest, bound: '100', held: lowest === 100 };
    }),
    ...[...kinds].map((kind) => ({
      measure: `${kind}, bytes`,
      page: of(page, ({ bytes }) => bytes[kind] ?? 0),
      limit: of(limit, ({ bytes }) => bytes[kind] ?? 0),
    })),
  ].map((row) => ({ ...row, measure: `${device}: ${row.measure}` }));
}

function markdown(rows: Row[]): string {
  const number = (value: number | undefined, digits: number) =>
    value === undefined ? '' : value.toFixed(Number.isInteger(value) ? 0 : digits);
  const lines = rows.map(({ measure, page, limit, ratio, bound = '', held }) => [
    measure,
    number(page, 0),
    number(limit, 0),
    number(ratio, 3),
    bound,
    held === undefined ? '' : held ? 'held' : 'NOT HELD',
  ]);
  const head = ['measure', 'page', 'limit page', 'ratio', 'bound', ''];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

main(async () => {
  requireBuild();
  const limit = limitPage(readFileSync('out/index.html', 'utf8'));
  const { server, origin } = await serveLikeCdn('out', { '/limit.html': limit });
  const rows: Row[] = [];
  try {
    for (const device of devices) {
      const audits: Record<'page' | 'limit', Audit[]> = { page: [], limit: [] };
      for (let round = 1; round <= rounds; round++) {
        console.log(`Lighthouse, ${device}, round ${round} of ${rounds} …`);
        audits.page.push(await audit(`${origin}/`, device));
        audits.limit.push(await audit(`${origin}/limit.html`, device));
      }
      rows.push(...tabulate(device, audits.page, audits.limit));
    }
    const visits: Visit[] = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`Visit of the form, round ${round} of ${rounds} …`);
      visits.push(await visit(`${origin}/`));
    }
    for (const kind of Object.keys(visits[0] ?? {}) as (keyof Visit)[]) {
      rows.push(atMost(`INP, ${kind}, ms`, median(visits.map((each) => each[kind])), 100, ' ms'));
    }
  } finally {
    server.close();
  }
  console.log(`\n${markdown(rows)}\n`);
  writeFileSync('bench.json', `${JSON.stringify(rows, null, 2)}\n`);
  const missed = rows.filter(({ held }) => held === false);
  if (missed.length > 0) {
    throw new Error(`Not within its bound: ${missed.map(({ measure }) => measure).join('; ')}.`);
  }
});
