/** @jest-environment node */
import type { CheckedLink } from '../compare/links';
import type { ViewChange } from '../compare/views';
import type { WordChange } from '../compare/words';
import { headline } from '../headline';
import { renderPage } from '../render/page';
import type { Report } from '../report';

const image = { src: 'data:,', width: 10, height: 10 };
const place = { left: 0, top: 0, right: 1, bottom: 1 };
const same: ViewChange = { id: 'same', label: 'Same', state: 'unchanged', picture: image };
const changed: ViewChange = {
  id: 'changed',
  label: 'Changed',
  state: 'changed',
  before: image,
  after: image,
  difference: { width: 10, height: 10, share: 0.02, places: [place, place] },
  crops: [],
};
const link = (status: CheckedLink['status']): CheckedLink => ({
  href: '#a',
  text: 'A',
  status,
  reason: 'as it is',
});
const words = (figures: boolean): WordChange => ({ kind: 'Text', below: '', words: [], figures });

const reportOf = (changes: Partial<Report>): Report => ({
  before: 'old',
  after: 'new',
  words: [],
  links: { added: [], removed: [], kept: [link('ok'), link('unchecked')] },
  weights: { parts: [], total: { part: 'All', before: 5000, after: 5000 } },
  properties: [{ path: 'title', before: 'A', after: 'A' }],
  views: [same, same],
  ...changes,
});
const total = (after: number) => ({ parts: [], total: { part: 'All', before: 5000, after } });

test.each<[string, Partial<Report>]>([
  ['Nothing changed.', {}],
  ['1 passage changed.', { words: [words(false)] }],
  ['3 passages changed (1 in a figure).', { words: [words(true), words(false), words(false)] }],
  [
    '1 link was added or removed.',
    { links: { added: [], removed: [link('broken')], kept: [link('ok')] } },
  ],
  [
    'Nothing changed and 1 link is broken.',
    { links: { added: [], removed: [], kept: [link('broken')] } },
  ],
  [
    '2 values of the structured data differ.',
    {
      properties: [
        { path: 'title', before: 'A', after: 'B' },
        { path: 'canonical', before: undefined, after: '/' },
      ],
    },
  ],
  ['1 of 2 views looks different in 2 places.', { views: [same, changed] }],
  [
    '1 of 1 view looks different.',
    { views: [{ id: 'new', label: 'New', state: 'added', picture: image }] },
  ],
  [
    'Nothing changed and 1 view could not be compared.',
    { views: [same, { id: 'lost', label: 'Lost', state: 'unreached' }] },
  ],
  ['The build is 1,001 bytes heavier.', { weights: total(6001) }],
  ['The build is 1 byte lighter.', { weights: total(4999) }],
  [
    '2 passages changed (2 in figures), 2 links were added or removed, 2 of 3 views look different in 4 places, the build is 10 bytes lighter, and 1 link is broken.',
    {
      words: [words(true), words(true)],
      links: { added: [link('broken')], removed: [link('ok')], kept: [] },
      views: [changed, changed, same],
      weights: total(4990),
    },
  ],
])('the headline says: %s', (sentence, changes) => {
  expect(headline(reportOf(changes))).toBe(sentence);
});

test('the page begins with the headline, then words and figures, then pictures, the rest folded', () => {
  const page = renderPage(reportOf({ words: [words(false), words(true)], views: [changed] }));
  const order = [
    '2 passages changed (1 in a figure) and 1 of 1 view looks different in 2 places.',
    '<h2 id="words">',
    '<h3>Prices and other figures</h3>',
    '<h3>Words</h3>',
    '<h2 id="views">',
    '<img',
    '<details id="rest">',
    '<h2 id="links">',
    '<h2 id="weights">',
    '<h2 id="data">',
  ].map((part) => page.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('the page lists a broken link that both builds have, and folds those that work', () => {
  const links = { added: [], removed: [], kept: [link('broken'), link('ok'), link('unchecked')] };
  const [open, folded] = renderPage(reportOf({ links })).split('<summary>2 links in both builds');
  expect(open).toContain('class="broken"');
  expect(open).toContain('1 link to other hosts not checked');
  expect(folded).toContain('class="ok"');
  expect(folded).not.toContain('class="broken"');
});

test('the page says when there was nothing to compare', () => {
  const nothing = { links: { added: [], removed: [], kept: [] }, properties: [] };
  const page = renderPage(reportOf(nothing));
  expect(page).toContain('Neither build has a link.');
  expect(page).toContain('Neither build tells search engines or social networks anything.');
});
