/** @jest-environment node */
import { site } from '../lib/site';

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
