/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { contentProblems, parseContent, textsOf } from '../../lib/content/problems';
import { sectionIds, type Content } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { shippedContent } from '../../test-support/companies';

jest.setTimeout(60_000);

/** The shipped content with a change made to it. */
function changed(change: (content: Content) => void): Content {
  const content = structuredClone(shippedContent);
  change(content);
  return content;
}

test('nothing is wrong with the shipped content', () => {
  expect(contentProblems(shippedContent)).toEqual([]);
});

/** A value that the types would forbid. */
const wrong = (value: unknown) => value as never;

const tenMistakes: [change: (content: Content) => void, sentence: string][] = [
  [
    ({ details }) => (details.url = 'http://www.redrim.example/'),
    'details.url is "http://www.redrim.example/", but must be the address of a site, from https:// to the end of its name, such as https://www.your-domain.com.',
  ],
  [
    ({ header }) => (header.links[1]!.section = wrong('prices')),
    `header.links[1].section is "prices", but must be one of ${sectionIds.map((id) => `"${id}"`).join(', ')}.`,
  ],
  [
    ({ booking }) => (booking.href = 'booking.example'),
    'booking.href is "booking.example", but must be an address that begins with https://, such as https://www.your-domain.com/page.',
  ],
  [
    ({ hero }) => (hero.photo.focus.x = 62),
    'hero.photo.focus.x is 62, but must be a number from 0 to 1, such as 0.5 for the middle.',
  ],
  [
    ({ intro }) => (intro.winter.text = 'Snow. '.repeat(40)),
    `intro.winter.text is "${'Snow. '.repeat(10).slice(0, 59)}… (240 characters), but must be a text of 1 to 160 characters, without spaces around it.`,
  ],
  [
    ({ skiShuttle }) => (skiShuttle.prices[1]!.dollars = wrong('25')),
    'skiShuttle.prices[1].dollars is "25", but must be a price in dollars from 0 to 999, whole or with cents, such as 25 or 27.5.',
  ],
  [
    ({ skiShuttle }) => (skiShuttle.photo.alt = ''),
    'skiShuttle.photo.alt is "", but must be a text of 1 to 120 characters, without spaces around it and without line breaks.',
  ],
  [
    ({ photoRow }) => (photoRow.photos[2]!.file = 'gone.jpg'),
    'photoRow.photos[2].file is "gone.jpg", but must be a picture that is in photos/.',
  ],
  [
    ({ contact }) => (contact.phone.display = '0800 1234'),
    'contact.phone.display is "0800 1234", but must be a telephone number of the US or Canada, such as (435) 555-0142.',
  ],
  [
    ({ contact }) => (contact.email.address = 'hello at redrim'),
    'contact.email.address is "hello at redrim", but must be an e-mail address, such as hello@your-domain.com.',
  ],
];

describe('a command on content with ten mistakes', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const name of ['scripts', 'lib', 'node_modules', 'package.json']) {
      symlinkSync(resolve(name), join(folder, name));
    }
    for (const name of ['content', 'photos']) mkdirSync(join(folder, name));
    for (const { text } of textsOf(shippedContent).filter(({ place }) => place.endsWith('.file'))) {
      writeFileSync(join(folder, 'photos', text), '');
    }
    const content = changed((all) => {
      for (const [change] of tenMistakes) change(all);
    });
    writeFileSync(join(folder, 'content/site.json'), JSON.stringify(content));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    'local/check.ts',
    'build/build.ts',
    'local/serve.ts --dev',
    'release/launch-check.ts',
  ])('%s ends with a sentence for each', (command) => {
    const args = ['--import', 'tsx', ...`scripts/${command}`.split(' ')];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const sentences = stderr.split('\n').filter((line) => line.startsWith('content/site.json'));
    expect(status).toBe(1);
    expect(sentences.toSorted()).toEqual(
      tenMistakes.map(([, sentence]) => `content/site.json: ${sentence}`).toSorted(),
    );
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a missing comma is named with its line', () => {
    const text = readFileSync('test-support/companies/shipped.json', 'utf8');
    writeFileSync(join(folder, 'content/site.json'), text.replace('"Main",', '"Main"'));
    const args = ['--import', 'tsx', 'scripts/build/build.ts'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'content/site.json:6 cannot be read: a quotation mark, comma or bracket is missing there or just before, or there is one too many.\n',
    );
  });
});

test.each<[string, (content: Content) => void, string]>([
  [
    'a field that is missing',
    ({ booking }) => Reflect.deleteProperty(booking, 'label'),
    'booking.label is missing, but must be a text of 1 to 16 characters, without spaces around it and without line breaks.',
  ],
  [
    'a field that nobody knows',
    ({ skiShuttle }) => Object.assign(skiShuttle, { prize: 1 }),
    'skiShuttle.prize is not a field of the page; remove it or correct its name.',
  ],
  [
    'a placeholder that nobody fills in',
    ({ intro }) => (intro.lead = 'We are {company}.'),
    'intro.lead is "We are {company}.", but must be a text in which braces stand around nothing but {name}.',
  ],
  [
    'two rows with the same label',
    ({ bikeShuttle }) => (bikeShuttle.rows[1]!.label = bikeShuttle.rows[0]!.label),
    'bikeShuttle.rows is a list of 3, but must be a list in which no label occurs twice.',
  ],
  [
    'three photographs in the row',
    ({ photoRow }) => photoRow.photos.pop(),
    'photoRow.photos is a list of 3, but must be a list of 4.',
  ],
  [
    'half a cent',
    ({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 29.995),
    'skiShuttle.prices[0].dollars is 29.995, but must be a price in dollars from 0 to 999, whole or with cents, such as 25 or 27.5.',
  ],
  [
    'a group in place of a list',
    ({ skiShuttle }) => (skiShuttle.prices = wrong({ adult: 30 })),
    'skiShuttle.prices is a group of fields, but must be a list of 1 to 3.',
  ],
  [
    'a time zone that is not one',
    ({ details }) => (details.timeZone = 'Utah'),
    'details.timeZone is "Utah", but must be a time zone by its international name, such as America/Denver.',
  ],
])('%s is named', (_what, change, sentence) => {
  expect(contentProblems(changed(change))).toEqual([`content/site.json: ${sentence}`]);
});

test.each<[string, (content: Content) => void]>([
  ['cents', ({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 29.99)],
  ['no words for a picture that decorates', ({ hero }) => (hero.photo.alt = '')],
  ['a number with +1', ({ contact }) => (contact.phone.display = '+1 435 555 0142')],
])('%s is taken', (_what, change) => {
  expect(contentProblems(changed(change))).toEqual([]);
});

test('a new name and number are everywhere at once', () => {
  const site = siteOf(
    parseContent(
      changed((content) => {
        content.name = 'Cedar Lines';
        content.contact.phone.display = '\u202a+1 435 555\u20110199\u202c';
      }),
    ),
  );
  expect(JSON.stringify(site)).not.toMatch(/Red Rim Shuttle|[{]name[}]/);
  expect(site.title).toMatch(/^Cedar Lines \| /);
  expect(site.contact.phone).toMatchObject({
    display: '+1 435 555-0199',
    href: 'tel:+14355550199',
  });
});

describe('a text whose width decides', () => {
  const problems = (change: (content: Content) => void) =>
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
    ['Red Rim \u{1F690}', 'an emoji'],
    ['Красный', 'another alphabet'],
    ['Red  Rim', 'two spaces'],
    ['{name} Rim', 'the placeholder itself'],
    ['Transportationcompa', 'a word of 19 letters'],
    ['WWWWWWWWWWWWWWWW', 'a word as wide as 21 usual letters'],
    ['A'.repeat(8) + ' B'.repeat(17), '42 characters'],
  ])('a company may not be called %s: %s', (name) => {
    expect(problems((content) => (content.name = name))).toContain('name');
  });

  test('a name of more than 24 characters needs a short one', () => {
    const long = (content: Content) => {
      content.name = 'Southern Utah Mountain Co';
      content.details.title = '{name} | Ski and bike shuttles';
    };
    expect(problems(long)).toEqual(['shortName']);
    expect(
      problems((content) => {
        long(content);
        content.shortName = 'Mountain Co';
      }),
    ).toEqual([]);
  });

  test.each<[string, (content: Content) => void]>([
    ['booking.label', ({ booking }) => (booking.label = 'WWWWWWWWWWWW')],
    ['band.lines[1]', ({ band }) => (band.lines[1] = 'MMMMMMMMMMMM')],
    ['contact.heading', ({ contact }) => (contact.heading = 'Reach us: Reservations’')],
    [
      'header.links',
      ({ header }) =>
        (header.links = ['Ski shuttle', 'Bike shuttle', 'Reservations'].map((label) => ({
          label,
          section: 'contact' as const,
        }))),
    ],
  ])('%s is refused where a phone has no room for it', (place, change) => {
    expect(problems(change)).toEqual([place]);
  });
});

test('a limit counts the company’s name where {name} stands', () => {
  const title = (text: string) => (content: Content) => (content.details.title = text);
  expect(contentProblems(changed(title(`{name} ${'x'.repeat(44)}`)))).toEqual([]);
  expect(contentProblems(changed(title(`{name} ${'x'.repeat(45)}`)))).toEqual([
    expect.stringMatching(/details\.title is "Red Rim Shuttle x+… \(61 characters\), but must be/),
  ]);
});
