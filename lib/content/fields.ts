import { z } from 'zod';

import { emailPattern, pasted, phonePattern } from '../contact';
import { isDay, isLocalTime, openTimes } from './dates';
import type { Slot } from '../layout/crops';

/**
 * The kinds of field that the content is made of. Each makes a zod schema that says in words what its
 * value must be, and notes in `about` what the editor shows of it.
 */

/** What the editor knows about every field. */
interface Label {
  label: string;
  /** A hint for whoever fills it in. */
  hint?: string;
  /** Only screen readers or search engines get it. */
  advanced?: true;
  /** The section of the specification that fixes the value, as in `§2`. */
  fixed?: string;
  /** A text that is the same in every language. */
  same?: true;
}

/** What the editor shows of a field. */
export type About = Label &
  (
    | { kind: 'choice' | 'group' | 'checked' | 'day' | 'time' }
    | {
        kind: 'number';
        /** Whether it is an amount of US dollars. */
        dollars?: true;
      }
    | {
        kind: 'flag';
        /** What it is where the content lacks it. */
        otherwise: boolean;
      }
    | {
        kind: 'line' | 'lines';
        /** Its length in characters. */
        size: { min: number; max: number };
      }
    | {
        kind: 'list';
        /** The field that must differ between its entries; none where entries are texts. */
        entry?: string;
        /** How many entries it may have. */
        size: { min: number; max: number };
      }
    | {
        kind: 'picture';
        /** Its place on the page, which decides its smallest size. */
        slot: Slot;
      }
  );

export const about = z.registry<About>();

/** The schema of a part of the content; undefined where that is not known. */
export type Schema = z.core.$ZodType | undefined;

/** A schema without "may be missing". */
export const inner = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The schemas of a group's fields, by name. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const fields = Object.entries(shape);
  return Object.fromEntries(fields.map(([key, field]) => [key, inner(field)]));
}

/** The schema of a list's entries; undefined for anything else. */
export const elementOf = (schema: Schema): Schema =>
  schema instanceof z.ZodArray ? schema.element : undefined;

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for the company's name in every text but the name itself. */
export const namePlaceholder = '{name}';

/** Stands for the ski shuttle's lowest and highest price in every text. */
export const pricesPlaceholder = '{prices}';

/** A further limit of a value, and the sentence's end when it does not hold. */
interface Limit<Value> {
  holds: (value: Value) => boolean;
  must: string;
}

const unlimited: Limit<unknown> = { holds: () => true, must: '' };

const shorter = (max: number): Limit<string> => ({
  holds: ({ length }) => length <= max,
  must: `an address of at most ${max} characters`,
});

/**
 * A text. It has no braces: what `{name}` and `{prices}` stand for has taken their place before anything is
 * checked.
 *
 * @param min its length; 0 lets it be empty.
 */
function textField(
  kind: 'line' | 'lines',
  { min, max }: { min: number; max: number },
  label: Label,
  limit: Limit<string> = unlimited,
) {
  const must =
    (min === 0 ? `empty or a text of at most ${max}` : `a text of ${min} to ${max}`) +
    ` characters, without spaces around it${kind === 'line' ? ' and without line breaks' : ''}`;
  return z
    .string(must)
    .refine(
      (value) =>
        value === value.trim() &&
        value.length >= min &&
        value.length <= max &&
        (kind === 'lines' || !/[\r\n]/.test(value)),
      { error: must, abort: true },
    )
    .refine(
      (value) => !/[{}]/.test(value.replaceAll(pricesPlaceholder, '')),
      `a text in which braces stand around nothing but ${namePlaceholder} and ${pricesPlaceholder}`,
    )
    .refine(limit.holds, limit.must)
    .register(about, { kind, size: { min, max }, ...label });
}

/** A text of one line. */
export const line = (max: number, label: Label, min = 1) => textField('line', { min, max }, label);

/** A text long enough for a larger box. */
export const lines = (max: number, label: Label, min = 1) =>
  textField('lines', { min, max }, label);

/** A company's name. */
export const companyName = (max: number, label: Label) =>
  textField('line', { min: 3, max }, label, {
    holds: (text) => !text.includes('  '),
    must: 'a name with single spaces',
  });

/** What stands in braces in a text, but for the company's name. */
const bracesIn = (text: string) =>
  [...new Set(text.match(/\{\w+\}|[{}]/g))].filter((each) => each !== namePlaceholder).sort();

/** A text that says what an English one says, at most twice as long, with the same in braces. */
export function template(english: string, label: Label) {
  const max = 2 * english.length + 40;
  const braces = bracesIn(english);
  const must = `a text of 1 to ${max} characters, without spaces around it, ${braces.length > 0 ? `with ${braces.join(' and ')} in it` : 'without braces'}`;
  return z
    .string(must)
    .refine(
      (value) =>
        value !== '' &&
        value === value.trim() &&
        value.length <= max &&
        bracesIn(value).join() === braces.join(),
      must,
    )
    .register(about, {
      kind: english.length > 60 ? 'lines' : 'line',
      size: { min: 1, max },
      hint: english,
      ...label,
    });
}

/** A text that passes a check; `must` says what it checks. */
function checked(
  passes: (value: string) => boolean,
  must: string,
  label: Label,
  limit: Limit<string> = unlimited,
) {
  return z
    .string(must)
    .refine(passes, { error: must, abort: true })
    .refine(limit.holds, limit.must)
    .register(about, { kind: 'checked', ...label });
}

const httpsUrl = (value: string) => {
  if (!URL.canParse(value) || /\s/.test(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' && url.hostname.includes('.') ? url : undefined;
};

export const link = (label: Label) =>
  checked(
    (value) => httpsUrl(value) !== undefined,
    'an address that begins with https://, such as https://www.your-domain.com/page',
    label,
    shorter(200),
  );

/** Of a whole site: no path, no slash at its end. */
export const origin = (label: Label) =>
  checked(
    (value) => httpsUrl(value)?.origin === value,
    'the address of a site, from https:// to the end of its name, such as https://www.your-domain.com',
    label,
    shorter(60),
  );

/** By the contract's own pattern (lib/contact.ts). It breaks after its "@" and nowhere else. */
export const email = (label: Label) =>
  checked(
    (value) => emailPattern.test(pasted(value)),
    'an e-mail address, such as hello@your-domain.com',
    label,
    {
      holds: (value) => value.split('@').every(({ length }) => length <= 64),
      must: 'an e-mail address with at most 64 characters before and after its @',
    },
  );

/** By the contract's own pattern (lib/contact.ts). */
export const phone = (label: Label) =>
  checked(
    (value) => phonePattern.test(pasted(value)),
    'a telephone number of the US or Canada, such as (435) 555-0142',
    label,
  );

/** An IANA time zone. */
export const timeZone = (label: Label) =>
  checked(
    (value) => Intl.supportedValuesOf('timeZone').includes(value),
    'a time zone by its international name, such as America/Denver',
    label,
  );

/** A section of the page or an address elsewhere. */
export const target = (sections: readonly string[], label: Label) =>
  checked(
    (value) => httpsUrl(value) !== undefined || sections.some((id) => value === `#${id}`),
    `an address that begins with https://, or a part of the page: ${sections.map((id) => `#${id}`).join(', ')}`,
    label,
    shorter(200),
  );

/** A time in the company's time zone. */
export function time(label: Label) {
  const must = 'a date and time, such as 2026-12-24T18:00';
  return z
    .string(must)
    .refine(isLocalTime, must)
    .register(about, { kind: 'time', ...label });
}

/** A day of every year. */
export function day(label: Label) {
  const must = 'a month and day that every year has, such as 12-15';
  return z
    .string(must)
    .refine(isDay, must)
    .register(about, { kind: 'day', ...label });
}

/** Days of every week with their hours. */
export const hours = (label: Label) =>
  checked(
    (value) => openTimes(value) !== undefined,
    'days from Monday on and their hours, such as Mo-Su 07:00-19:00 or Sa 08:00-12:30',
    label,
  );

/** A yes or no, which the content may lack. */
export const flag = (otherwise: boolean, label: Label) =>
  z
    .boolean('true or false')
    .register(about, { kind: 'flag', otherwise, ...label })
    .exactOptional();

/** A code of two letters, for a state or country. */
export const code = (letters: RegExp, example: string, label: Label) =>
  checked((value) => letters.test(value), `a code of two letters, such as ${example}`, label);

/** US dollars. */
export function price(label: Label) {
  const must =
    'a price in dollars from 0 to 9999, whole or with cents, without $, such as 25 or 27.5';
  return z
    .number(must)
    .refine((value) => value >= 0 && value <= 9999 && Number(value.toFixed(2)) === value, must)
    .register(about, { kind: 'number', dollars: true, ...label });
}

/** A share of a picture's width or height. */
function share(label: Label) {
  const must = 'a number from 0 to 1, such as 0.5 for the middle';
  return z
    .number(must)
    .refine((value) => value >= 0 && value <= 1, must)
    .register(about, { kind: 'number', ...label });
}

/** One of several words. */
export const choice = <const Options extends readonly string[]>(options: Options, label: Label) =>
  z
    .enum(options, `one of ${options.map((option) => `"${option}"`).join(', ')}`)
    .register(about, { kind: 'choice', ...label });

/** Fields that belong together. */
export const group = <Shape extends z.core.$ZodLooseShape>(label: Label, shape: Shape) =>
  z.strictObject(shape, 'a group of fields').register(about, { kind: 'group', ...label });

/** Texts of a group that visitors must be able to tell apart. */
export const differentTexts = <Shape extends z.core.$ZodLooseShape>(label: Label, shape: Shape) =>
  z
    .strictObject(shape, 'a group of fields')
    .refine(
      (texts) => new Set(Object.values(texts)).size === Object.keys(texts).length,
      'a group of texts of which no two are the same',
    )
    .register(about, { kind: 'group', ...label });

/** Between `min` and `max` entries that differ in their field `entry`. */
export function list<Entry extends z.ZodType>(
  min: number,
  max: number,
  label: Label & { entry?: string },
  entry: Entry,
) {
  const many = min === max ? `${min}` : `${min} to ${max}`;
  const key = (value: unknown) =>
    label.entry ? (value as Record<string, unknown>)[label.entry] : value;
  return z
    .array(entry, `a list of ${many}`)
    .refine((all) => all.length >= min && all.length <= max, `a list of ${many}`)
    .refine(
      (all) => new Set(all.map(key)).size === all.length,
      `a list in which no ${label.entry ?? 'entry'} occurs twice`,
    )
    .register(about, { kind: 'list', size: { min, max }, ...label });
}

/**
 * A photograph: a JPEG in photos/, the point that every crop keeps, and what it shows.
 *
 * @param use `decoration` lets the words for those who cannot see it be empty.
 */
export const photograph = (slot: Slot, use: 'content' | 'decoration', label: Label) =>
  group(label, {
    file: picture(slot, {
      label: 'Picture',
      hint: 'A JPEG from your computer, under any name. With a new one, go through the fields below, too.',
    }),
    focus: group(
      {
        label: 'What must stay in view',
        hint: 'However the picture is cut, this point stays in it.',
      },
      {
        x: share({ label: 'From the left', hint: '0 is the left edge, 1 the right one.' }),
        y: share({ label: 'From the top', hint: '0 is the upper edge, 1 the lower one.' }),
      },
    ),
    alt:
      use === 'decoration'
        ? line(
            120,
            {
              label: 'What it shows',
              hint: 'For visitors who cannot see it. Leave it empty only where the picture decorates, and the text beside it says everything.',
            },
            0,
          )
        : line(120, {
            label: 'What it shows',
            hint: 'For visitors who cannot see it, as you would say it on the telephone.',
          }),
  });

/** The name of a picture in photos/. */
function picture(slot: Slot, label: Label) {
  const must = 'the name of a JPEG in photos/: small letters, digits and dashes, then .jpg';
  return z
    .string(must)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/, must)
    .register(about, { kind: 'picture', slot, ...label });
}
