import { z } from 'zod';

import { about, inner, isGroup } from '@/lib/content/fields';

/** Between the content's files and the form: both in the schema's order, so that a save changes what was changed. */

/** The schemas of a group's fields. */
export const fieldsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape) as [string, z.ZodType][];

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A file's content as the form needs it: with each yes or no that the file may lack. */
export function asForm(schema: z.ZodType, value: unknown): unknown {
  const each = inner(schema);
  const words = about.get(each);
  if (value === undefined && words?.kind === 'flag') return words.otherwise;
  if (each instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => asForm(each.element as z.ZodType, entry));
  }
  if (!(each instanceof z.ZodObject) || !isGroup(value)) return value;
  const filled = fieldsOf(each).map(([key, field]) => [key, asForm(field, value[key])] as const);
  return { ...value, ...Object.fromEntries(filled.filter(([, field]) => field !== undefined)) };
}

/** What the form holds as the file has it: known fields alone, without what may be missing and is empty. */
export function asFile(schema: z.ZodType, value: unknown): unknown {
  const each = inner(schema);
  const words = about.get(each);
  if (words?.kind === 'flag') return value === words.otherwise ? undefined : value;
  if (each instanceof z.ZodArray) {
    const entries = Array.isArray(value) ? value : [];
    const all = entries.map((entry) => asFile(each.element as z.ZodType, entry));
    return each !== schema && all.length === 0 ? undefined : all;
  }
  if (each instanceof z.ZodObject) {
    const group = isGroup(value) ? value : {};
    const fields = fieldsOf(each).map(([key, field]) => [key, asFile(field, group[key])] as const);
    const all = Object.fromEntries(fields.filter(([, field]) => field !== undefined));
    return each !== schema && isEmpty(all) ? undefined : all;
  }
  if (!isEmpty(value)) return value;
  return each === schema && each.safeParse('').success ? '' : undefined;
}

/** The same in the schema's order; what it does not know comes last. */
export function inOrder(schema: z.ZodType, value: unknown): unknown {
  const each = inner(schema);
  if (each instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => inOrder(each.element as z.ZodType, entry));
  }
  if (!(each instanceof z.ZodObject) || !isGroup(value)) return value;
  const known = fieldsOf(each).filter(([key]) => key in value);
  return {
    ...Object.fromEntries(known.map(([key, field]) => [key, inOrder(field, value[key])])),
    ...Object.fromEntries(Object.entries(value).filter(([key]) => !(key in each.shape))),
  };
}

/** A field's place as people find it in the form, such as "Ski shuttle card › Prices › Price 1 › US dollars". */
export function placeInWords(schema: z.ZodType, [key, ...rest]: PropertyKey[]): string {
  const each = inner(schema);
  if (key === undefined) return about.get(each)?.label ?? '';
  const field = (
    each instanceof z.ZodArray
      ? each.element
      : each instanceof z.ZodObject && (each.shape as Record<PropertyKey, unknown>)[key]
  ) as z.ZodType | undefined;
  if (!field) return String(key);
  const label = about.get(inner(field))?.label ?? String(key);
  const name = typeof key === 'number' ? `${label} ${key + 1}` : label;
  return rest.length === 0 ? name : `${name} › ${placeInWords(field, rest)}`;
}
