import { z } from 'zod';

import { siteSchema } from '../lib/schema';
import { longestSite } from './longest';

/** The part of JSON Schema that says what a value may lack. */
interface Node {
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minItems?: number;
}

/**
 * Returns a value without the fields that its schema calls optional, and with each list as short as possible.
 */
function least({ properties, required = [], items, minItems }: Node, value: unknown): unknown {
  if (items) return (value as unknown[]).slice(0, minItems).map((item) => least(items, item));
  if (!properties) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(required.map((name) => [name, least(properties[name]!, fields[name])]));
}

const schema = z.toJSONSchema(siteSchema, { io: 'input', reused: 'inline' }) as unknown as Node;

/** Another company's content, which has only what content must have. */
export const leastSite = least(schema, longestSite) as z.infer<typeof siteSchema>;
