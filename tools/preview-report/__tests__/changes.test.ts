/** @jest-environment node */
import type { Content } from '../../../lib/content/schema';
import { companies, shippedContent } from '../../../test-support/companies';
import { contentChanges } from '../changes';
import { headlineOf } from '../headline';

const changed = (change: (content: Content) => void): Content => {
  const content = structuredClone(shippedContent);
  change(content);
  return content;
};

/** The changes as lines, such as "Hero › Line below the name: Old → New". */
const linesOf = (before: unknown, after: unknown) =>
  contentChanges(before, after).map(
    (change) => `${change.path.join(' › ')}: ${change.before ?? '–'} → ${change.after ?? '–'}`,
  );

test('a price goes by its place in the editor and by whom it is for', () => {
  const after = changed(({ skiShuttle }) => {
    skiShuttle.prices[0]!.dollars = 27.5;
  });
  expect(contentChanges(shippedContent, after)).toEqual([
    {
      path: ['Ski shuttle card', 'Prices', 'Adult'],
      kind: 'price',
      before: '$30',
      after: '$27.50',
    },
  ]);
});

test('entries of a list are told apart by their names, not by their places', () => {
  const after = changed(({ header, skiShuttle, bikeShuttle }) => {
    header.links.reverse();
    skiShuttle.prices = [
      { dollars: 20, rider: 'Child' },
      { dollars: 30, rider: 'Grown-up' },
    ];
    bikeShuttle.rows[1]!.value = 'Stay at home';
  });
  expect(linesOf(shippedContent, after)).toEqual([
    'Header › Menu › Order: Home, Contact → Contact, Home',
    'Ski shuttle card › Prices › Child: – → $20',
    'Ski shuttle card › Prices › Adult › Rider: Adult → Grown-up',
    'Ski shuttle card › Prices › Youth: $25 → –',
    'Bike shuttle › Rows of the white card › Bikes › Value: Come with you → Stay at home',
  ]);
});

test('photographs, texts in parts, and what may be missing are compared', () => {
  const after = changed((content) => {
    content.shortName = 'Rim';
    content.photoRow.photos[2]!.file = 'mesa.jpg';
    content.band.lines = ['Drive less.'];
    delete content.contact.form.failedMail;
  });
  expect(linesOf(shippedContent, after)).toEqual([
    'Short name: – → Rim',
    'Row of photographs › Photographs › Photograph 3 › Picture: desert-road.jpg → mesa.jpg',
    'Orange band › Statement: Ski more. Ride more. Drive less. → Drive less.',
    'Contact › Form › Email, when a message could not be sent: Send it by email, Enquiry for {name} → –',
  ]);
});

test('contents of another version of the schema are compared as far as they go', () => {
  const { band: _, ...older } = shippedContent;
  expect(linesOf({ ...older, removedSince: 'Old' }, shippedContent)).toEqual([
    'Orange band: – → Ski more. Ride more. Drive less.',
  ]);
});

test.each([
  [
    'a price and a photograph',
    changed(({ skiShuttle, hero }) => {
      skiShuttle.prices[0]!.dollars = 35;
      hero.photo.file = 'mesa.jpg';
    }),
    'Adult price of the ski shuttle: $30 → $35, and a new hero photograph',
  ],
  [
    'words, the short ones themselves',
    changed(({ hero, intro }) => {
      hero.line = 'A line that is much too long to be quoted here';
      intro.winter.heading = 'Snow';
    }),
    'Other words for Hero › Line below the name, and Introduction › Heading: Winter → Snow',
  ],
  [
    'one more and one less',
    changed(({ skiShuttle }) => {
      skiShuttle.prices = [skiShuttle.prices[0]!, { dollars: 20, rider: 'Child' }];
    }),
    'New: Child price of the ski shuttle, $20, and no longer: Youth price of the ski shuttle',
  ],
  [
    'much in a few sections',
    changed(({ contact }) => {
      const labels = { name: 'Who', email: 'Mail', phone: 'Call', message: 'What' };
      Object.assign(contact.form.labels, labels);
    }),
    '4 changes under Contact',
  ],
  ['nothing', structuredClone(shippedContent), ''],
])('a headline says in words what changes: %s', (_, after, headline) => {
  expect(headlineOf(shippedContent, after)).toBe(headline);
});

test('another company’s content has a headline that can be read in one breath', () => {
  for (const { content } of Object.values(companies)) {
    const headline = headlineOf(shippedContent, content);
    expect(headline.length).toBeGreaterThan(20);
    expect(headline.length).toBeLessThan(300);
  }
});
