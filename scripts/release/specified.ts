import { about } from '../../lib/content/fields';
import { elementOf, fieldsOf, type Schema } from '../../lib/content/changes';
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
export function fixedIn(schema: Schema, value: unknown, path: PropertyKey[]): [string, Fixed][] {
  const { fixed } = (schema && about.get(schema)) ?? {};
  if (fixed) return [[placeOf(path), { value, section: fixed }]];
  if (typeof value !== 'object' || value === null) return [];
  const [element, fields] = [elementOf(schema), fieldsOf(schema)];
  return Object.entries(value).flatMap(([key, part]) =>
    fixedIn(element ?? fields[key], part, [...path, element ? Number(key) : key]),
  );
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
