import { isDeepStrictEqual } from 'node:util';

import { about, elementOf, fieldsOf, isGroup, type About, type Schema } from './fields';
import { inDollars } from './money';
import { contentSchema } from './schema';
import { languageName, translationSchema } from './translation';

const wordsOf = (schema: Schema): About | undefined => schema && about.get(schema);

const isAmount = (words: About | undefined) => words?.kind === 'number' && words.dollars === true;

/** A value as a reader would write it. */
function formatValue(schema: Schema, value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  if (isGroup(value)) {
    const fields = fieldsOf(schema);
    const parts = Object.entries(value).map(([key, part]) => formatValue(fields[key], part));
    return parts.join(', ');
  }
  if (typeof value === 'number' && isAmount(wordsOf(schema))) return inDollars(value);
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}

function describeListChange(schema: Schema, before: unknown[], after: unknown[], place: string[]) {
  const words = wordsOf(schema);
  const key = words?.kind === 'list' ? words.entry : undefined;
  const nameOf = (entry: unknown) => String(key && isGroup(entry) ? entry[key] : entry);
  const element = elementOf(schema);
  const old = before.map(nameOf);
  const now = after.map(nameOf);
  const inPlace = (name: string, index: number) => name === now[index] || !now.includes(name);
  if (old.length === now.length && old.every(inPlace)) {
    return after.flatMap((entry, index) => {
      const number = `${wordsOf(element)?.label ?? 'Entry'} ${index + 1}`;
      const name = key && key !== 'file' ? (old[index] ?? number) : number;
      return describeChange(element, before[index], entry, [...place, name]);
    });
  }
  const where = place.join(' › ');
  const only = (list: unknown[], others: string[]) =>
    list
      .filter((entry) => !others.includes(nameOf(entry)))
      .map((entry) => `${where}: ${formatValue(element, entry)}`);
  const lines = [
    ...only(after, old).map((line) => `${line} added`),
    ...only(before, now).map((line) => `${line} removed`),
    ...now.flatMap((name, index) =>
      old.includes(name)
        ? describeChange(element, before[old.indexOf(name)], after[index], [...place, name])
        : [],
    ),
  ];
  return lines.length > 0 ? lines : [`${where}: another order`];
}

function describeChange(
  schema: Schema,
  before: unknown,
  after: unknown,
  place: string[],
): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before ?? []) && Array.isArray(after ?? [])) {
    return describeListChange(
      schema,
      (before ?? []) as unknown[],
      (after ?? []) as unknown[],
      place,
    );
  }
  const old = before ?? {};
  const now = after ?? {};
  if (isGroup(old) && isGroup(now)) {
    const fields = fieldsOf(schema);
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
      const words = wordsOf(fields[key]);
      // "$35" says it.
      const inside = isAmount(words) ? place : [...place, words?.label ?? key];
      return describeChange(fields[key], old[key], now[key], inside);
    });
  }
  return [`${place.join(' › ')}: ${formatValue(schema, before)} → ${formatValue(schema, after)}`];
}

/**
 * Says what differs between two contents in the editor's words, such as
 * `Ski shuttle card › Prices › Adult: $30 → $35`.
 *
 * @param before, after the whole content (wholeContent), parsed; valid or not.
 */
export const contentChanges = (before: unknown, after: unknown): string[] =>
  describeChange(contentSchema, before, after, []);

/** The same of a translation, below its language. */
export const translationChanges = (language: string, before: unknown, after: unknown): string[] =>
  describeChange(translationSchema, before, after, [languageName(language)]);
