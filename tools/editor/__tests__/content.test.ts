/** @jest-environment node */
import { pageSchema, todaySchema } from '@/lib/content/schema';
import { translationSchema } from '@/lib/content/translation';
import { companies } from '@/test-support/companies';

import { asFile, asForm, inOrder, placeInWords } from '../content';
import { merge } from '../merge';

test.each(Object.entries(companies))(
  'a save of %s without a change changes nothing',
  (_name, { content: { today, ...page }, ...company }) => {
    const { de } = 'translations' in company ? company.translations : { de: undefined };
    for (const [schema, content] of [
      [pageSchema, page],
      [todaySchema, today],
      ...(de ? [[translationSchema, de] as const] : []),
    ] as const) {
      const saved = asFile(schema, asForm(schema, content));
      const { merged } = merge(asFile(schema, content), saved, content);
      expect(merged).toEqual(content);
    }
  },
);

test('what may be missing and is left empty is not in the file', () => {
  const link = { label: '', to: '' };
  const empty = { opens: '', closes: '', closed: '', bookAhead: true, closedNow: false };
  const form = { notice: { text: '', until: '', link }, winter: empty, summer: null };
  expect(asFile(todaySchema, form)).toEqual({});
});

test('a season that always takes bookings is shown so, though the file does not say it', () => {
  const winter = { opens: '12-15', closes: '04-10', closed: 'Opens December 15' };
  expect(asForm(todaySchema, { winter })).toEqual({
    winter: { ...winter, bookAhead: true, closedNow: false },
  });
});

test('a field that this editor does not know stays, after those that it knows', () => {
  const content = { later: 1, name: 'Red Rim' };
  expect(JSON.stringify(inOrder(pageSchema, content))).toBe('{"name":"Red Rim","later":1}');
});

test('a field’s place is told as the form names it', () => {
  expect(placeInWords(pageSchema, ['skiShuttle', 'prices', 0, 'dollars'])).toBe(
    'Ski shuttle card › Prices › Price 1 › US dollars',
  );
});
