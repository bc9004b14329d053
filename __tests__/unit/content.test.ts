import { writeFileSync } from 'node:fs';

import { phonePattern } from '../../lib/contact';
import { contentOf } from '../../lib/content';
import { readContent } from '../../lib/load-site';
import { inDollars, priceRange } from '../../lib/money';
import { contactErrors } from '../contact-cases';
import { newFolder } from '../folder';
import { leastSite } from '../least';
import { longestSite, longestToday } from '../longest';
import { isShippedContent, site } from '../shipped';

/** The longest content of both files, which has every field. */
const longest = { site: longestSite, today: longestToday };

/**
 * Changes one field of the longest content and validates it.
 *
 * @param path of the field, such as `site.menu.0.label`.
 * @returns the error message, or undefined if the content is valid.
 */
function mistakesWith(path: string, value: unknown): string | undefined {
  const content = structuredClone(longest);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  Reflect.set(
    keys.reduce<object>((part, key) => Reflect.get(part, key) as object, content),
    last,
    value,
  );
  try {
    contentOf(content.site, content.today);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns all texts of a value with their paths. */
const textsOf = (value: object, prefix = ''): { path: string; text: string }[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [{ path: prefix + key, text: part }];
    return typeof part === 'object' && part ? textsOf(part, `${prefix}${key}.`) : [];
  });

/** Returns the paths of the texts that are still valid after a change. */
const pathsThatAccept = (change: (text: string) => string) =>
  textsOf(longest)
    .filter(({ path, text }) => mistakesWith(path, change(text)) === undefined)
    .map(({ path }) => path);

const links = [
  'site.booking.href',
  'site.intro.winter.road.href',
  'site.contact.social',
  'site.contact.photos',
  'site.contact.reviews',
];

const shippedTest = isShippedContent ? test : test.skip;

shippedTest('the page has the specified words, prices and links (§1, §2, §4, §5, §8, §9)', () => {
  const { menu, booking, skiShuttle, contact, footer } = site;
  expect(menu).toEqual([
    { label: 'Home', section: 'home' },
    { label: 'Contact', section: 'contact' },
  ]);
  expect(booking.label).toBe('Book Now');
  expect(skiShuttle.heading).toBe('Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head');
  expect(skiShuttle.prices).toEqual([
    { dollars: 30, rider: 'Adult' },
    { dollars: 25, rider: 'Youth' },
  ]);
  expect([contact.social, contact.photos]).not.toContain(undefined);
  expect(contact.heading).toBe('Contact');
  expect(contact.intro).toBe(
    'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
  );
  expect(contact.form).toMatchObject({
    sending: 'Sending',
    sent: 'Thank you for your message. We will get back to you soon!',
    failed: 'There was an error sending your message. Please try again.',
  });
  expect(/[+(\d].*\d/.exec(contact.form.phoneHint)?.[0]).toMatch(phonePattern);
  expect(footer.rights).toBe('All Rights Reserved');
});

shippedTest('the photographs of both shuttles have a text', () => {
  const { skiShuttle, bikeShuttle } = site;
  for (const { photo } of [skiShuttle, bikeShuttle]) expect(photo.alt).toMatch(/\w+ \w+/);
});

test('the form has the specified error messages (§5)', () => {
  expect(contactErrors).toEqual({
    name: 'Please enter a name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Please enter a message',
  });
});

describe('a file of the content', () => {
  const path = newFolder();
  const read = (file: string, content: string | Buffer) => {
    writeFileSync(path('today.json'), '{}');
    writeFileSync(path('site.json'), JSON.stringify(longestSite));
    writeFileSync(path(file), content);
    return readContent(path());
  };

  test('may begin with a byte order mark', () => {
    expect(read('site.json', `\ufeff${JSON.stringify(longestSite)}`).name).toBe(longestSite.name);
  });

  test.each([
    ['a dollar sign', '{\n"dollars": $30\n}', 2],
    ['no value before a comma', '{\n"notice": ,\n"winter": {}}', 2],
    ['quotes in a text', '{\n"notice": "The "Steam Engine" is closed"\n}', 2],
    ['nothing', '', 1],
  ])('with %s is reported with its line', (_mistake, text, line) => {
    expect(() => read('today.json', text)).toThrow(`${path('today.json')}:${line} is not valid JSON (`);
  });

  test.each([
    ['Windows-1252', Buffer.from('{\n"text": "We\x92d love"}', 'latin1'), 2],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 1],
  ])('in %s is reported with its line', (_encoding, content, line) => {
    expect(() => read('site.json', content)).toThrow(
      `${path('site.json')}:${line} has a character that is not in UTF-8: save the file with the encoding UTF-8`,
    );
  });
});

describe('the schema', () => {
  test('rejects a text that is one character too long, except in addresses', () => {
    expect(pathsThatAccept((text) => `${text}x`)).toEqual(['site.url', ...links]);
  });

  test('rejects an empty text', () => {
    expect(pathsThatAccept(() => '')).toEqual([]);
  });

  test.each([
    [
      'booking.href',
      'booking.example',
      'Book Now › Address of your booking page: Enter an address that begins with https://.',
    ],
    [
      'contact.social',
      'https://name:password@social.example',
      'Contact › Social network page: Enter an address that begins with https://.',
    ],
    ['hero.line', 'x'.repeat(61), 'Hero › Line under the name may have at most 60 characters.'],
    ['hero.photo.focus.x', 62, 'Hero › Photograph › Focus › From the left may be at most 1.'],
    [
      'skiShuttle.prices.0.dollars',
      29.995,
      'Ski shuttle › Prices › Price 1 › US dollars: Enter dollars with at most two digits for cents, such as 29.50.',
    ],
    ['contact.heading', undefined, 'Contact › Heading (fixed) is still empty.'],
    [
      'contact.phone',
      '0800 1234',
      'Contact › Telephone: Enter a number of the US or Canada, such as (435) 555-0142.',
    ],
    [
      'contact.email',
      'hello at redrim',
      'Contact › Email: Enter an email address, such as hello@your-domain.example.',
    ],
  ])('rejects %s with the value %j and names the field as the editor does', (path, value, sentence) => {
    expect(mistakesWith(`site.${path}`, value)).toBe(`content/site.json has mistakes:\n${sentence}`);
  });

  // Search engines and messengers get addresses that are made of it.
  test.each([
    'http://www.cedar.example',
    'https://www.cedar.example/',
    'https://www.cedar.example/#contact',
    'https://www.cedar.example?utm_source=maps',
    'https://user:password@www.cedar.example',
    'https://www.cedar.example.',
    'https://www.Cedar.example',
    'https://www.bücher.example',
    'https:///www.cedar.example',
    'https://cedar',
    'https://www.cedar.internal',
  ])('rejects %j as the address of the site', (url) => {
    expect(mistakesWith('site.url', url)).toMatch(
      /^content\/site.json has mistakes:\nAddress of the site: Enter https:\/\/ and your domain .*, such as https:\/\/\S+\.$/,
    );
  });

  test.each([
    'https://www.cedar.example',
    'https://cedar.example',
    'https://www.xn--bcher-kva.example',
    'https://local.cedar.example',
  ])('accepts %s as the address of the site, which is its own origin', (url) => {
    expect(mistakesWith('site.url', url)).toBeUndefined();
    expect(new URL(url).origin).toBe(url);
  });

  test('takes content without any field that it calls optional', () => {
    expect(contentOf(leastSite, {}).contact).not.toHaveProperty('social');
  });

  test.each(['#prices', 'maps.example', 'http://maps.example', 'mailto:a@redrim.example'])(
    'rejects a link to %s, which is neither a section nor an https address',
    (href) => {
      expect(mistakesWith('site.bikeShuttle.rows.0.href', href)).toContain('such as #contact');
    },
  );

  test.each(['02-30', '02-29', '04-31', '11-31', '13-01', '12-00', '6-15', 'June 15'])(
    'rejects a season that starts on %s, which is not a day of every year',
    (day) => {
      expect(mistakesWith('today.winter.opens', day)).toBe(
        'content/today.json has mistakes:\nWinter’s dates › First day: Enter a month and day that every year has, such as 12-15.',
      );
    },
  );

  test('rejects a season of a single day', () => {
    expect(mistakesWith('today.summer.closes', longestToday.summer.opens)).toContain(
      'Summer’s dates › Last day: Enter another day than the first.',
    );
  });

  test.each(['2026-12-15T18:00:00', '2027-02-29T18:00:00-07:00', '2026-12-15', 'tomorrow'])(
    'rejects a notice until %s, which is not an existing time with its offset',
    (until) => {
      expect(mistakesWith('today.notice.until', until)).toContain('Enter a time with its offset');
    },
  );

  test('reports all mistakes of a file at once', () => {
    const mistakes = mistakesWith('site.seo', { ...longestSite.seo, title: '', state: 'Utah' });
    expect(mistakes).toMatch(/Title is still empty(.|\n)*State: /);
  });
});

test.each(['(435) 555-0142', '+1 435 555 0142', '1 435.555.0142'])(
  'a visitor abroad can call %s',
  (phone) => {
    const contact = { ...longestSite.contact, phone };
    expect(contentOf({ ...longestSite, contact }, {}).contact.phone).toEqual({
      display: phone,
      href: 'tel:+14355550142',
    });
  },
);

test.each([
  [30, '$30'],
  [27.5, '$27.50'],
  [1200, '$1,200'],
  [0, '$0'],
])('a visitor reads a price of %s dollars as %s', (dollars, words) => {
  expect(inDollars(dollars)).toBe(words);
});

test.each([
  [[30, 25], '$25–$30'],
  [[35, 27.5, 30], '$27.50–$35'],
  [[35], '$35'],
  [[35, 35], '$35'],
])('a visitor reads prices of %j dollars as %s', (prices, range) => {
  expect(priceRange(prices.map((dollars) => ({ dollars })))).toBe(range);
});
