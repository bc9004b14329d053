import { z } from 'zod';

import { contactNames } from '../contact';
import {
  about,
  elementOf,
  fieldsOf,
  group,
  isGroup,
  line,
  list,
  namePlaceholder,
  template,
  type About,
  type Schema,
} from './fields';
import { contentFile, described, mapTexts, named, placeOf, valueAt } from './problems';
import { contentSchema, pageSchema, type Content } from './schema';
import { complete, english } from './texts';

/**
 * The page in another language: content/site.de.json has the texts of content/site.json in German, at the same
 * places, and those of lib/content/texts.ts under `texts`. Whatever is no text comes from content/site.json. An entry
 * of a list says in `of` which one it translates, so neither order nor a new entry puts a price beside other words.
 */

/** The file with a language's texts. */
export const translationFile = (language: string) => `content/site.${language}.json`;

/** A language by its own name, such as "Deutsch". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const isText = (words: About | undefined) =>
  (words?.kind === 'line' || words?.kind === 'lines') && !words.same;

/** The schema of the texts in a part of the content; undefined where it has none. */
function textsIn(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodExactOptional) {
    return textsIn(schema.unwrap() as z.ZodType)?.exactOptional();
  }
  const words = about.get(schema) ?? { label: 'The page', kind: 'group' };
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(
      ([key, field]) => {
        const texts = textsIn(field);
        return texts ? [[key, texts] as const] : [];
      },
    );
    return fields.length > 0 ? group(words, Object.fromEntries(fields)) : undefined;
  }
  if (!(schema instanceof z.ZodArray) || words.kind !== 'list') {
    return isText(words) ? schema : undefined;
  }
  const entry = textsIn(schema.element as z.ZodType);
  if (!(entry instanceof z.ZodObject)) return entry && schema;
  const of = line(200, {
    label: 'Translates',
    hint: `The entry’s ${words.entry ?? ''} in ${contentFile}.`,
  });
  const entryWords = about.get(entry) ?? words;
  // Twice as many: an entry may be translated before it is on the page.
  return list(
    0,
    2 * words.size.max,
    { label: words.label, entry: 'of' },
    group({ label: entryWords.label }, { of, ...entry.shape }),
  );
}

const labels: Record<string, string> = {
  ...contactNames,
  errors: 'Errors of the form',
  privacy: 'Privacy page',
  effective: 'Date',
  heading: 'Heading',
  text: 'Text',
  link: 'Link',
};

/** A schema of texts that say the same as English ones. */
const templates = (texts: object, label: string): z.ZodObject =>
  group(
    { label },
    Object.fromEntries(
      Object.entries(texts as Record<string, string | { heading?: string }>).map(([key, text]) => {
        const own = labels[key] ?? key;
        return typeof text === 'string'
          ? [key, template(text, { label: own })]
          : [key, templates(text, text.heading ?? own)];
      }),
    ),
  );

const texts = templates(english, 'What follows from what the site does');

/** All of a translation's file. */
export const translationSchema = (textsIn(pageSchema) as z.ZodObject).extend({ texts });

/** A part of the content with other texts, each undefined where it is missing. */
function withTexts(schema: Schema, first: unknown, texts: unknown): unknown {
  const words = schema && about.get(schema);
  const element = elementOf(schema);
  if (Array.isArray(first) && element instanceof z.ZodObject) {
    const key = words?.kind === 'list' ? (words.entry ?? '') : '';
    const all = Array.isArray(texts) ? texts.filter(isGroup) : [];
    return (first as Record<string, unknown>[]).map((entry) =>
      withTexts(
        element,
        entry,
        all.find(({ of }) => of === entry[key]),
      ),
    );
  }
  if (isGroup(first)) {
    const fields = fieldsOf(schema);
    const own = isGroup(texts) ? texts : {};
    const all = Object.entries(first).map(([key, value]) => [
      key,
      key in fields ? withTexts(fields[key], value, own[key]) : value,
    ]);
    return Object.fromEntries(all) as unknown;
  }
  return isText(element ? about.get(element) : words) ? texts : first;
}

/**
 * The whole content in another language.
 *
 * @param content the whole content (wholeContent), parsed and valid.
 * @param translation what the language's file holds, parsed; what it lacks is undefined.
 */
export function translated(content: object, language: string, translation: unknown): object {
  const all = withTexts(pageSchema, complete(content as Content), translation) as Content;
  return { ...all, details: { ...all.details, language } };
}

/** A place in the translated content, its entries named as the file names them. */
function placeIn(schema: Schema, first: unknown, [key, ...rest]: PropertyKey[]): string {
  if (key === undefined) return '';
  const words = schema && about.get(schema);
  const part = valueAt(first, [key]);
  const name = words?.kind === 'list' && words.entry && valueAt(part, [words.entry]);
  const element = elementOf(schema);
  return (
    (name ? `[${JSON.stringify(name)}]` : placeOf([key]).replace(/^(?!\[)/, '.')) +
    placeIn(element ?? fieldsOf(schema)[String(key)], part, rest)
  );
}

/** What is wrong with one translation. */
function problemsIn(content: Content, language: string, translation: unknown): string[] {
  const file = translationFile(language);
  if (!/^[a-z]{2}$/.test(language) || language === content.details.language) {
    return [
      `${file}: its name must have the two letters of another language than ${contentFile}, such as ${translationFile('de')}.`,
    ];
  }
  const problem = (place: string, value: unknown, message: string) =>
    `${file}: ${place || 'the whole of it'} is ${described(value)}, but must be ${message}.`;
  const filled = mapTexts(translation, (text) => text.replaceAll(namePlaceholder, content.name));
  const own = translationSchema.safeParse(filled).error?.issues ?? [];
  const whole = named(translated(content, language, translation));
  const all = contentSchema.safeParse(whole).error?.issues ?? [];
  return [
    ...own.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        const places = issue.keys.map((key) => placeOf([...issue.path, key]));
        return places.map(
          (place) =>
            `${file}: ${place} is not a text of the page: remove it, since ${contentFile} has it, or correct its name.`,
        );
      }
      const value = valueAt(filled, issue.path);
      // Of what is missing, the whole content's check knows whether the page needs it.
      if (value === undefined && issue.path[0] !== 'texts') return [];
      return [problem(placeOf(issue.path), value, issue.message)];
    }),
    ...all.flatMap(({ path, message }) => {
      const value = valueAt(whole, path);
      if (typeof value === 'string') return [];
      return [problem(placeIn(pageSchema, content, path).replace(/^\./, ''), value, message)];
    }),
  ];
}

/**
 * What is wrong with the page's translations: a sentence for each text that is missing or does not belong there.
 *
 * @param content the whole content (wholeContent), parsed and valid.
 * @param translations what the files hold, parsed, by language.
 */
export function translationProblems(
  content: object,
  translations: Record<string, unknown>,
): string[] {
  const first = content as Content;
  return Object.entries(translations).flatMap(([language, translation]) =>
    problemsIn(first, language, translation),
  );
}
