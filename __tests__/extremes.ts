import type { z } from 'zod';

import { fieldSchemaOf, type FieldSchema } from '../lib/mistakes';
import { siteSchema, todaySchema } from '../lib/schema';
import { site } from './shipped';

const way = 'a-long-way/'.repeat(20);

/**
 * Returns long values for the patterns that words do not match. Fields of one kind have different values, so
 * that tests see which of them a page shows.
 */
const examplesFor = (path: string[]) => [
  `https://${path.join('-').toLowerCase()}.a-long-host.utah.example/${way}`.slice(0, 200),
  'https://www.southern-utah-mountain-transportation.example',
  'reservationsandquesti@southernutahmountaintransportation.example',
  '+1 (435) 555-0188',
  '2099-12-31T18:00:00-07:00',
  `999${8 - Number(path[1])}.99`,
  'UT',
];

const words =
  'Alpine shuttle carries skiers and bicycles, through canyons to Brian Head, every morning with luggage, helmets, families, photographers, astronomers or dogs, from Cedar City past Kanarraville, aspen groves, lava fields, meadows';

/**
 * Returns a text that begins with its field's path. In the second entry of a list, a short text is a single
 * word, which cannot wrap.
 */
function textOf(path: string[], length: number) {
  const text = [...path, words].join(' ');
  const line = path.includes('1') && length <= 40 ? text.replaceAll(/[ ,]+/g, '') : text;
  return line.slice(0, length).replace(/[ ,]$/, 's');
}

/**
 * Returns content with every field, where each text and list is as long as its schema allows.
 *
 * @param given has the files and focus of photographs.
 * @param path names the field first and then what it is in, so that a text which is cut keeps the field's name.
 */
function longest(
  { properties, items, maxItems, maxLength = 40, pattern = '' }: FieldSchema,
  given?: unknown,
  path: string[] = [],
): unknown {
  if (typeof given === 'number' || pattern.includes('photos')) return given;
  const part = (field: FieldSchema, key: string) =>
    longest(field, (given as Record<string, unknown> | undefined)?.[key], [key, ...path]);
  if (items) return Array.from({ length: maxItems! }, (_, index) => part(items, `${index}`));
  if (properties) {
    // Every third row of the longest content has a large number.
    const hasNumeral = Number(path[0]) % 3 === 0;
    const fields = Object.entries(properties).filter(([name]) => hasNumeral || name !== 'numeral');
    return Object.fromEntries(fields.map(([name, field]) => [name, part(field, name)]));
  }
  const valid = [textOf(path, maxLength), ...examplesFor(path)].find((value) =>
    new RegExp(pattern, 'u').test(value),
  );
  if (valid === undefined) throw new Error(`No text fits ${path.join(' of ')}: add one to examplesFor.`);
  return valid;
}

/** Returns content without optional fields, where each list is as short as its schema allows. */
function least({ properties, required = [], items, minItems }: FieldSchema, value: unknown): unknown {
  if (items) return (value as unknown[]).slice(0, minItems).map((item) => least(items, item));
  if (!properties) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(required.map((name) => [name, least(properties[name]!, fields[name])]));
}

/** The longest content, with the operator's photographs. */
export const longestSite = longest(fieldSchemaOf(siteSchema), site) as z.infer<typeof siteSchema>;

const wholeToday = todaySchema.required();

export const longestToday = longest(fieldSchemaOf(wholeToday)) as z.infer<typeof wholeToday>;

/** Another company's content, which has only what content must have. */
export const leastSite = least(fieldSchemaOf(siteSchema), longestSite) as z.infer<typeof siteSchema>;
