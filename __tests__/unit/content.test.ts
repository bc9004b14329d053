/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { contentProblems, parseContent, textsOf } from '../../lib/content/problems';
import { sectionIds, type Content } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { structuredData } from '../../lib/content/structured-data';
import { nodeArguments } from '../../scripts/shared/cli';
import { changed, shippedContent } from '../../test-support/companies';
import { newFolder } from '../folder';

jest.setTimeout(60_000);

type Change = (content: Content) => void;

/** A value that the types would forbid. */
const wrong = (value: unknown) => value as never;

test('nothing is wrong with the shipped content', () => {
  expect(contentProblems(shippedContent)).toEqual([]);
});

test.each<[sentence: string, change: Change]>([
  [
    'details.url is "http://www.redrim.example/", but must be the address of a site, from https:// to the end of its name, such as https://www.your-domain.com.',
    ({ details }) => (details.url = 'http://www.redrim.example/'),
  ],
  [
    `header.links[1].section is "prices", but must be one of ${sectionIds.map((id) => `"${id}"`).join(', ')}.`,
    ({ header }) => (header.links[1]!.section = wrong('prices')),
  ],
  [
    'booking.href is "booking.example", but must be an address that begins with https://, such as https://www.your-domain.com/page.',
    ({ booking }) => (booking.href = 'booking.example'),
  ],
  [
    'hero.photo.focus.x is 62, but must be a number from 0 to 1, such as 0.5 for the middle.',
    ({ hero }) => (hero.photo.focus.x = 62),
  ],
  [
    `intro.winter.text is "${'Snow. '.repeat(10).slice(0, 59)}… (240 characters), but must be a text of 1 to 160 characters, without spaces around it.`,
    ({ intro }) => (intro.winter.text = 'Snow. '.repeat(40)),
  ],
  [
    'skiShuttle.prices[1].dollars is "25", but must be a price in dollars from 0 to 9999, whole or with cents, without $, such as 25 or 27.5.',
    ({ skiShuttle }) => (skiShuttle.prices[1]!.dollars = wrong('25')),
  ],
  [
    'skiShuttle.prices[0].dollars is 29.995, but must be a price in dollars from 0 to 9999, whole or with cents, without $, such as 25 or 27.5.',
    ({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 29.995),
  ],
  [
    'skiShuttle.photo.alt is "", but must be a text of 1 to 120 characters, without spaces around it and without line breaks.',
    ({ skiShuttle }) => (skiShuttle.photo.alt = ''),
  ],
  [
    'contact.phone.display is "0800 1234", but must be a telephone number of the US or Canada, such as (435) 555-0142.',
    ({ contact }) => (contact.phone.display = '0800 1234'),
  ],
  [
    'contact.email.address is "hello at redrim", but must be an e-mail address, such as hello@your-domain.com.',
    ({ contact }) => (contact.email.address = 'hello at redrim'),
  ],
  [
    'booking.label is missing, but must be a text of 1 to 16 characters, without spaces around it and without line breaks.',
    ({ booking }) => Reflect.deleteProperty(booking, 'label'),
  ],
  [
    'skiShuttle.prize is not a field of the page; remove it or correct its name.',
    ({ skiShuttle }) => Object.assign(skiShuttle, { prize: 1 }),
  ],
  [
    'intro.lead is "We are {company}.", but must be a text in which braces stand around nothing but {name} and {prices}.',
    ({ intro }) => (intro.lead = 'We are {company}.'),
  ],
  [
    'bikeShuttle.rows is a list of 3, but must be a list in which no label occurs twice.',
    ({ bikeShuttle }) => (bikeShuttle.rows[1]!.label = bikeShuttle.rows[0]!.label),
  ],
  [
    'photoRow.photos is a list of 3, but must be a list of 4.',
    ({ photoRow }) => photoRow.photos.pop(),
  ],
  [
    'skiShuttle.prices is a group of fields, but must be a list of 1 to 3.',
    ({ skiShuttle }) => (skiShuttle.prices = wrong({ adult: 30 })),
  ],
  [
    'contact.heading is "Contact", but must be a heading that no other part of the page has as its heading or name.',
    ({ contact, photoRow }) => (photoRow.label = contact.heading),
  ],
  [
    'details.timeZone is "Utah", but must be a time zone by its international name, such as America/Denver.',
    ({ details }) => (details.timeZone = 'Utah'),
  ],
])('a mistake is refused with the sentence: %s', (sentence, change) => {
  expect(contentProblems(changed(change))).toEqual([`content/site.json: ${sentence}`]);
});

test('a mistake in today’s notice is named in its own file', () => {
  const content = changed(({ today }) => (today.notice = { text: 'Closed', until: 'soon' }));
  expect(contentProblems(content)).toEqual([
    expect.stringMatching(/^content\/today\.json: notice\.until is "soon", but must be /),
  ]);
});

test('a notice and seasons from before content/today.json are refused until they are moved there', () => {
  const content = changed(({ skiShuttle, bikeShuttle }) => {
    Object.assign(skiShuttle, { season: {} });
    Object.assign(bikeShuttle, { season: {} });
  });
  expect(contentProblems({ notice: {}, ...content }).toSorted()).toEqual([
    'content/site.json: bikeShuttle.season has moved: cut it out there and put it into content/today.json as "summer".',
    'content/site.json: notice has moved: cut it out there and put it into content/today.json as "notice".',
    'content/site.json: skiShuttle.season has moved: cut it out there and put it into content/today.json as "winter".',
  ]);
});

test.each<[string, Change]>([
  ['cents', ({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 29.99)],
  ['no words for a picture that decorates', ({ hero }) => (hero.photo.alt = '')],
  ['a number with +1', ({ contact }) => (contact.phone.display = '+1 435 555 0142')],
])('%s is taken', (_what, change) => {
  expect(contentProblems(changed(change))).toEqual([]);
});

describe('a command', () => {
  const path = newFolder();

  /** Runs a command on this content, in a copy of the project. */
  function run(command: string, content: string) {
    for (const name of ['scripts', 'lib', 'node_modules', 'package.json']) {
      symlinkSync(resolve(name), path(name));
    }
    for (const name of ['content', 'photos']) mkdirSync(path(name));
    for (const { text } of textsOf(shippedContent).filter(({ place }) => place.endsWith('.file'))) {
      writeFileSync(path('photos', text), '');
    }
    writeFileSync(path('content/site.json'), content);
    writeFileSync(path('content/today.json'), '{}');
    const [file = '', ...args] = command.split(' ');
    const options = { cwd: path(), encoding: 'utf8' } as const;
    return spawnSync(process.execPath, nodeArguments(`scripts/${file}`, args), options);
  }

  test.each([
    'local/check.ts',
    'build/build.ts',
    'local/serve.ts --dev',
    'release/launch-check.ts',
  ])('ends with a sentence for each mistake: %s', (command) => {
    const content = changed(({ booking, hero, photoRow }) => {
      booking.href = 'booking.example';
      hero.photo.focus.x = 62;
      photoRow.photos[2]!.file = 'gone.jpg';
    });
    const { today: _, ...page } = content;
    const { status, stderr } = run(command, JSON.stringify(page));
    const sentences = stderr.split('\n').filter((line) => line.startsWith('content/site.json'));
    expect(status).toBe(1);
    expect(sentences.toSorted()).toEqual([
      ...contentProblems(content).toSorted(),
      'content/site.json: photoRow.photos[2].file is "gone.jpg", but must be a picture that is in photos/.',
    ]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('names the line of a missing comma', () => {
    const text = readFileSync('test-support/companies/shipped.json', 'utf8');
    const { status, stderr } = run('build/build.ts', text.replace('"Main",', '"Main"'));
    expect(status).toBe(1);
    expect(stderr).toBe(
      'content/site.json:6 cannot be read: a quotation mark, comma or bracket is missing there or just before, or there is one too many.\n',
    );
  });
});

test('a new name and number are everywhere at once', () => {
  const content = changed((all) => {
    all.name = 'Cedar Lines';
    all.contact.phone.display = '\u202a+1 435 555\u20110199\u202c';
    all.contact.phone.text = 'Text {name}';
  });
  const site = siteOf(parseContent(content));
  expect(JSON.stringify(site)).not.toMatch(/Red Rim Shuttle|[{]name[}]/);
  expect(site.title).toMatch(/^Cedar Lines \| /);
  expect(site.contact.phone).toMatchObject({
    display: '+1 435 555-0199',
    href: 'tel:+14355550199',
  });
  expect(site.contact.text).toEqual({ label: 'Text Cedar Lines', href: 'sms:+14355550199' });
});

test('hours are as search engines read them, and in words for visitors', () => {
  const hours = ['Mo-Su 07:00-19:00', 'Sa 08:00-12:30'];
  const content = changed(({ contact }) => Object.assign(contact.phone, { hours }));
  const site = siteOf(parseContent(content));
  expect(structuredData(site)).toMatchObject({ openingHours: hours });
  expect(site.contact.answers).toEqual(['Mon – Sun, 7 AM – 7 PM', 'Sat, 8:00 AM – 12:30 PM']);
});

test.each(['Mo-Su 7-19', 'Su-Sa 07:00-19:00', 'Mo 19:00-07:00', 'Mo-Xx 07:00-19:00'])(
  'hours are refused with a sentence: %s',
  (wrong) => {
    const content = changed(({ contact }) => (contact.phone.hours = [wrong]));
    expect(contentProblems(content)).toEqual([
      `content/site.json: contact.phone.hours[0] is "${wrong}", but must be days from Monday on and their hours, such as Mo-Su 07:00-19:00 or Sa 08:00-12:30.`,
    ]);
  },
);

describe('the name of the company', () => {
  /** The places with a problem. */
  const problems = (change: Change) =>
    contentProblems(changed(change)).map((sentence) => sentence.replace(/^.*?: (\S+) .*$/s, '$1'));

  test.each(['Abc', 'L’Été & Fils', 'Zion 4×4', 'TRANSPORTATIONCOMP', 'Southern Utah Mountain X'])(
    'a company may be called %s',
    (name) => {
      expect(
        problems((content) => {
          content.name = name;
          content.details.title = name;
        }),
      ).toEqual([]);
    },
  );

  test.each([
    ['Ab', 'two characters'],
    ['Red  Rim', 'two spaces'],
    ['{name} Rim', 'the placeholder itself'],
    ['A'.repeat(8) + ' B'.repeat(17), '42 characters'],
  ])('a company may not be called %s: %s', (name) => {
    expect(problems((content) => (content.name = name))).toContain('name');
  });

  test.each([
    [{}, ['shortName']],
    [{ shortName: 'Mountain Co' }, []],
  ])('a name of more than 24 characters needs a short one: %j', (short, places) => {
    const long = { name: 'Southern Utah Mountain Co', ...short };
    expect(
      problems((content) => {
        Object.assign(content, long);
        content.details.title = '{name} | Ski and bike shuttles';
      }),
    ).toEqual(places);
  });
});

test('a limit counts the company’s name where {name} stands', () => {
  const title = (text: string) => changed(({ details }) => (details.title = text));
  expect(contentProblems(title(`{name} ${'x'.repeat(44)}`))).toEqual([]);
  expect(contentProblems(title(`{name} ${'x'.repeat(45)}`))).toEqual([
    expect.stringMatching(/details\.title is "Red Rim Shuttle x+… \(61 characters\), but must be/),
  ]);
});
