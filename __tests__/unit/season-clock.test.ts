/** @jest-environment node */
import type { Content } from '../../lib/content/schema';
import { instantOf, seasonAt } from '../../lib/content/dates';
import { siteOf } from '../../lib/content/site';
import { structuredData } from '../../lib/content/structured-data';
import { changed, shippedContent } from '../../test-support/companies';

const zone = 'America/Denver';
const winter = { opens: '12-15', closes: '04-10' };
const summer = { opens: '06-15', closes: '10-10' };
const now = instantOf('2026-11-22T10:00', zone);

test.each([
  ['2026-12-24T18:00', '2026-12-25T01:00:00.000Z'],
  // The clocks go forward at 2 on March 14, back at 2 on November 7.
  ['2027-03-14T01:59', '2027-03-14T08:59:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T09:00:00.000Z'],
  ['2027-11-07T00:59', '2027-11-07T06:59:00.000Z'],
  ['2027-11-07T02:00', '2027-11-07T09:00:00.000Z'],
])('%s in Denver is %s', (local, instant) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant);
});

test.each([
  ['2026-12-14T23:59', '2026-12-15', '2027-04-10', false],
  ['2026-12-15T00:00', '2026-12-15', '2027-04-10', true],
  ['2027-01-01T00:00', '2026-12-15', '2027-04-10', true],
  ['2027-04-10T23:59', '2026-12-15', '2027-04-10', true],
  ['2027-04-11T00:00', '2027-12-15', '2028-04-10', false],
])(
  'the season of now or else the next, at %s, is from %s to %s',
  (local, from, through, isOpen) => {
    expect(seasonAt(winter, zone, instantOf(local, zone))).toEqual({ from, through, isOpen });
  },
);

const seasonal = changed((copy) => {
  copy.today.winter = { ...winter, closed: 'Opens December 15' };
  copy.today.summer = { ...summer, closed: 'Back in June' };
});

test('the site has a notice until it is over, and its end in words', () => {
  const told = changed((copy) => {
    copy.today.notice = { text: 'Road 143 is closed', until: '2026-11-22T18:00' };
  });
  expect(siteOf(told, now).notice?.untilWords).toBe('until Nov 22, 6 PM');
  told.today.notice!.text = 'Road 143 is closed.';
  expect(siteOf(told, now).notice?.untilWords).toBe('Until Nov 22, 6 PM');
  expect(siteOf(told, instantOf('2026-11-22T18:00', zone)).notice).toBeUndefined();
});

/** What the structured data offer, as search engines read it. */
const offersOf = (of: Content) =>
  (structuredData(siteOf(of, now), now) as { makesOffer?: unknown }).makesOffer;

test('structured data carry the season of now or else the next', () => {
  const offers = offersOf(seasonal);
  expect(offers).toEqual([
    expect.objectContaining({ validFrom: '2026-12-15', validThrough: '2027-04-10' }),
    expect.objectContaining({ validFrom: '2026-12-15', validThrough: '2027-04-10' }),
    expect.objectContaining({ validFrom: '2027-06-15', validThrough: '2027-10-10' }),
  ]);
  expect(offersOf(shippedContent)).toHaveLength(2);
});
