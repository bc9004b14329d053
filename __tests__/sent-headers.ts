import { readFileSync } from 'node:fs';

import { hostingConfig } from '../scripts/export/hosting';

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * Reads the headers that a build sends.
 *
 * @param sources the patterns of the rules that apply. A later rule replaces the header of an earlier one.
 * @param folder the build's project folder.
 */
export function sentHeaders(sources = ['**'], folder = '.'): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(`${folder}/${hostingConfig}`, 'utf8')) as {
    hosting: { headers: Rule[] }[];
  };
  const rules = hosting[0]!.headers.filter(({ source }) => sources.includes(source));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
