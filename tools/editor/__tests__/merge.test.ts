import { merge } from '../merge';

const base = {
  name: 'Red Rim',
  prices: [
    { dollars: 30, rider: 'Adult' },
    { dollars: 20, rider: 'Child' },
  ],
  parts: ['Ski'],
};

const [adult, child] = base.prices;

test.each([
  ['another field of mine', { ...base, name: 'Cedar' }],
  ['another entry of a list', { ...base, prices: [adult, { ...child, dollars: 25 }] }],
  ['a new field', { ...base, shortName: 'Cedar' }],
  ['a field that is gone', { name: base.name, prices: base.prices }],
  ['a longer list', { ...base, parts: ['Ski', 'Bike'] }],
])('keeps %s beside another price of theirs', (_what, mine) => {
  const price = [{ ...adult, dollars: 35 }, mine.prices[1]];
  const theirs = { ...base, prices: [{ ...adult, dollars: 35 }, child] };
  expect(merge(base, mine, theirs)).toEqual({ merged: { ...mine, prices: price }, conflicts: [] });
});

test('names each field that both have changed, and takes mine', () => {
  const mine = { ...base, prices: [{ ...adult, dollars: 32 }, child], parts: ['Ski', 'Bike'] };
  const theirs = { ...base, prices: [{ ...adult, dollars: 35 }, child], parts: [] };
  expect(merge(base, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [
      { path: ['prices', 0, 'dollars'], mine: 32, theirs: 35 },
      { path: ['parts'], mine: ['Ski', 'Bike'], theirs: [] },
    ],
  });
});

test('the same change of both is none', () => {
  const both = { ...base, name: 'Cedar' };
  expect(merge(base, both, both)).toEqual({ merged: both, conflicts: [] });
});
