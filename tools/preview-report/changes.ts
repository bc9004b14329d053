import { z } from 'zod';

import { about, type About } from '../../lib/content/fields';
import { contentSchema } from '../../lib/content/schema';
import { inDollars } from '../../lib/content/money';

/** A difference between two contents of the page, in the editor's words. */
export interface Change {
  /** The editor's labels from the section down, such as `['Ski shuttle card', 'Prices', 'Adult']`. */
  path: string[];
  kind: 'price' | 'text' | 'link' | 'photograph';
  /** What stood there, as a reader would write it; undefined where there was nothing. */
  before: string | undefined;
  after: string | undefined;
}

type Fields = Record<string, unknown>;

/** The one number of the content that is money. */
const priceKey = 'dollars';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const unwrapped = (schema: z.ZodType) =>
  schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;

const aboutOf = (schema: z.ZodType): About => {
  const words = about.get(schema);
  if (!words) throw new Error('A field of the content has no label: see lib/content/fields.ts.');
  return words;
};

const fieldsOf = (schema: z.ZodType): [key: string, field: z.ZodType][] =>
  Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>).map(([key, field]) => [
    key,
    unwrapped(field),
  ]);

const elementOf = (schema: z.ZodType) => (schema as z.ZodArray<z.ZodType>).element;

/** What a change of a field is; of a group or list, what the first of its fields makes it. */
function kindOf(schema: z.ZodType, key: string): Change['kind'] {
  const { kind } = aboutOf(schema);
  if (key === priceKey) return 'price';
  if (kind === 'picture') return 'photograph';
  if (kind === 'checked' || kind === 'choice') return 'link';
  if (kind === 'list') return kindOf(elementOf(schema), '');
  const [first] = kind === 'group' ? fieldsOf(schema) : [];
  return first ? kindOf(first[1], first[0]) : 'text';
}

/** A value as a reader would write it; of a group or list, what is in it. */
function said(schema: z.ZodType, value: unknown, key = ''): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (key === priceKey && typeof value === 'number') return inDollars(value);
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => said(elementOf(schema), entry)).join(' ');
  }
  if (!isFields(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const parts = fieldsOf(schema).map(([name, field]) => said(field, value[name], name));
  return parts.filter((part) => part !== undefined).join(', ');
}

/** Compares entries that have names, whatever their places. An entry that differs in its name alone is renamed. */
function entryChanges(
  entry: z.ZodType,
  name: string,
  before: Fields[],
  after: Fields[],
  path: string[],
): Change[] {
  const nameOf = (value: Fields) => String(value[name]);
  const without = ({ [name]: _, ...others }: Fields) => others;
  const isIn = (values: Fields[], value: Fields) =>
    values.some((other) => nameOf(other) === nameOf(value));
  const gone = before.filter((value) => !isIn(after, value));
  const takeRenamed = (value: Fields) => {
    const index = gone.findIndex((other) => isSame(without(other), without(value)));
    return index < 0 ? undefined : gone.splice(index, 1)[0];
  };
  const kind = kindOf(entry, '');
  const whole = (value: Fields) => said(entry, without(value)) ?? nameOf(value);
  const changes = after.flatMap((value): Change[] => {
    const old = before.find((other) => nameOf(other) === nameOf(value)) ?? takeRenamed(value);
    if (old) return changesIn(entry, old, value, [...path, nameOf(old)]);
    return [{ path: [...path, nameOf(value)], kind, before: undefined, after: whole(value) }];
  });
  const removed = gone.map((value) => ({
    path: [...path, nameOf(value)],
    kind,
    before: whole(value),
    after: undefined,
  }));
  const order = (values: Fields[], others: Fields[]) =>
    values
      .filter((value) => isIn(others, value))
      .map(nameOf)
      .join(', ');
  const [was, is] = [order(before, after), order(after, before)];
  const moved: Change[] =
    was === is ? [] : [{ path: [...path, 'Order'], kind: 'text', before: was, after: is }];
  return [...changes, ...removed, ...moved];
}

function listChanges(
  schema: z.ZodType,
  { entry: name, size }: Extract<About, { kind: 'list' }>,
  before: unknown[],
  after: unknown[],
  path: string[],
): Change[] {
  const entry = elementOf(schema);
  if (name !== undefined && size.least < size.most) {
    return entryChanges(entry, name, before.filter(isFields), after.filter(isFields), path);
  }
  if (name !== undefined) {
    return after.flatMap((value, index) =>
      changesIn(entry, before[index], value, [...path, `${aboutOf(entry).label} ${index + 1}`]),
    );
  }
  return [{ path, kind: 'text', before: said(schema, before), after: said(schema, after) }];
}

function changesIn(
  schema: z.ZodType,
  before: unknown,
  after: unknown,
  path: string[],
  key = '',
): Change[] {
  if (isSame(before, after)) return [];
  const words = aboutOf(schema);
  if (words.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    return listChanges(schema, words, before, after, path);
  }
  if (words.kind === 'group' && isFields(before) && isFields(after)) {
    return fieldsOf(schema).flatMap(([name, field]) => {
      // The price is what its entry is about.
      const inner = name === priceKey ? path : [...path, aboutOf(field).label];
      return changesIn(field, before[name], after[name], inner, name);
    });
  }
  const [was, is] = [said(schema, before, key), said(schema, after, key)];
  return [{ path, kind: kindOf(schema, key), before: was, after: is }];
}

/**
 * What differs between two contents, in the order of the editor. A field that the schema does not know is
 * passed over.
 *
 * @param before, after what content/site.json holds, parsed; older contents may lack fields.
 */
export const contentChanges = (before: unknown, after: unknown): Change[] =>
  changesIn(contentSchema, before, after, []);
