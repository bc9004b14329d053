import { z } from 'zod';

import { emailPattern, phonePattern } from './contact';
import type { Slot } from './photos';

/**
 * The kinds of field that content/site.json is made of. Each makes a zod schema that says in words what its
 * value must be, and notes in `about` what the editor shows of it.
 */

/** What the editor knows about every field. */
interface Words {
  label: string;
  /** A hint for whoever fills it in. */
  hint?: string;
  /** The section of the specification that fixes the value, as in `§2`. */
  fixed?: string;
}

/** What the editor shows of a field. */
export type About = Words &
  (
    | { kind: 'line' | 'lines' | 'number' | 'choice' | 'group' }
    | {
        kind: 'list';
        /** The field that must differ between its entries; none where entries are texts. */
        entry?: string;
        /** How many entries it may have. */
        size: { min: number; max: number };
      }
    | {
        kind: 'picture';
        /** Its place on the page, which decides its least size. */
        slot: Slot;
      }
  );

export const about = z.registry<About>();

/** A section that the address can name, as in `#contact`; it is the id of the section's element. */
export const sectionIds = ['home', 'ski-shuttle', 'bike-shuttle', 'contact'] as const;

/** Stands for the company's name in every text but the name itself. */
export const namePlaceholder = '{name}';

const onlyTheName = (value: string) => !/[{}]/.test(value.replaceAll(namePlaceholder, ''));

/** A text; `least` 0 lets it be empty. It holds no placeholder but `{name}`. */
function words(kind: 'line' | 'lines', max: number, least: number, words: Words) {
  const must =
    (least === 0 ? `empty or a text of at most ${max}` : `a text of ${least} to ${max}`) +
    ` characters, without spaces around it${kind === 'line' ? ' and without line breaks' : ''}`;
  return z
    .string(must)
    .refine(
      (value) =>
        value === value.trim() &&
        value.length >= least &&
        value.length <= max &&
        (kind === 'lines' || !/[\r\n]/.test(value)),
      { error: must, abort: true },
    )
    .refine(onlyTheName, `a text in which braces stand around nothing but ${namePlaceholder}`)
    .register(about, { kind, ...words });
}

/** A text of one line. */
export const line = (max: number, about: Words) => words('line', max, 1, about);

/** A text that may be empty. */
const lineOrNothing = (max: number, about: Words) => words('line', max, 0, about);

/** A text long enough for a larger box. */
export const lines = (max: number, about: Words) => words('lines', max, 1, about);

/** A text that passes a check; `must` says what it checks. */
function checked(passes: (value: string) => boolean, must: string, words: Words) {
  return z
    .string(must)
    .refine(passes, must)
    .register(about, { kind: 'line', ...words });
}

const httpsUrl = (value: string) => {
  if (!URL.canParse(value) || /\s/.test(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' && url.hostname.includes('.') ? url : undefined;
};

export const link = (about: Words) =>
  checked(
    (value) => httpsUrl(value) !== undefined,
    'an address that begins with https://, such as https://www.your-domain.com/page',
    about,
  );

/** Of a whole site: no path, no slash at its end. */
export const origin = (about: Words) =>
  checked(
    (value) => httpsUrl(value)?.origin === value,
    'the address of a site, from https:// to the end of its name, such as https://www.your-domain.com',
    about,
  );

/** By the contract's own pattern (lib/contact.ts). */
export const email = (about: Words) =>
  checked(
    (value) => emailPattern.test(value),
    'an e-mail address, such as hello@your-domain.com',
    about,
  );

/** By the contract's own pattern (lib/contact.ts). */
export const phone = (about: Words) =>
  checked(
    (value) => phonePattern.test(value),
    'a telephone number of the US or Canada, such as (435) 555-0142',
    about,
  );

/** An IANA time zone. */
export const timeZone = (about: Words) =>
  checked(
    (value) => Intl.supportedValuesOf('timeZone').includes(value),
    'a time zone by its international name, such as America/Denver',
    about,
  );

/** A code of two letters, for a state or country. */
export const code = (letters: RegExp, example: string, about: Words) =>
  checked((value) => letters.test(value), `a code of two letters, such as ${example}`, about);

/** US dollars. */
export function price(words: Words) {
  const must = 'a price in dollars from 0 to 999, whole or with cents, such as 25 or 27.5';
  return z
    .number(must)
    .refine((value) => value >= 0 && value <= 999 && Number(value.toFixed(2)) === value, must)
    .register(about, { kind: 'number', ...words });
}

/** A share of a picture's width or height. */
function share(words: Words) {
  const must = 'a number from 0 to 1, such as 0.5 for the middle';
  return z
    .number(must)
    .refine((value) => value >= 0 && value <= 1, must)
    .register(about, { kind: 'number', ...words });
}

/** One of several words. */
export const choice = <const Options extends readonly string[]>(options: Options, words: Words) =>
  z
    .enum(options, `one of ${options.map((option) => `"${option}"`).join(', ')}`)
    .register(about, { kind: 'choice', ...words });

export const section = (about: Words) => choice(sectionIds, about);

/** Fields that belong together. */
export const group = <Shape extends z.core.$ZodLooseShape>(words: Words, shape: Shape) =>
  z.strictObject(shape, 'a group of fields').register(about, { kind: 'group', ...words });

/** Between `least` and `most` entries that differ in their field `entry`. */
export function list<Entry extends z.ZodType>(
  least: number,
  most: number,
  words: Words & { entry?: string },
  entry: Entry,
) {
  const many = least === most ? `${least}` : `${least} to ${most}`;
  const key = (value: unknown) =>
    words.entry ? (value as Record<string, unknown>)[words.entry] : value;
  return z
    .array(entry, `a list of ${many}`)
    .refine((all) => all.length >= least && all.length <= most, `a list of ${many}`)
    .refine(
      (all) => new Set(all.map(key)).size === all.length,
      `a list in which no ${words.entry ?? 'entry'} occurs twice`,
    )
    .register(about, { kind: 'list', size: { min: least, max: most }, ...words });
}

/**
 * A photograph: a JPEG in photos/, the point that every crop keeps, and what it shows.
 *
 * @param use `decoration` lets the words for those who cannot see it be empty.
 */
export const photograph = (slot: Slot, use: 'content' | 'decoration', about: Words) =>
  group(about, {
    file: picture(slot, {
      label: 'Picture',
      hint: 'A JPEG from your computer, under any name. The one that it replaces is removed.',
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
        ? lineOrNothing(120, {
            label: 'What it shows',
            hint: 'For visitors who cannot see it. Left empty on purpose: the picture decorates, and the text beside it says everything.',
          })
        : line(120, {
            label: 'What it shows',
            hint: 'For visitors who cannot see it, as you would say it on the telephone.',
          }),
  });

/** The name of a picture in photos/. */
function picture(slot: Slot, words: Words) {
  const must = 'the name of a JPEG in photos/: small letters, digits and dashes, then .jpg';
  return z
    .string(must)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/, must)
    .register(about, { kind: 'picture', slot, ...words });
}
