import type { Field } from '@sveltia/cms';
import { z } from 'zod';

/** The part of JSON Schema that the form uses, with the properties that `.meta()` adds in lib/schema.ts. */
interface Node {
  type: string;
  title?: string;
  description?: string;
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** The error message for a text that does not match the pattern. The default is the description. */
  patternError?: string;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  widget?: string;
  timeZone?: string;
}

/** A field for a longer text has several lines. */
const ONE_LINE_CHARACTERS = 90;

/** The summary of a collapsed list entry: its texts and numbers, and its picture. */
function summaryOf({ properties = {} }: Node) {
  const plain = Object.entries(properties).filter(([, { type }]) => !/object|array/.test(type));
  const shown = plain.filter(([, { widget }]) => widget !== 'image').map(([name]) => `{{${name}}}`);
  const picture = plain.find(([, { widget }]) => widget === 'image');
  return { summary: shown.join(' · '), ...(picture && { thumbnail: picture[0] }) };
}

function listOf({ items, minItems, maxItems }: Node & { items: Node }) {
  const list = {
    widget: 'list',
    min: minItems,
    max: maxItems,
    label_singular: items.title,
    ...(minItems === maxItems && { allow_add: false, allow_remove: false }),
  };
  return items.type === 'object'
    ? { ...list, collapsed: 'auto', ...summaryOf(items), fields: fieldsOf(items) }
    : { ...list, field: fieldOf('item', items, true) };
}

function textOf({ format, minLength = 0, maxLength = 0, pattern, ...node }: Node) {
  return {
    widget: maxLength > ONE_LINE_CHARACTERS ? 'text' : 'string',
    ...(format === 'uri' && { type: 'url' }),
    // `required` already demands one character.
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
    // The flag makes Sveltia read classes such as \p{M} as the site does.
    ...(pattern && { pattern: [`/${pattern}/u`, node.patternError ?? node.description] }),
  };
}

function widgetOf(node: Node): object {
  const { type, items, minimum: min, maximum: max } = node;
  if (type === 'object') return { widget: 'object', collapsed: 'auto', fields: fieldsOf(node) };
  if (items) return listOf({ ...node, items });
  if (type === 'number')
    return { widget: 'number', value_type: 'float', step: node.multipleOf, min, max };
  if (node.enum) return { widget: 'select', options: node.enum };
  if (node.format === 'date-time') return { widget: 'datetime', input_timezone: node.timeZone };
  // A newly chosen picture has no name in photos/ yet, so only the build checks the pattern.
  if (node.widget === 'image')
    return { widget: 'image', accept: 'image/jpeg,image/webp', choose_url: false };
  return textOf(node);
}

const fieldOf = (name: string, node: Node, required: boolean): object => ({
  name,
  label: node.title,
  hint: node.description,
  required,
  ...widgetOf(node),
});

const fieldsOf = ({ properties = {}, required = [] }: Node) =>
  Object.entries(properties).map(([name, node]) => fieldOf(name, node, required.includes(name)));

/** Sveltia's fields for a schema. The schema's titles become labels, and its descriptions become hints. */
export function formFields(schema: z.ZodType): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
  return fieldsOf(json as unknown as Node) as unknown as Field[];
}
