import { readFileSync } from 'node:fs';

import { hostingConfig } from '../scripts/export/hosting';

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * Reads the headers that a build sends with every response.
 *
 * @param folder the build's project folder.
 */
export function sentHeaders(folder = '.'): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(`${folder}/${hostingConfig}`, 'utf8')) as {
    hosting: { headers: Rule[] }[];
  };
  const rules = hosting[0]!.headers.filter(({ source }) => source === '**');
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}
