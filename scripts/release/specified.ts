import type { z } from 'zod';

import { about } from '../../lib/content/fields';
import { contentFile, placeOf } from '../../lib/content/problems';
import { contentSchema, type Content } from '../../lib/content/schema';
import { shippedContent } from '../../test-support/companies';
import type { Finding } from './findings';

/** A value that the specification fixes. */
interface Fixed {
  value: unknown;
  section: string;
}

/** The values in a part of the content that its schema marks as fixed, by their places. */
function fixedIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): [string, Fixed][] {
  const { fixed } = about.get(schema) ?? {};
  if (fixed) return [[placeOf(path), { value, section: fixed }]];
  const { def } = (schema as z.ZodType)._zod;
  if (def.type === 'object') {
    const { shape } = def as z.core.$ZodObjectDef;
    return Object.entries(value as object).flatMap(([key, part]) =>
      shape[key] ? fixedIn(shape[key], part, [...path, key]) : [],
    );
  }
  if (def.type === 'array') {
    const { element } = def as z.core.$ZodArrayDef;
    return (value as unknown[]).flatMap((part, index) => fixedIn(element, part, [...path, index]));
  }
  return [];
}

/**
 * Where a content differs from the words and prices that docs/specification.md fixes: the operator's right,
 * and for the operator to know.
 */
export function differences(content: Content): Finding[] {
  const own = new Map(fixedIn(contentSchema, content, []));
  const specified = new Map(fixedIn(contentSchema, shippedContent, []));
  return [...new Map([...own, ...specified])].flatMap(([place, { section }]) => {
    const [is, shouldBe] = [own.get(place)?.value, specified.get(place)?.value];
    if (is === shouldBe) return [];
    const what = is === undefined ? `lacks ${JSON.stringify(shouldBe)}` : JSON.stringify(is);
    return [
      {
        blocks: false,
        what: `differs from the specification (${section}): ${what}`,
        where: `${contentFile}: ${place}`,
      },
    ];
  });
}
