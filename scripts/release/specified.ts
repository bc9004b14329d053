import { about, elementOf, fieldsOf, type Schema } from '../../lib/content/fields';
import { contentFile, placeOf } from '../../lib/content/problems';
import { contentSchema, type Content } from '../../lib/content/schema';
import type { Finding } from './findings';

/** The section and the word or price that docs/specification.md fixes, by place in the content. */
export const specified: Record<string, [section: string, value: string | number]> = {
  'header.links[0].label': ['§2', 'Home'],
  'header.links[0].section': ['§2', 'home'],
  'header.links[1].label': ['§2', 'Contact'],
  'header.links[1].section': ['§2', 'contact'],
  'booking.label': ['§4', 'Book Now'],
  'skiShuttle.heading': [
    '§2',
    'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
  ],
  'skiShuttle.prices[0].dollars': ['§9', 30],
  'skiShuttle.prices[0].rider': ['§9', 'Adult'],
  'skiShuttle.prices[1].dollars': ['§9', 25],
  'skiShuttle.prices[1].rider': ['§9', 'Youth'],
  'contact.heading': ['§2', 'Contact'],
  'contact.intro': [
    '§2',
    'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
  ],
  'contact.form.sending': ['§4', 'Sending'],
  'contact.form.sent': ['§4', 'Thank you for your message. We will get back to you soon!'],
  'contact.form.failed': ['§8', 'There was an error sending your message. Please try again.'],
  'footer.rights': ['§2', 'All Rights Reserved'],
};

/** The values in a part of the content that its schema marks as fixed, by their places. */
export function fixedIn(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
): [place: string, [section: string, value: unknown]][] {
  const { fixed } = (schema && about.get(schema)) ?? {};
  if (fixed) return [[placeOf(path), [fixed, value]]];
  if (typeof value !== 'object' || value === null) return [];
  const element = elementOf(schema);
  const fields = fieldsOf(schema);
  return Object.entries(value).flatMap(([key, part]) =>
    fixedIn(element ?? fields[key], part, [...path, element ? Number(key) : key]),
  );
}

/**
 * Where a content differs from the words and prices that docs/specification.md fixes: the operator's right,
 * and for the operator to know.
 */
export function differences(content: Content): Finding[] {
  const own = Object.fromEntries(fixedIn(contentSchema, content));
  return Object.entries({ ...own, ...specified }).flatMap(([place, [section]]) => {
    const is = own[place]?.[1];
    const shouldBe = specified[place]?.[1];
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
