import type { Field } from '@sveltia/cms';
import { z } from 'zod';

import { about, inner, type About } from '@/lib/content/fields';

import { fieldsOf } from './content';

/** The schemas of fields that check themselves, by the number that their configuration carries. */
export const schemas: z.ZodType[] = [];

const unseen = ['header', 'notFound', 'privacy', 'details'];

const hintOf = ({ hint, fixed }: About) =>
  [
    hint,
    fixed && `You may change this; the page as it came has it from the specification (${fixed}).`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * The form's field for a part of the content, with its name, hint and limits.
 *
 * @throws an Error when lib/content/fields.ts did not make the schema.
 */
function formField(name: string, schema: z.ZodType): Field {
  const each = inner(schema);
  const words = about.get(each);
  if (!words) throw new Error(`The field ${name} has no kind: make it with lib/content/fields.ts.`);
  const hint = hintOf(words);
  const common = {
    name,
    label: words.label,
    required: each === schema && !each.safeParse('').success,
    ...(hint && { hint }),
  };
  if (each instanceof z.ZodObject) {
    // What may be missing opens once it is added.
    const collapsed = each === schema;
    return { ...common, widget: 'object', collapsed, fields: formFields(each) };
  }
  if (each instanceof z.ZodArray && words.kind === 'list') {
    const element = each.element as z.ZodType;
    const { min, max } = words.size;
    const list = { ...common, widget: 'list', collapsed: true, min, max } as const;
    const singular = about.get(element)?.label;
    const entry = { ...list, ...(singular && { label_singular: singular }) };
    return element instanceof z.ZodObject
      ? { ...entry, fields: formFields(element), summary: `{{${words.entry ?? ''}}}` }
      : { ...entry, field: formField('entry', element) };
  }
  if (each instanceof z.ZodEnum) {
    return { ...common, widget: 'select', options: each.options as string[] };
  }
  switch (words.kind) {
    case 'flag':
      return { ...common, required: false, widget: 'boolean', default: words.otherwise };
    case 'time':
      return { ...common, widget: 'datetime', format: 'YYYY-MM-DD[T]HH:mm', picker_utc: false };
    case 'picture':
      return {
        ...common,
        widget: 'picture',
        slot: words.slot,
        media_folder: '/photos',
        public_folder: '',
      };
    default: {
      const kind = words.kind === 'number' ? 'number' : words.kind === 'lines' ? 'text' : 'string';
      return {
        ...common,
        widget: `checked-${kind}`,
        schema: schemas.push(each) - 1,
        ...(kind === 'number' && { value_type: 'float', step: 0.01 }),
      };
    }
  }
}

/** The form's fields for a group of the content; what visitors do not see is last. */
export const formFields = (schema: z.ZodObject): Field[] =>
  fieldsOf(schema)
    .toSorted(([one], [other]) => Number(unseen.includes(one)) - Number(unseen.includes(other)))
    .map(([name, field]) => formField(name, field));
