import type { Field } from '@sveltia/cms';
import type { z } from 'zod';

import { fieldSchemaOf, type FieldSchema } from '../lib/mistakes';

/** The photograph beside the summary of a collapsed group or list entry. */
const thumbnailOf = ({ properties = {} }: FieldSchema) => ('file' in properties ? 'file' : undefined);

function listOf(items: FieldSchema, { description, minItems: min, maxItems: max }: FieldSchema) {
  const hasFixedLength = min === max;
  const list = {
    widget: 'list',
    // Sveltia disables the Add button at the limit without saying why, so the hint names the limit.
    hint: hasFixedLength ? description : `${description ?? ''} At most ${max}.`.trim(),
    min,
    max,
    label_singular: items.title,
    allow_add: !hasFixedLength,
    allow_remove: !hasFixedLength,
  };
  if (items.type !== 'object') return { ...list, field: fieldOf('item', items, true) };
  const fields = fieldsOf(items);
  return { ...list, collapsed: fields.length > 2 && 'auto', thumbnail: thumbnailOf(items), fields };
}

function widgetOf(node: FieldSchema): object {
  const { type, items, section, timeZone, widget = 'string' } = node;
  // The flag makes Sveltia read character classes such as \p{M} as the site does.
  const pattern = node.pattern && [`/${node.pattern}/u`, node.patternError];
  if (section) return { widget, section };
  if (type === 'object')
    return { widget: 'object', collapsed: 'auto', thumbnail: thumbnailOf(node), fields: fieldsOf(node) };
  if (items) return listOf(items, node);
  if (timeZone) return { widget: 'datetime', input_timezone: timeZone };
  // Sveltia saves any of these formats as WebP and names the file then, so this field has no pattern.
  const accept = 'image/jpeg,image/png,image/webp,image/heic';
  if (widget === 'image') return { widget, accept, choose_url: false };
  // `required` already demands one character.
  const minlength = node.minLength === 1 ? undefined : node.minLength;
  return { widget, minlength, maxlength: node.maxLength, pattern };
}

const fieldOf = (name: string, node: FieldSchema, required: boolean): object => ({
  name,
  label: node.title,
  hint: node.description,
  required,
  ...widgetOf(node),
});

const fieldsOf = ({ properties = {}, required = [] }: FieldSchema) =>
  Object.entries(properties).map(([name, node]) => fieldOf(name, node, required.includes(name)));

/** Sveltia's fields for a schema. The schema's titles become labels, and its descriptions become hints. */
export const formFields = (schema: z.ZodType) =>
  // Sveltia accepts no option that is undefined.
  JSON.parse(JSON.stringify(fieldsOf(fieldSchemaOf(schema)))) as Field[];
