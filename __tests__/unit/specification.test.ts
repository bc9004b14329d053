/**
 * @jest-environment node
 *
 * What docs/specification.md fixes, held on the content as it was shipped: content/site.json is the
 * operator's, and every other test reads from there what it expects. The content's schema marks the same
 * fields, for the editor.
 */
import type { z } from 'zod';

import { about } from '../../lib/content/fields';
import { contentSchema } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { shippedContent } from '../../test-support/companies';

const site = siteOf(shippedContent);

test('the introduction presents the company and both shuttles (§1)', () => {
  const [winter, summer] = site.intro.seasons;
  expect(site.intro.lead).toContain(
    'a full-service transportation company serving Southern Utah, with ski shuttles in winter and bike shuttles in summer',
  );
  expect(winter?.text).toContain('We take you to Brian Head');
  expect(summer?.text).toContain('three mountain bike trails');
});

test('the ski shuttle costs $30 for adults and $25 for youth (§9)', () => {
  expect(site.skiShuttle.prices).toEqual([
    { dollars: 30, rider: 'Adult' },
    { dollars: 25, rider: 'Youth' },
  ]);
});

test('the ski card, contact section and footer have their exact words (§2)', () => {
  expect(site.skiShuttle.heading).toBe(
    'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
  );
  expect(site.contact.heading).toBe('Contact');
  expect(site.contact.intro).toBe(
    'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
  );
  expect(site.footer.rights).toBe('All Rights Reserved');
  expect(site.booking.label).toBe('Book Now');
  expect(site.nav.links).toEqual([
    { label: 'Home', section: 'home' },
    { label: 'Contact', section: 'contact' },
  ]);
});

test('the form has its exact words (§4 and §8)', () => {
  expect(site.contact.form).toMatchObject({
    sending: 'Sending',
    sent: 'Thank you for your message. We will get back to you soon!',
    failed: 'There was an error sending your message. Please try again.',
  });
});

/** The fields that the schema marks as fixed, with their sections of the specification. */
function fixedFields(schema: z.core.$ZodType, place = ''): [place: string, section: string][] {
  const { fixed } = about.get(schema) ?? {};
  const { def } = (schema as z.ZodType)._zod;
  const below =
    def.type === 'object'
      ? Object.entries((def as z.core.$ZodObjectDef).shape).map(
          ([key, field]) => [`${place}.${key}`, field] as const,
        )
      : def.type === 'array'
        ? [[place, (def as z.core.$ZodArrayDef).element] as const]
        : [];
  return [
    ...(fixed ? [[place.slice(1), fixed] as [string, string]] : []),
    ...below.flatMap(([at, field]) => fixedFields(field, at)),
  ];
}

test('the editor marks what the tests above hold, and nothing else', () => {
  expect(Object.fromEntries(fixedFields(contentSchema))).toEqual({
    'header.links.label': '§2',
    'header.links.section': '§2',
    'booking.label': '§4',
    'skiShuttle.heading': '§2',
    'skiShuttle.prices.dollars': '§9',
    'skiShuttle.prices.rider': '§9',
    'contact.heading': '§2',
    'contact.intro': '§2',
    'contact.form.sending': '§4',
    'contact.form.sent': '§4',
    'contact.form.failed': '§8',
    'footer.rights': '§2',
  });
});
