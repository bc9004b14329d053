import { cpSync, writeFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Notice } from '../../components/sections/Notice';
import { contentOf } from '../../lib/content';
import { readContent } from '../../lib/load-site';
import { mistakesIn } from '../../lib/mistakes';
import { priceRange } from '../../lib/money';
import { siteSchema, todaySchema } from '../../lib/schema';
import { leastSite, longestSite, longestToday } from '../extremes';
import { newFolder } from '../folder';

/** The longest content of both files, which has every field. */
const longest = { site: longestSite, today: longestToday };

/**
 * Changes one field of the longest content, and returns the mistakes in it.
 *
 * @param path of the field, such as `site.band.lines.0`.
 */
function mistakesWith(path: string, value: unknown): string {
  const content = structuredClone(longest);
  const keys = path.split('.');
  const last = keys.pop()!;
  const part = keys.reduce<object>((part, key) => Reflect.get(part, key) as object, content);
  Reflect.set(part, last, value);
  return [...mistakesIn(siteSchema, content.site), ...mistakesIn(todaySchema, content.today)].join('\n');
}

/** Returns all texts and lists of a value with their paths. */
const partsOf = (value: object, prefix = ''): [path: string, part: string | unknown[]][] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [[prefix + key, part]];
    if (typeof part !== 'object' || !part) return [];
    const inside = partsOf(part, `${prefix}${key}.`);
    return Array.isArray(part) ? [[prefix + key, part], ...inside] : inside;
  });

/** Returns the paths of the texts and lists that are still valid after a change. */
const pathsThatAccept = (change: (part: string | unknown[]) => unknown) =>
  partsOf(longest)
    .filter(([path, part]) => mistakesWith(path, change(part)) === '')
    .map(([path]) => path);

describe('a file of the content', () => {
  const path = newFolder();
  const read = (file: string, content: string | Buffer) => {
    cpSync('content', path(), { recursive: true });
    writeFileSync(path(file), content);
    return readContent(path());
  };

  test('may begin with a byte order mark', () => {
    expect(read('site.json', `\ufeff${JSON.stringify(longestSite)}`).name).toBe(longestSite.name);
  });

  test.each(['{"dollars": $30}', ''])('that is not JSON is named: %j', (text) => {
    expect(() => read('today.json', text)).toThrow(`${path('today.json')} is not valid JSON: `);
  });

  test.each([
    ['Windows-1252', Buffer.from('{\n"text": "We\x92d love"}', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le')],
  ])('in %s is refused', (_encoding, content) => {
    expect(() => read('site.json', content)).toThrow(`${path('site.json')} is not in UTF-8: save the file`);
  });
});

describe('the schema', () => {
  test('rejects a text that is one character too long, except in addresses, and a list with one entry more', () => {
    const longer = (part: string | unknown[]) => (typeof part === 'string' ? `${part}x` : [...part, part[0]]);
    expect(pathsThatAccept(longer)).toEqual([
      'site.url',
      'site.booking.href',
      'site.intro.winter.road.href',
      ...['social', 'photos', 'reviews'].map((name) => `site.contact.${name}`),
    ]);
  });

  test('rejects an empty text or list', () => {
    expect(pathsThatAccept((part) => part.slice(0, 0))).toEqual([]);
  });

  const web = 'Enter an address such as https://www.your-host.example/page.';
  const focus = 'Top of the page › Photograph › Press what every screen must show';
  const file = 'Top of the page › Photograph › File: Choose a JPEG, PNG or WebP in photos/.';
  const phone = 'Enter a number of the US or Canada, such as (435) 555-0142.';
  const email = 'Enter an email address, such as hello@your-domain.example.';

  test.each([
    ['name', 'RR', 'Name of the company (the title) must have at least 3 characters.'],
    ['booking.href', 'booking.example', `Book Now › Address of your booking page: ${web}`],
    ['contact.social', 'https://me:secret@social.example', `Contact › Social network page: ${web}`],
    ['hero.line', 'x'.repeat(61), 'Top of the page › Line under the name may have at most 60 characters.'],
    ['band.lines.0', 'A\nB', 'Band › Sentences › Sentence 1: Write one line, without spaces at its ends.'],
    ['hero.photo.file', '/photos/A.jpg', file],
    ['hero.photo.file', '/photos/a.heic', file],
    ['hero.photo.focus.x', 62, `${focus} › From the left may be at most 1.`],
    ['hero.photo.focus.y', -0.1, `${focus} › From the top must be at least 0.`],
    ['intro.lead', ' Up', 'Introduction › Lead: Leave out the spaces at the ends.'],
    ['skiShuttle.prize', '30', 'Ski shuttle has an unknown field: delete prize.'],
    ['contact.phone', '0800 1234', `Contact › Telephone: ${phone}`],
    ['contact.email', '', 'Contact › Email is still empty.'],
    // A link would take the part after the question mark for a header.
    ['contact.email', 'ride?now@redrim.example', `Contact › Email: ${email}`],
    ['seo.description', 'x'.repeat(69), 'Search engines › Description must have at least 70 characters.'],
  ])('rejects %s with the value %j and names the field as the editor does', (path, value, sentence) => {
    expect(mistakesWith(`site.${path}`, value)).toBe(sentence);
  });

  // Search engines and messengers get addresses that are made of it.
  test.each([
    'http://www.cedar.example',
    'https://www.cedar.example/',
    'https://www.cedar.example?utm_source=maps',
    'https://user:password@www.cedar.example',
    'https://www.cedar.example.',
    'https://www.Cedar.example',
    'https://www.bücher.example',
    'https:///www.cedar.example',
    'https://cedar',
    'https://www.cedar.internal',
  ])('rejects %j as the address of the site', (url) => {
    const sentence = /^Address of the site: Enter https:\/\/ and your domain .*, such as https:\/\/\S+\.$/;
    expect(mistakesWith('site.url', url)).toMatch(sentence);
  });

  const origins = ['https://red.example', 'https://www.xn--bcher-kva.example', 'https://local.red.example'];

  test.each(origins)('accepts %s as the address of the site, which is its own origin', (url) => {
    expect(mistakesWith('site.url', url)).toBe('');
  });

  test('takes content without any field that it calls optional', () => {
    expect(contentOf(leastSite, {}).contact).not.toHaveProperty('social');
  });

  test.each([
    ...['#prices', 'maps.example', 'http://maps.example', 'mailto:a@redrim.example'],
    ...['https://maps.example:99999/x', 'https://www.1', 'https://192.0.2.999', 'https://a..example'],
  ])('rejects a link to %s, which is neither a section nor an https address that browsers open', (href) => {
    expect(mistakesWith('site.bikeShuttle.rows.0.href', href)).toContain('such as #contact');
  });

  test.each(['30', '29.50', '0', '1234.00'])('takes the price %s', (dollars) => {
    expect(mistakesWith('site.skiShuttle.prices.0.dollars', dollars)).toBe('');
  });

  const noPrices = ['35,50', '1,200', '$30', '29.5', '29.995', '-1', '30 ', '30.'];

  test.each(noPrices)('refuses the price %j', (dollars) => {
    const sentence = 'Ski shuttle › Prices › Price 1 › US dollars: Enter dollars, such as 30 or 29.50.';
    expect(mistakesWith('site.skiShuttle.prices.0.dollars', dollars)).toBe(sentence);
  });

  const noTimes = ['2026-12-15T18:00:00', '2027-02-29T18:00:00-07:00', '2026-12-15', 'tomorrow'];

  test.each(noTimes)('rejects a text until %s', (until) => {
    for (const name of ['notice', 'winter', 'summer'])
      expect(mistakesWith(`today.${name}.until`, until)).toContain('such as 2026-12-15T18:00:00-07:00');
  });

  test('reports all mistakes of a file at once', () => {
    const site = { ...longestSite, name: '', seo: { ...longestSite.seo, title: '' } };
    expect(() => contentOf(site, {})).toThrow(/^content\/site.json has mistakes:\n.+empty\.\n.+empty\.$/);
    expect(() => contentOf(longestSite, { summer: '' })).toThrow('content/today.json has mistakes:\nSummer');
  });
});

test.each(['(435) 555-0142', '+1 435.555.0142'])('a visitor abroad can call %s', (display) => {
  const contact = { ...longestSite.contact, phone: display };
  const { phone } = contentOf({ ...longestSite, contact }, {}).contact;
  expect(phone).toEqual({ display, href: 'tel:+14355550142' });
});

test.each([
  [['30', '25'], '$25–$30'],
  [['35', '27.50', '100'], '$27.50–$100'],
  [['35', '35.00'], '$35'],
  [['1200', '0'], '$0–$1,200'],
])('a visitor reads prices of %j dollars as %s', (prices, range) => {
  expect(priceRange(prices.map((dollars) => ({ dollars })))).toBe(range);
});

describe('a text of today.json', () => {
  const noticeAt = (now: string, until: string, text = 'Road closed') =>
    contentOf(longestSite, { notice: { text, until } }, Date.parse(now)).today.notice;

  test('is missing from a build after its end, whatever its UTC offset', () => {
    const until = '2026-12-24T18:00:00-07:00';
    expect(noticeAt('2026-12-25T00:59:59Z', until)).toBeDefined();
    expect(noticeAt('2026-12-25T01:00:00Z', until)).toBeUndefined();
    expect(noticeAt('2026-12-25T00:59:59Z', '2026-12-25T01:00:00Z')?.untilTime).toBe(Date.parse(until));
  });

  test.each([
    ['Road closed', '2026-12-24T18:00:00-07:00', 'until Dec 24, 6 PM'],
    ['Road closed.', '2026-12-25T01:30:00Z', 'Until Dec 24, 6:30 PM'],
    // The year follows from 300 days on.
    ['Road closed', '2027-09-27T05:59:00-06:00', 'until Sep 27, 5:59 AM'],
    ['Road closed', '2027-09-27T06:00:00-06:00', 'until Sep 27, 2027, 6 AM'],
  ])('a visitor reads “%s” until %s with its end in Utah: %s', (text, until, words) => {
    const notice = noticeAt('2026-12-01T12:00:00Z', until, text)!;
    expect(renderToStaticMarkup(createElement(Notice, { notice }))).toContain(`>${words}</time>`);
  });
});
