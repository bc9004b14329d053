import { z } from 'zod';

import { siteSchema, todaySchema } from '../lib/schema';
import { site } from './shipped';

/** The parts of JSON Schema that the content's schemas use. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
}

/** Long values for the patterns that words do not match. */
const examples = [
  `https://a-long-host-name.southern-utah.example/${'a-long-way/'.repeat(20)}`.slice(0, 200),
  'https://www.southern-utah-mountain-transportation.example',
  'reservationsandquesti@southernutahmountaintransportation.example',
  '+1 (435) 555-0188',
  '2099-12-31T18:00:00-07:00',
  '9998.99',
  'UT',
];

const vocabulary =
  'Alpine shuttle carries skiers and bicycles, through canyons to Brian Head, every morning with luggage, helmets, families, photographers, astronomers or dogs, from Cedar City past Kanarraville, aspen groves, lava fields, meadows'.split(
    ' ',
  );

let texts = 0;

/** Returns another text at each call. It begins with a number, and every fifth short one is a single word. */
function textOf(length: number) {
  texts += 1;
  const first = (7 * texts) % vocabulary.length;
  const text = [texts, ...vocabulary.slice(first), ...vocabulary].join(' ');
  const line = texts % 5 === 0 && length <= 40 ? text.replaceAll(/[ ,]+/g, '') : text;
  return line.slice(0, length).replace(/[ ,]$/, 's');
}

/**
 * Returns content with every field, where each text and list is as long as its schema allows.
 *
 * @param given has the files and focus of photographs.
 */
function longest(
  { properties, items, maxItems, maxLength = 40, pattern = '' }: Schema,
  given?: unknown,
): unknown {
  if (typeof given === 'number' || pattern.includes('photos')) return given;
  const givenPart = (key: string | number) => (given as Record<string, unknown> | undefined)?.[key];
  if (items) return Array.from({ length: maxItems! }, (_, index) => longest(items, givenPart(index)));
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, longest(field, givenPart(name))]));
  }
  const text = textOf(maxLength);
  return [text, ...examples].find((value) => new RegExp(pattern, 'u').test(value));
}

/** Returns content without optional fields, where each list is as short as its schema allows. */
function least({ properties, required = [], items, minItems }: Schema, value: unknown): unknown {
  if (items) return (value as unknown[]).slice(0, minItems).map((item) => least(items, item));
  if (!properties) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(required.map((name) => [name, least(properties[name]!, fields[name])]));
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as Schema;

/** The longest content, with the operator's photographs. A row has either a large number or a link. */
export const longestSite = longest(jsonSchema(siteSchema), site) as z.infer<typeof siteSchema>;
for (const { rows = [] } of [longestSite.skiShuttle, longestSite.bikeShuttle]) {
  rows.forEach((row, index) => {
    if (index % 3 === 0) delete row.href;
    else delete row.numeral;
  });
}

type Today = z.infer<typeof todaySchema>;

export const longestToday = longest(jsonSchema(todaySchema)) as {
  [Name in keyof Today]-?: NonNullable<Today[Name]>;
};

/** Another company's content, which has only what content must have. */
export const leastSite = least(jsonSchema(siteSchema), longestSite) as z.infer<typeof siteSchema>;
