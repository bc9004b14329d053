import { z } from 'zod';

import { about, type About } from '../../lib/content/fields';
import { contentSchema, type Content } from '../../lib/content/schema';

/** How a generated company decides what the schema leaves open. */
export interface Choices {
  /** A number of characters or entries. */
  size: (least: number, most: number) => number;
  /** Words of about so many characters; what the schema refuses is shortened. */
  words: (characters: number) => string;
  /** One of some values. */
  one: <Value>(values: readonly Value[]) => Value;
  /** Whether a field that may be missing is there. */
  has: () => boolean;
}

/** Values of the fields that are checked as a whole, from short to long. */
const checkedValues: Record<string, readonly string[]> = {
  href: ['https://a.test', `https://${'booking.'.repeat(6)}test/${'shuttle-and-ski/'.repeat(8)}`],
  address: ['a@b.co', `${'reservations-'.repeat(2)}office@${'mountain.'.repeat(3)}test`],
  display: ['4350550188', '+1 (435) 055-0188'],
  url: ['https://a.co', `https://www.${'southern-utah-'.repeat(3)}a.test`],
  language: ['en', 'es'],
  timeZone: ['America/Denver', 'America/North_Dakota/New_Salem'],
  to: ['#contact', `https://${'roads.'.repeat(10)}test/${'closed-in-winter/'.repeat(7)}`],
  region: ['UT', 'NV'],
  country: ['US', 'CA'],
};

const passes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** A text as long as the choices want it, or shorter if the schema refuses that; `tail` is its end. */
function text(
  schema: z.ZodType,
  { least, most }: { least: number; most: number },
  choices: Choices,
  tail: string,
) {
  for (let length = choices.size(least, most); length >= least; length -= 1) {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const words = choices.words(Math.max(0, length - tail.length));
      const value = length === 0 ? '' : words.padEnd(length - tail.length, 'x') + tail;
      if (passes(schema, value)) return value;
    }
  }
  return tail;
}

/**
 * Builds a value for a part of the content.
 *
 * @param key the part's name, for what is checked as a whole.
 * @param place a number that makes the entries of a list differ; 0 outside lists.
 * @throws an Error when a field of a new kind has no values here.
 */
function valueFor(schema: z.ZodType, choices: Choices, key: string, place: number): unknown {
  const words = about.get(schema)!;
  const tail = place > 0 ? String(place) : '';
  switch (words.kind) {
    case 'group':
      return groupFor(schema as z.ZodObject, choices, place);
    case 'list':
      return listFor(schema as z.ZodArray<z.ZodType>, words, choices, key);
    case 'choice':
      return choices.one((schema as z.ZodEnum).options as string[]);
    case 'flag':
      return choices.one([true, false]);
    case 'day':
      return choices.one(['01-01', '06-15', '12-31']);
    case 'time':
      return choices.one(['2020-01-01T00:00', '2099-12-30T22:30']);
    case 'picture':
      return `${words.slot.toLowerCase()}${tail && `-${tail}`}.jpg`;
    case 'number':
      return choices.one([0, 0.5, 1, 27.5, 888.88].filter((value) => passes(schema, value)));
    case 'checked': {
      const values = checkedValues[key];
      if (!values)
        throw new Error(`test-support/companies/generate.ts has no values for "${key}".`);
      return choices.one(values);
    }
    default:
      return text(schema, words.size, choices, tail);
  }
}

/** A group that passes; its texts differ at their ends if they must. */
function groupFor(schema: z.ZodObject, choices: Choices, place: number): Record<string, unknown> {
  const group = fieldsFor(schema, choices, () => place);
  if (passes(schema, group)) return group;
  return fieldsFor(schema, choices, (index) => index + 1);
}

function fieldsFor(
  schema: z.ZodObject,
  choices: Choices,
  placeOf: (index: number) => number,
): Record<string, unknown> {
  const entries = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(
    ([key, field], index): [string, unknown][] => {
      if (!(field instanceof z.ZodExactOptional)) {
        return [[key, valueFor(field, choices, key, placeOf(index))]];
      }
      return choices.has() ? [[key, valueFor(field.unwrap() as z.ZodType, choices, key, 0)]] : [];
    },
  );
  return Object.fromEntries(entries);
}

/** A list that passes: entries as long as the choices want them, or shorter. */
function listFor(
  schema: z.ZodArray<z.ZodType>,
  { size }: Extract<About, { kind: 'list' }>,
  choices: Choices,
  key: string,
) {
  const count = choices.size(size.least, size.most);
  for (let share = 1; share > 0; share -= 0.1) {
    const shorter = {
      ...choices,
      size: (least: number, most: number) =>
        Math.max(least, Math.floor(choices.size(least, most) * share)),
    };
    const list = Array.from({ length: count }, (_, index) =>
      valueFor(schema.element, shorter, key, index + 1),
    );
    if (passes(schema, list)) return list;
  }
  throw new Error(`No list of ${count} passes for "${key}".`);
}

/** A whole content that the schema accepts, `today` included. */
export function generateContent(choices: Choices): Content {
  // The name has no tail, the others' tails tell them apart.
  const content = fieldsFor(contentSchema, choices, (index) => index) as unknown as Content;
  if (passes(contentSchema, content)) return content;
  const short = contentSchema.shape.shortName.unwrap();
  return { ...content, shortName: valueFor(short, choices, 'shortName', 0) as string };
}
