/** @jest-environment node */
import { translationProblems } from '../../lib/content/translation';
import { translatedSite } from '../../lib/content/site';
import { changed, shippedContent } from '../../test-support/companies';
import german from '../../test-support/companies/german.json';

type German = typeof german;

/** What is wrong with the German page after a change of its file or of the page's. */
function problems(change: (de: German) => unknown, of: Parameters<typeof changed>[0] = () => 0) {
  const de = structuredClone(german);
  change(de);
  return translationProblems(changed(of), { de });
}

const siteIn = (content = shippedContent) => translatedSite(content, 'de', german, ['en', 'de']);

test('nothing is wrong with a translation that is complete, or ahead of the page', () => {
  expect(problems(() => undefined)).toEqual([]);
  expect(problems(({ header }) => header.links.push({ of: 'Soon', label: 'Bald' }))).toEqual([]);
});

test.each<[sentence: string, change: (de: German) => unknown]>([
  [
    'booking.label is missing, but must be a text of 1 to 16 characters, without spaces around it and without line breaks.',
    ({ booking }) => Reflect.deleteProperty(booking, 'label'),
  ],
  [
    'header.notice.until is missing, but must be a text of 1 to 12 characters, without spaces around it and without line breaks.',
    ({ header }) => Reflect.deleteProperty(header.notice, 'until'),
  ],
  [
    'skiShuttle.prices["Youth"].rider is missing, but must be a text of 1 to 16 characters, without spaces around it and without line breaks.',
    ({ skiShuttle }) => skiShuttle.prices.splice(1, 1),
  ],
  [
    'skiShuttle.prices[0].dollars is not a text of the page: remove it, since content/site.json has it, or correct its name.',
    ({ skiShuttle }) => Object.assign(skiShuttle.prices[0]!, { dollars: 30 }),
  ],
  [
    'contact.form.send is "WWWWWWWWWWWW", but must be a text that fits on one line of a phone, as wide as 15 usual characters at most.',
    ({ contact }) => (contact.form.send = 'WWWWWWWWWWWW'),
  ],
  [
    'texts.errors.name is missing, but must be a text of 1 to 78 characters, without spaces around it, without braces.',
    ({ texts }) => Reflect.deleteProperty(texts.errors, 'name'),
  ],
  [
    'texts.privacy.kept.text is "Lange.", but must be a text of 1 to 158 characters, without spaces around it, with {kept} in it.',
    ({ texts }) => (texts.privacy.kept.text = 'Lange.'),
  ],
])('a translation is refused with the sentence: %s', (sentence, change) => {
  expect(problems(change)).toEqual([`content/site.de.json: ${sentence}`]);
});

test('a menu has to fit on a phone with the other languages beside it', () => {
  const wide = { label: 'Reservations', section: 'contact' } as const;
  expect(
    problems(
      () => undefined,
      ({ header }) => (header.links[1] = wide),
    ),
  ).toEqual([
    expect.stringMatching(
      /^content\/site\.de\.json: header\.links\["Reservations"\]\.label is missing/,
    ),
  ]);
  const both = (de: German) => de.header.links.push({ of: wide.label, label: 'Anfrage' });
  expect(problems(both, ({ header }) => header.links.push(wide))).toEqual([
    'content/site.json: header.links must fit side by side on a phone with Deutsch beside them: shorten or remove one.',
    'content/site.de.json: header.links must fit side by side on a phone with English beside them: shorten or remove one.',
  ]);
});

test.each(['en', 'deutsch'])('content/site.%s.json is refused for its name', (language) => {
  expect(translationProblems(shippedContent, { [language]: german })).toEqual([
    expect.stringContaining(`content/site.${language}.json: its name must have the two letters`),
  ]);
});

test('a German page has German words, and prices in their own order whatever the file’s', () => {
  const site = siteIn(changed(({ skiShuttle }) => skiShuttle.prices.reverse()));
  expect(site.skiShuttle.prices).toEqual([
    { dollars: 25, rider: 'Jugendliche' },
    { dollars: 30, rider: 'Erwachsene' },
  ]);
  expect(site.intro.seasons[0]!.link).toBe('Skishuttle, 25–30\u00a0$');
  expect(site.booking).toMatchObject({ label: 'Jetzt buchen' });
  expect(site.footer.privacy.href).toBe('/de/privacy');
  expect(site.inOtherLanguages).toEqual({
    home: [{ language: 'en', label: 'English', href: '/' }],
    privacy: [{ language: 'en', label: 'English', href: '/privacy' }],
  });
});

test('what holds today is in the page’s language, or says in which it is', () => {
  const site = siteIn(
    changed(({ today }) => {
      const season = { opens: '12-15', closes: '04-10', closed: 'Opens December 15' };
      today.notice = {
        text: 'Road 143 is closed.',
        until: '2031-12-24T18:00',
        translations: [{ language: 'de', text: 'Straße 143 ist gesperrt.' }],
      };
      today.winter = season;
    }),
  );
  expect(site.notice).toMatchObject({ text: 'Straße 143 ist gesperrt.', lang: undefined });
  expect(site.notice?.untilWords).toBe('Bis 24. Dez. 2031, 18 Uhr');
  expect(site.skiShuttle.season).toMatchObject({
    closed: 'Opens December 15',
    lang: 'en',
    dates: '15. Dezember – 10. April',
  });
});
