/** @jest-environment node */
import sharp from 'sharp';

import { photoWidths } from '../lib/photos';
import { site } from '../lib/site';

const photographs = [
  site.hero.photo,
  site.skiShuttle.photo,
  ...site.photoRow.photos,
  site.bikeShuttle.photo,
];

test.each(photographs)('knows the size of photos/$file.jpg', async ({ file, width, height }) => {
  await expect(sharp(`photos/${file}.jpg`).metadata()).resolves.toMatchObject({ width, height });
});

test('never enlarges a photograph', () => {
  expect(photoWidths({ file: 'small', width: 1000, height: 500, alt: '' })).toEqual([400, 800]);
});

test('every address is a stand-in that nobody can own', () => {
  const text = JSON.stringify(site);
  for (const [, host] of text.matchAll(/https:\/\/([^/"]+)|@([^"]+)/g)) {
    expect(host ?? '.example').toMatch(/\.example$/);
  }
  expect(site.contact.phone.display).toMatch(/555-01\d\d$/);
});

test('holds the specified prices, whole dollars for the round trip', () => {
  expect(site.skiShuttle.prices).toEqual([
    { dollars: 30, rider: 'Adult' },
    { dollars: 25, rider: 'Youth' },
  ]);
});
