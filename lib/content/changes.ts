import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { about, type About } from './fields';
import { valueAt } from './problems';
import { contentSchema } from './schema';
import { inDollars } from './money';

/** One difference between two contents. A list that has gained, lost or moved entries differs as a whole. */
export interface Change {
  path: PropertyKey[];
  /** Its place in the editor's words, such as `Ski shuttle card › Prices › Adult`. */
  place: string;
  /** undefined where the content lacks the value. */
  before: unknown;
  after: unknown;
  /** What the editor knows of it; undefined for a field that this schema lacks. */
  words: About | undefined;
}

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of the schema behind `exactOptional`. */
const unwrapped = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodExactOptional ? schema.unwrap() : schema;

const wordsOf = (schema: z.core.$ZodType | undefined) => schema && about.get(schema);

/** What tells a list's entries apart: the field that must differ, or the entry itself. */
function names(list: unknown[], words: About | undefined): string[] {
  const key = words?.kind === 'list' ? words.entry : undefined;
  return list.map((entry) => JSON.stringify(key && isGroup(entry) ? entry[key] : entry));
}

/** Such a name for people to read. */
const said = (name = '') => name.replaceAll('"', '');

/** Whether each entry has stayed where it was, under its own name or a new one. */
const inPlace = (before: string[], after: string[]) =>
  before.length === after.length &&
  before.every((name, index) => name === after[index] || !after.includes(name));

/**
 * Lists what differs between two contents of the page, in the order of the content.
 *
 * @param before, after what content/site.json holds, parsed; valid or not.
 */
export function contentChanges(
  before: unknown,
  after: unknown,
  schema: z.core.$ZodType | undefined = contentSchema,
  path: PropertyKey[] = [],
  places: string[] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const words = wordsOf(schema);
  const [old, now] = [before, after];
  if (isGroup(old) && isGroup(now)) {
    const shape: Record<string, z.core.$ZodType> =
      schema instanceof z.ZodObject ? schema.shape : {};
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
      const field = unwrapped(shape[key]);
      const fieldWords = wordsOf(field);
      // "$35" says it.
      const isAmount = fieldWords?.kind === 'number' && fieldWords.dollars;
      const inside = isAmount ? places : [...places, fieldWords?.label ?? key];
      return contentChanges(old[key], now[key], field, [...path, key], inside);
    });
  }
  if (Array.isArray(old) && Array.isArray(now)) {
    const [oldNames, newNames] = [names(old, words), names(now, words)];
    const entry = schema instanceof z.ZodArray ? schema.element : undefined;
    if (inPlace(oldNames, newNames)) {
      return now.flatMap((value: unknown, index) => {
        const isNamed = words?.kind === 'list' && words.entry && words.entry !== 'file';
        const name = isNamed ? said(oldNames[index]) : `${index + 1}`;
        return contentChanges(old[index], value, entry, [...path, index], [...places, name]);
      });
    }
  }
  return [{ path, place: places.join(' › '), before, after, words }];
}

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
    if (!conflicts.some(({ place }) => place === wider.place)) {
      conflicts.push({ ...wider, before, after });
    }
  }
  return { content, conflicts };
}

/** A value as a sentence can name it; undefined if it is too long for that. */
function short(value: unknown, words: About | undefined): string | undefined {
  if (value === undefined || value === '') return 'nothing';
  if (typeof value === 'number') {
    return words?.kind === 'number' && words.dollars ? inDollars(value) : String(value);
  }
  return typeof value === 'string' && value.length <= 40 ? `“${value}”` : undefined;
}

/** What has become of a list's entries. */
function listChange(before: unknown[], after: unknown[], words: About | undefined): string {
  const [old, now] = [names(before, words), names(after, words)];
  const gone = old.filter((name) => !now.includes(name));
  const come = now.filter((name) => !old.includes(name));
  const parts = [
    ...come.map((name) => `${said(name)} added`),
    ...gone.map((name) => `${said(name)} removed`),
  ];
  return parts.join(', ') || 'another order';
}

/** A change in words: `Ski shuttle card › Prices › Adult: $30 → $35`. */
export function inWords({ place, before, after, words }: Change): string {
  if (words?.kind === 'picture') return `${place}: another picture`;
  if (Array.isArray(before) && Array.isArray(after)) {
    return `${place}: ${listChange(before, after, words)}`;
  }
  const [old, now] = [short(before, words), short(after, words)];
  return old && now ? `${place}: ${old} → ${now}` : `${place}: new words`;
}
