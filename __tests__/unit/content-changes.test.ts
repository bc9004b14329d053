/** @jest-environment node */
import { contentChanges, inWords, kindOf, mergeContent, said } from '../../lib/content/changes';
import type { Content } from '../../lib/content/schema';
import { changed, shippedContent } from '../../test-support/companies';

const { rows } = shippedContent.bikeShuttle;
const row = { label: 'Group', value: 'Up to nine riders' };

test.each<[words: string, change: (content: Content) => void]>([
  [
    'Ski shuttle card › Prices › Youth: $25 → $27.50',
    ({ skiShuttle }) => (skiShuttle.prices[1]!.dollars = 27.5),
  ],
  [
    'Ski shuttle card › Prices › Youth › Rider: “Youth” → “Child”',
    ({ skiShuttle }) => (skiShuttle.prices[1]!.rider = 'Child'),
  ],
  [
    'Row of photographs › Photographs › Photograph 2 › Picture: another picture',
    ({ photoRow }) => (photoRow.photos[1]!.file = 'lake.jpg'),
  ],
  ['Introduction › Lead: new words', ({ intro }) => (intro.lead = 'By van. '.repeat(9).trim())],
  ['Short name: nothing → “Rim”', (content) => (content.shortName = 'Rim')],
  [
    'Bike shuttle › Rows of the white card: Group added',
    ({ bikeShuttle }) => bikeShuttle.rows.unshift(row),
  ],
  [
    `Bike shuttle › Rows of the white card: ${rows[0]!.label} removed`,
    ({ bikeShuttle }) => bikeShuttle.rows.shift(),
  ],
  [
    'Ski shuttle card › Prices: Child added, Adult: $30 → $35',
    ({ skiShuttle: { prices } }) => {
      prices[0]!.dollars = 35;
      prices.push({ dollars: 20, rider: 'Child' });
    },
  ],
  [
    'Bike shuttle › Rows of the white card: another order',
    ({ bikeShuttle }) => bikeShuttle.rows.reverse(),
  ],
])('says “%s”', (words, change) => {
  expect(contentChanges(shippedContent, changed(change)).map(inWords)).toEqual([words]);
});

test('groups and lists are said by what is in them, in the editor’s words', () => {
  const { band: _, ...older } = changed((content) => {
    content.skiShuttle.prices[1] = { dollars: 20, rider: 'Child' };
    content.skiShuttle.prices.reverse();
    delete content.contact.form.failedMail;
  });
  const lines = contentChanges({ ...older, removedSince: 'Old' }, shippedContent).map(
    ({ place, schema, before, after }) =>
      [place.at(-1), kindOf(schema), said(schema, before), said(schema, after)] as const,
  );
  expect(lines).toEqual([
    ['Prices', 'price', '$20, Child; $30, Adult', '$30, Adult; $25, Youth'],
    [
      'Email, when a message could not be sent',
      'text',
      undefined,
      'Send it by email, Enquiry for {name}',
    ],
    // This schema does not know it.
    ['removedSince', 'text', 'Old', undefined],
    ['Orange band', 'text', undefined, 'Ski more. Ride more. Drive less.'],
  ]);
});

test('what only one side has changed is taken from there', () => {
  const mine = changed((content) => {
    content.shortName = 'Rim';
    content.skiShuttle.prices[0]!.dollars = 35;
    delete content.bikeShuttle.rows[0]!.section;
  });
  const published = changed((content) => {
    content.skiShuttle.prices[1]!.dollars = 28;
    content.photoRow.photos.reverse();
  });
  const both = changed((content) => {
    content.skiShuttle.prices[1]!.dollars = 28;
    content.photoRow.photos.reverse();
  }, mine);
  expect(mergeContent(shippedContent, mine, published)).toEqual({ content: both, conflicts: [] });
});

test('the same change on both sides is not a conflict', () => {
  const both = changed(({ bikeShuttle }) => bikeShuttle.rows.push(row));
  expect(mergeContent(shippedContent, both, both)).toEqual({ content: both, conflicts: [] });
});

test('a list that one side has moved and the other has changed inside is mine as a whole', () => {
  const mine = changed(({ bikeShuttle }) => (bikeShuttle.rows[0]!.value = 'Mine'));
  const published = changed(({ bikeShuttle }) => bikeShuttle.rows.push(row));
  for (const [here, there] of [
    [mine, published],
    [published, mine],
  ] as const) {
    const { content, conflicts } = mergeContent(shippedContent, here, there);
    expect(content).toEqual(here);
    expect(conflicts.map(({ place }) => place)).toEqual([
      ['Bike shuttle', 'Rows of the white card'],
    ]);
  }
});
