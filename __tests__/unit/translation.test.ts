/** @jest-environment node */
import { translationProblems } from '../../lib/content/translation';
import { translatedSite } from '../../lib/content/site';
import { changed, companies, shippedContent } from '../../test-support/companies';
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
  ['booking.label is missing, but must be', (de) => Reflect.deleteProperty(de.booking, 'label')],
  ['notice.until is missing, but', (de) => Reflect.deleteProperty(de.header.notice, 'until')],
  ['errors.name is missing, but must be', (de) => Reflect.deleteProperty(de.texts.errors, 'name')],
  ['prices["Youth"].rider is missing', (de) => de.skiShuttle.prices.splice(1, 1)],
  [
    'content/site.de.json: skiShuttle.prices[0].dollars is not a text of the page: remove it, since content/site.json has it, or correct its name.',
    (de) => Object.assign(de.skiShuttle.prices[0]!, { dollars: 30 }),
  ],
  [
    'texts.privacy.kept.text is "Lange.", but must be a text of 1 to 158 characters, without spaces around it, with {kept} in it.',
    (de) => (de.texts.privacy.kept.text = 'Lange.'),
  ],
])('a translation is refused with the sentence: %s', (sentence, change) => {
  expect(problems(change)).toEqual([expect.stringContaining(sentence)]);
});

test.each(['en', 'deutsch'])('content/site.%s.json is refused for its name', (language) => {
  expect(translationProblems(shippedContent, { [language]: german })).toEqual([
    expect.stringMatching(/its name must have the two letters of another language/),
  ]);
});

test('a German page has German words, and prices in their own order whatever the file’s', () => {
  const site = siteIn(changed(({ skiShuttle }) => skiShuttle.prices.reverse()));
  expect(site.skiShuttle.prices[0]).toEqual({ dollars: 25, rider: 'Jugendliche' });
  expect(site.intro.seasons[0]!.link).toBe('Skishuttle, 25–30\u00a0$');
  const english = { language: 'en', label: 'English', href: '/privacy' };
  expect(site.inOtherLanguages.privacy).toEqual([english]);
});

test('a German page has the first one’s links and hours, with German words', () => {
  const { contact, skiShuttle } = siteIn(companies.accents.content);
  expect(contact.answers[0]).toBe('Mo – Fr, 07–19 Uhr');
  expect(contact.text?.label).toBe(german.contact.phone.text);
  const [, place] = german.skiShuttle.rows;
  const href = 'https://maps.test/theatre';
  expect(skiShuttle.rows?.[1]).toEqual({ label: place!.label, value: place!.value, href });
});

test('what holds today is in the page’s language, or says in which it is', () => {
  const winter = { opens: '12-15', closes: '04-10', closed: 'Opens December 15' };
  const translations = [{ language: 'de', text: 'Straße 143 ist zu.' }];
  const notice = { text: 'Road 143 is closed.', until: '2031-12-24T18:00', translations };
  const site = siteIn(changed(({ today }) => Object.assign(today, { notice, winter })));
  const untilWords = 'Bis 24. Dez. 2031, 18 Uhr';
  expect(site.notice).toMatchObject({ text: 'Straße 143 ist zu.', lang: undefined, untilWords });
  const dates = '15. Dezember – 10. April';
  expect(site.skiShuttle.season).toMatchObject({ closed: winter.closed, lang: 'en', dates });
});
