/**
 * @jest-environment node
 *
 * What docs/specification.md fixes and lib/site.ts holds. Who changes one of these changes the
 * specification, and this file with it.
 */
import { site } from '../../lib/site';

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
  expect(site.nav.links.map(({ label }) => label)).toEqual(['Home', 'Contact']);
});

test('the form has its exact words (§4 and §8)', () => {
  expect(site.contact.form).toMatchObject({
    sending: 'Sending',
    sent: 'Thank you for your message. We will get back to you soon!',
    failed: 'There was an error sending your message. Please try again.',
  });
});
