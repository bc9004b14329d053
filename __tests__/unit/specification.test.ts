/**
 * @jest-environment node
 *
 * What docs/specification.md fixes, held on the content as it was shipped: content/site.json is the
 * operator's, and every other test reads from there what it expects.
 */
import { phonePattern } from '../../lib/contact';
import { contentSchema } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { fixedIn } from '../../scripts/release/specified';
import { shippedContent } from '../../test-support/companies';

test('the introduction presents the company and both shuttles (§1)', () => {
  const { lead, seasons } = siteOf(shippedContent).intro;
  expect(lead).toContain(
    'a full-service transportation company serving Southern Utah, with ski shuttles in winter and bike shuttles in summer',
  );
  expect(seasons[0]?.text).toContain('We take you to Brian Head');
  expect(seasons[1]?.text).toContain('three mountain bike trails');
});

test('the hint beside the telephone number shows one that the form takes (§5.4)', () => {
  const [example = ''] = /[+(\d].*\d/.exec(siteOf(shippedContent).contact.form.phoneHint) ?? [];
  expect(example).toMatch(phonePattern);
});

test('what the editor marks as specified is every exact word and price, by section', () => {
  const fixed = fixedIn(contentSchema, shippedContent, []).map(
    ([place, { section, value }]) => [place, [section, value]] as const,
  );
  expect(Object.fromEntries(fixed)).toEqual({
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
  });
});
