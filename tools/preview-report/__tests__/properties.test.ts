/** @jest-environment node */
import { compareProperties, propertyDiffers } from '../compare/properties';
import { page } from './builds';

const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

test('every leaf of the structured data has a path, and every repeated property a number', () => {
  const before = page('', `<title>A</title>${data('{"offers":[{"price":30}],"area":[]}')}`);
  const image = '<meta property="og:image" content="/1.png">';
  const after = page(
    data('{'),
    `<title>B</title>${image}${image}${data('{"offers":[{"price":32}]}')}`,
  );
  expect(compareProperties(before, after)).toEqual([
    { path: 'title', before: 'A', after: 'B' },
    { path: 'og:image', before: undefined, after: '/1.png' },
    { path: 'og:image (2)', before: undefined, after: '/1.png' },
    { path: 'ld+json.offers[0].price', before: '30', after: '32' },
    { path: 'ld+json', before: undefined, after: 'not valid JSON: {' },
    { path: 'ld+json.area', before: '[]', after: undefined },
  ]);
});

test('structured data that is invalid in both builds is still compared', () => {
  const changes = compareProperties(page(data('{"price": 30')), page(data('{"price": 32')));
  expect(changes.filter(propertyDiffers)).toHaveLength(1);
});
