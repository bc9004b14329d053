/** @jest-environment node */
import { contentChanges } from '../../../lib/content/changes';
import type { Content } from '../../../lib/content/schema';
import { companies, shippedContent } from '../../../test-support/companies';
import { headlineOf } from '../headline';

test.each<[what: string, headline: string, change: (content: Content) => void]>([
  [
    'a photograph and a price, which comes first',
    'Ski shuttle card › Prices › Adult: $30 → $35; Hero › Photograph › Picture: another picture',
    ({ skiShuttle, hero }) => {
      skiShuttle.prices[0]!.dollars = 35;
      hero.photo.file = 'mesa.jpg';
    },
  ],
  [
    'much in a few sections',
    'Ski shuttle card › Prices: Child added; 4 changes under Contact',
    ({ contact, skiShuttle }) => {
      const labels = { name: 'Who', email: 'Mail', phone: 'Call', message: 'What' };
      Object.assign(contact.form.labels, labels);
      skiShuttle.prices.push({ dollars: 20, rider: 'Child' });
    },
  ],
  ['nothing', '', () => undefined],
])('a headline says in words what changes: %s', (_, headline, change) => {
  const after = structuredClone(shippedContent);
  change(after);
  expect(headlineOf(contentChanges(shippedContent, after))).toBe(headline);
});

test('another company’s content has a headline that can be read in one breath', () => {
  for (const { content } of Object.values(companies)) {
    const headline = headlineOf(contentChanges(shippedContent, content));
    expect(headline.length).toBeGreaterThan(20);
    expect(headline.length).toBeLessThan(300);
  }
});
