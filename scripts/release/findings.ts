import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { z } from 'zod';

import { readFiles } from '../../lib/load-site';
import { labelOf } from '../../lib/mistakes';
import { siteSchema, todaySchema } from '../../lib/schema';

/** A remaining stand-in or a missing setting, which would mislead a visitor or lose an enquiry. */
interface Finding {
  /** A file, or for content the editor's labels of the field. */
  where: string;
  what: string;
}

/** Stand-ins that the project came with. Nobody can own them. */
const standIns: [pattern: RegExp, what: string][] = [
  [/Red Rim Shuttle/, 'the stand-in name'],
  [/555[-. )]*01\d\d(?!\d)/, 'a fictional telephone number'],
  [/\.example\b/, 'a host that is a stand-in'],
  [/\bExample (Mail|Street)\b/, 'an example of a name or an address'],
  [/January 1, 2000/, 'the stand-in date'],
];

const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** Hides mailboxes but not their domains, because logs may be public. */
const withoutMailboxes = (text: string) => text.replaceAll(/[^\s<>,"]+@/g, '…@');

const inText = (where: string, text: string): Finding[] =>
  standIns
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => ({ where, what: `${what}: ${withoutMailboxes(text)}` }));

/** Finds stand-ins in all texts of a file of the content. */
function inContent(title: string, schema: z.ZodType, value: unknown, path: PropertyKey[] = []): Finding[] {
  if (typeof value !== 'object' || value === null)
    return inText(`${title} › ${labelOf(schema, path)}`, String(value));
  return Object.entries(value).flatMap(([key, part]) =>
    inContent(title, schema, part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Lists every stand-in and every missing setting. */
export function findings(root: string, projectId: string): Finding[] {
  const { site, today } = readFiles(join(root, 'content'));
  const { projects } = JSON.parse(textOf(root, '.firebaserc')) as { projects: { default?: string } };
  const found = [
    ...inContent('The page', siteSchema, site),
    ...inContent('Today', todaySchema, today),
    ...textOf(root, 'SECURITY.md')
      .split('\n')
      .flatMap((line) => inText('SECURITY.md', line)),
  ];
  if (projectId !== projects.default || projectId.startsWith('demo-')) {
    const what = `must name one project of your own, but name "${projectId}" and "${projects.default}" (docs/going-live.md, "First deploy")`;
    found.unshift({ where: '.env.production and .firebaserc', what });
  }
  return found;
}
