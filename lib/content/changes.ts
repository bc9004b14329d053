import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { about, type About } from './fields';
import { valueAt } from './problems';
import { contentSchema } from './schema';
import { inDollars } from './money';

/** The schema of a part of the content; undefined where that is not known. */
export type Schema = z.core.$ZodType | undefined;

/** One difference between two contents. A list that has gained, lost or moved entries differs as a whole. */
export interface Change {
  path: PropertyKey[];
  /** Its place in the editor's words, from the section down, such as `['Ski shuttle card', 'Prices', 'Adult']`. */
  place: string[];
  /** undefined where the content lacks the value. */
  before: unknown;
  after: unknown;
  /** Of the value; undefined for a field that this schema lacks. */
  schema: Schema;
}

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (schema: Schema): About | undefined => schema && about.get(schema);

/** The schemas of a group's fields, by name. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([key, field]) => [
      key,
      field instanceof z.ZodExactOptional ? field.unwrap() : field,
    ]),
  );
}

/** The schema of a list's entries; undefined for anything else. */
export const elementOf = (schema: Schema): Schema =>
  schema instanceof z.ZodArray ? schema.element : undefined;

const isAmount = (words: About | undefined) => words?.kind === 'number' && words.dollars === true;

/** The field by which a list's entries must differ; undefined where they are texts. */
function entryKey(schema: Schema): string | undefined {
  const words = wordsOf(schema);
  return words?.kind === 'list' ? words.entry : undefined;
}

/** What tells a list's entries apart: that field, or the entry itself. */
function names(list: unknown[], schema: Schema): string[] {
  const key = entryKey(schema);
  return list.map((entry) => {
    const name = key && isGroup(entry) ? entry[key] : entry;
    return typeof name === 'string' ? name : JSON.stringify(name);
  });
}

/** Whether each entry has stayed where it was, under its own name or a new one. */
const inPlace = (before: string[], after: string[]) =>
  before.length === after.length &&
  before.every((name, index) => name === after[index] || !after.includes(name));

/** What differs between two values of a schema, which is undefined for fields that it lacks. */
function changesIn(
  schema: Schema,
  before: unknown,
  after: unknown,
  path: PropertyKey[],
  place: string[],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const fields = fieldsOf(schema);
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const words = wordsOf(fields[key]);
      // "$35" says it.
      const inside = isAmount(words) ? place : [...place, words?.label ?? key];
      return changesIn(fields[key], before[key], after[key], [...path, key], inside);
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [names(before, schema), names(after, schema)];
    if (inPlace(old, now)) {
      const element = elementOf(schema);
      const key = entryKey(schema);
      return after.flatMap((value: unknown, index) => {
        const number = `${wordsOf(element)?.label ?? 'Entry'} ${index + 1}`;
        const name = key && key !== 'file' ? (old[index] ?? '') : number;
        return changesIn(element, before[index], value, [...path, index], [...place, name]);
      });
    }
  }
  return [{ path, place, before, after, schema }];
}

/**
 * Lists what differs between two contents of the page, in the order of the content.
 *
 * @param before, after the whole content (wholeContent), parsed; valid or not.
 */
export const contentChanges = (before: unknown, after: unknown): Change[] =>
  changesIn(contentSchema, before, after, [], []);

const isWithin = (path: PropertyKey[], other: PropertyKey[]) =>
  other.every((key, index) => path[index] === key);

/** The content with another value at a path; without that field if the value is undefined. */
function withValue(content: unknown, [key, ...rest]: PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(content, [key]), rest, value);
  if (Array.isArray(content)) return content.with(Number(key), inner);
  const { [key]: _, ...others } = content as Record<PropertyKey, unknown>;
  if (inner === undefined) return others;
  return key in (content as object)
    ? { ...(content as object), [key]: inner }
    : { ...others, [key]: inner };
}

/**
 * Brings what changed on both sides of a common state together. Where both changed the same place in different
 * ways, mine holds, and the place is a conflict: `before` is what was published, `after` is mine.
 */
export function mergeContent(
  base: unknown,
  mine: unknown,
  published: unknown,
): { content: unknown; conflicts: Change[] } {
  const theirs = contentChanges(base, published);
  const conflicts: Change[] = [];
  let content = published;
  for (const change of contentChanges(base, mine)) {
    const met = theirs.filter(
      ({ path }) => isWithin(path, change.path) || isWithin(change.path, path),
    );
    // The larger of the two places: a list as a whole rather than one of its entries.
    const wider = met.find(({ path }) => path.length < change.path.length) ?? change;
    const after = valueAt(mine, wider.path);
    const before = valueAt(published, wider.path);
    content = withValue(content, wider.path, after);
    if (met.length === 0 || isDeepStrictEqual(before, after)) continue;
    if (!conflicts.some(({ path }) => isDeepStrictEqual(path, wider.path))) {
      conflicts.push({ ...wider, before, after });
    }
  }
  return { content, conflicts };
}

/** What a change is about; of a group or list, what the first of its fields makes it. */
export function kindOf(schema: Schema): 'price' | 'text' | 'link' | 'photograph' {
  const words = wordsOf(schema);
  const [first = elementOf(schema)] = Object.values(fieldsOf(schema));
  if (first) return kindOf(first);
  if (isAmount(words)) return 'price';
  if (words?.kind === 'picture') return 'photograph';
  return words?.kind === 'checked' || words?.kind === 'choice' ? 'link' : 'text';
}

/** A value as a reader would write it; of a group or list, what is in it. undefined if that is nothing. */
export function said(schema: Schema, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => said(elementOf(schema), entry));
    return entries.join(value.some(isGroup) ? '; ' : ' ');
  }
  if (isGroup(value)) {
    const fields = fieldsOf(schema);
    const parts = Object.entries(value).map(([key, part]) => said(fields[key], part));
    return parts.filter((part) => part !== undefined).join(', ');
  }
  if (typeof value === 'number' && isAmount(wordsOf(schema))) return inDollars(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same as a sentence can name it; undefined if it is too long for that. */
function short(schema: Schema, value: unknown): string | undefined {
  const text = said(schema, value);
  if (text === undefined) return 'nothing';
  if (text.length > 40) return undefined;
  return typeof value === 'string' ? `“${text}”` : text;
}

/** What has become of a list's entries. */
function listChange(before: unknown[], after: unknown[], schema: Schema): string {
  const [old, now] = [names(before, schema), names(after, schema)];
  const parts = [
    ...now.filter((name) => !old.includes(name)).map((name) => `${name} added`),
    ...old.filter((name) => !now.includes(name)).map((name) => `${name} removed`),
    ...now.flatMap((name, index) => {
      if (!old.includes(name)) return [];
      const then = before[old.indexOf(name)];
      return changesIn(elementOf(schema), then, after[index], [], [name]).map(inWords);
    }),
  ];
  return parts.join(', ') || 'another order';
}

/** A change in words: `Ski shuttle card › Prices › Adult: $30 → $35`. */
export function inWords({ place, before, after, schema }: Change): string {
  const where = place.join(' › ');
  if (wordsOf(schema)?.kind === 'picture') return `${where}: another picture`;
  if (Array.isArray(before) && Array.isArray(after)) {
    return `${where}: ${listChange(before, after, schema)}`;
  }
  const [old, now] = [short(schema, before), short(schema, after)];
  return old && now ? `${where}: ${old} → ${now}` : `${where}: new words`;
}
