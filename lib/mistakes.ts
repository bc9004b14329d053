import { z } from 'zod';

import type { PhotoSection } from './crops';

/** The part of JSON Schema that labels and the editor's form use, with what `.meta()` adds in schema.ts. */
export interface FieldSchema {
  type: string;
  title?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  patternError?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  widget?: string;
  timeZone?: string;
  /** The section of a photograph's focus. */
  section?: PhotoSection;
}

export const fieldSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as unknown as FieldSchema;

/** The labels that lead to a field, such as "Notice › Text" or "Prices › Price 2". */
export function labelOf(schema: z.ZodType, path: PropertyKey[]): string {
  let node: FieldSchema | undefined = fieldSchemaOf(schema);
  const labels = path.map((key) => {
    node = typeof key === 'number' ? node?.items : node?.properties?.[String(key)];
    const label = node?.title ?? String(key);
    return typeof key === 'number' ? `${label} ${key + 1}` : label;
  });
  return labels.join(' › ') || 'The file';
}

/** Says what is wrong with a field if its schema has no sentence of its own for that. */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  const unit = { string: ' characters', array: ' entries' }[String(issue.origin)] ?? '';
  const have = unit ? 'have' : 'be';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is still empty' : `must be of the type ${issue.expected}`;
    case 'too_big':
      return `may ${have} at most ${issue.maximum}${unit}`;
    case 'too_small':
      if (unit && issue.minimum === 1) return 'is still empty';
      return `must ${have} at least ${issue.minimum}${unit}`;
    case 'unrecognized_keys':
      return `has an unknown field: delete ${issue.keys.join(', ')}`;
    default:
      return 'is not possible';
  }
}

/** Returns a sentence for each mistake, such as "Notice › Text is still empty." */
export function mistakesIn(schema: z.ZodType, content: unknown): string[] {
  const { error } = schema.safeParse(content, { error: predicateOf });
  return (error?.issues ?? []).map(({ path, message }) => {
    const label = labelOf(schema, path);
    return message.endsWith('.') ? `${label}: ${message}` : `${label} ${message}.`;
  });
}
