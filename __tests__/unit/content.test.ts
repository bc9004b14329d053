import siteFile from '../../content/site.json';
import { contactErrors, phonePattern } from '../../lib/contact';
import { siteOf } from '../../lib/content';
import { inDollars, priceRange } from '../../lib/money';
import { longestSite, longestToday } from '../longest';

/** Both files at their longest, so that every field is there. */
const longest = { site: longestSite, today: longestToday };

/**
 * What is wrong with the longest content once a field has another value; undefined if nothing is.
 *
 * @param place of the field, such as `site.menu.0.label`.
 */
function mistakesWith(place: string, value: unknown): string | undefined {
  const content = structuredClone(longest);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  Reflect.set(
    keys.reduce<object>((part, key) => Reflect.get(part, key) as object, content),
    last,
    value,
  );
  try {
    siteOf(content.site, content.today);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Every text of a content with its place. */
const textsOf = (value: object, before = ''): { place: string; text: string }[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [{ place: before + key, text: part }];
    return typeof part === 'object' && part ? textsOf(part, `${before}${key}.`) : [];
  });

/** The places that take another text, made of their own. */
const placesThatTake = (change: (text: string) => string) =>
  textsOf(longest)
    .filter(({ place, text }) => mistakesWith(place, change(text)) === undefined)
    .map(({ place }) => place);

const addresses = [
  'site.url',
  'site.booking.href',
  'site.intro.winter.road.href',
  'site.contact.social',
  'site.contact.photos',
  'site.contact.reviews',
];

test('the shipped words and prices are those of the specification (§2, §4, §5, §8, §9)', () => {
  const { menu, booking, skiShuttle, contact, footer } = siteFile;
  expect(menu).toEqual([
    { label: 'Home', section: 'home' },
    { label: 'Contact', section: 'contact' },
  ]);
  expect(booking.label).toBe('Book Now');
  expect(skiShuttle.heading).toBe(
    'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
  );
  // An operator with a name of their own has prices of their own.
  if (siteFile.name === 'Red Rim Shuttle') {
    expect(skiShuttle.prices).toEqual([
      { dollars: 30, rider: 'Adult' },
      { dollars: 25, rider: 'Youth' },
    ]);
  }
  expect(contact.heading).toBe('Contact');
  expect(contact.intro).toBe(
    'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
  );
  expect(contact.form).toMatchObject({
    sending: 'Sending',
    sent: 'Thank you for your message. We will get back to you soon!',
    failed: 'There was an error sending your message. Please try again.',
  });
  expect(contactErrors).toEqual({
    name: 'Please enter a name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Please enter a message',
  });
  expect(footer.rights).toBe('All Rights Reserved');
});

test('the hint beside the telephone number shows one that the form takes', () => {
  expect(/[+(\d].*\d/.exec(siteFile.contact.form.phoneHint)?.[0]).toMatch(phonePattern);
});

describe('the schema', () => {
  test('takes no text that is a character longer than the longest, but for addresses', () => {
    expect(placesThatTake((text) => `${text}x`)).toEqual(addresses);
  });

  test('takes no line break in a text; zod takes those of addresses away', () => {
    expect(placesThatTake((text) => `${text.slice(0, 9)}\n${text.slice(10)}`)).toEqual(addresses);
  });

  test('takes no empty text', () => {
    expect(placesThatTake(() => '')).toEqual([]);
  });

  test.each([
    ['url', 'http://www.redrim.example', 'An address that begins with https://'],
    ['url', 'https://www.redrim.example/', 'The address without a slash at its end'],
    ['booking.href', 'booking.example', 'An address that begins with https://'],
    ['hero.line', ' Ski and bike', 'One line, without spaces at its ends'],
    ['hero.line', 'x'.repeat(61), 'Too big: expected string to have <=60 characters'],
    ['hero.photo.file', '/photos/hero.png', 'A JPEG or WebP in photos/'],
    ['hero.photo.focus.x', 62, 'Too big: expected number to be <=1'],
    ['skiShuttle.prices.1.dollars', '25', 'Invalid input: expected number, received string'],
    ['skiShuttle.prices.0.dollars', 29.995, 'Invalid number: must be a multiple of 0.01'],
    ['photoRow.photos', [], 'Too small: expected array to have exactly 4 items'],
    ['contact.heading', undefined, 'Invalid input: expected string, received undefined'],
    ['contact.phone', '0800 1234', 'A number of the US or Canada, such as (435) 555-0142'],
    ['contact.email', 'hello at redrim', 'An email address, such as hello@your-domain.example'],
    ['seo.state', 'Utah', 'Two letters, such as UT'],
  ])('reports %s that is %j: %s', (place, value, sentence) => {
    const at = place.replaceAll(/\.(\d)/g, '[$1]');
    expect(mistakesWith(`site.${place}`, value)).toBe(
      `content/site.json has mistakes:\n✖ ${sentence}\n  → at ${at}`,
    );
  });

  test('takes no field that the page does not have', () => {
    expect(mistakesWith('site.skiShuttle.prize', 30)).toContain('"prize"\n  → at skiShuttle');
  });

  test.each(['#prices', 'maps.example', 'http://maps.example', 'mailto:a@redrim.example'])(
    'takes no link to %s, neither a part of the page nor an https address',
    (href) => {
      expect(mistakesWith('site.bikeShuttle.rows.0.href', href)).toContain('such as #contact');
    },
  );

  test.each(['02-30', '02-29', '04-31', '11-31', '13-01', '12-00', '6-15', 'June 15'])(
    'takes no season from a day that not every year has: %s',
    (day) => {
      expect(mistakesWith('today.winter.opens', day)).toBe(
        'content/today.json has mistakes:\n✖ A month and day that every year has, such as 12-15\n  → at winter.opens',
      );
    },
  );

  test('takes no season of a single day', () => {
    expect(mistakesWith('today.summer.closes', longestToday.summer.opens)).toContain(
      'at summer.closes',
    );
  });

  test.each(['2026-12-15T18:00:00', '2027-02-29T18:00:00-07:00', '2026-12-15', 'tomorrow'])(
    'takes no notice until %s: the day must exist, the time have its offset',
    (until) => {
      expect(mistakesWith('today.notice.until', until)).toContain('A time with its offset');
    },
  );

  test('reports all mistakes of a file at once', () => {
    const mistakes = mistakesWith('site.seo', { ...longestSite.seo, title: '', state: 'Utah' });
    expect(mistakes).toMatch(/→ at seo.title(.|\n)*→ at seo.state/);
  });
});

test.each(['(435) 555-0142', '+1 435 555 0142', '1 435.555.0142'])(
  'a press of %s calls or texts it from abroad, too',
  (phone) => {
    const contact = { ...longestSite.contact, phone };
    expect(siteOf({ ...longestSite, contact }, {}).contact.phone).toEqual({
      display: phone,
      href: 'tel:+14355550142',
      textHref: 'sms:+14355550142',
    });
  },
);

test.each([
  [30, '$30'],
  [27.5, '$27.50'],
  [1200, '$1,200'],
  [0, '$0'],
])('a price of %s is shown as %s', (dollars, words) => {
  expect(inDollars(dollars)).toBe(words);
});

test.each([
  [[30, 25], '$25–$30'],
  [[35, 27.5, 30], '$27.50–$35'],
  [[35], '$35'],
  [[35, 35], '$35'],
])('the range of the prices %j is shown as %s', (prices, range) => {
  expect(priceRange(prices.map((dollars) => ({ dollars })))).toBe(range);
});
