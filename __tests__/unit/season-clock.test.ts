/** @jest-environment jsdom */
import { seasonClock } from '../../components/inline/season-clock';
import { contentOf } from '../../lib/content';
import { closedAttributes, noticeAttribute } from '../../lib/dom';
import { seasonAt } from '../../lib/season';
import { longestSite, longestToday } from '../longest';
import { removeListenersAfterEach } from './listeners';

const root = document.documentElement;

/**
 * Instants in the company's time zone, seven hours behind UTC in winter and six in summer. Each row says
 * whether the shuttle runs, and names the first and last day of the current or next season.
 */
const days = [
  ['2026-12-14T23:59:59-07:00', 'winter', false, '2026-12-15', '2027-04-10'],
  ['2026-12-15T00:00:00-07:00', 'winter', true, '2026-12-15', '2027-04-10'],
  ['2026-12-31T23:59:59-07:00', 'winter', true, '2026-12-15', '2027-04-10'],
  ['2027-01-01T00:00:00-07:00', 'winter', true, '2026-12-15', '2027-04-10'],
  ['2027-04-10T23:59:59-06:00', 'winter', true, '2026-12-15', '2027-04-10'],
  ['2027-04-11T00:00:00-06:00', 'winter', false, '2027-12-15', '2028-04-10'],
  ['2027-06-14T23:59:59-06:00', 'summer', false, '2027-06-15', '2027-10-10'],
  ['2027-06-15T00:00:00-06:00', 'summer', true, '2027-06-15', '2027-10-10'],
  ['2027-10-10T23:59:59-06:00', 'summer', true, '2027-06-15', '2027-10-10'],
  ['2027-10-11T00:00:00-06:00', 'summer', false, '2028-06-15', '2028-10-10'],
] as const;

describe('the page’s clock', () => {
  /** Runs the script at an instant with the document's data. */
  function runAt(instant: string, data: Record<string, string>) {
    jest.setSystemTime(new Date(instant));
    const script = document.createElement('script');
    Object.assign(script.dataset, { zone: 'America/Denver', ...data });
    const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    seasonClock();
    current.mockRestore();
  }

  removeListenersAfterEach();

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });

  afterEach(() => {
    jest.useRealTimers();
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
  });

  test.each(days)('at %s the %s shuttle runs: %s', (instant, season, runs) => {
    runAt(instant, { winter: '12/15 04/10', summer: '06/15 10/10' });
    expect(root.hasAttribute(closedAttributes[season])).toBe(!runs);
  });

  test.each(['2027-01-01T00:00:00-07:00', '2027-07-01T00:00:00-06:00'])(
    'at %s a shuttle without dates runs',
    (instant) => {
      runAt(instant, { winter: '12/15 04/10' });
      expect(root).not.toHaveAttribute(closedAttributes.summer);
    },
  );

  test('hides the notice at its end while the page stays open', () => {
    const until = Date.parse('2026-12-24T18:00:00-07:00');
    runAt('2026-12-24T17:59:30-07:00', { notice: 'Road closed', until: `${until}` });
    expect(root).toHaveAttribute(noticeAttribute, 'open');
    jest.advanceTimersByTime(60_000);
    expect(root).toHaveAttribute(noticeAttribute, 'over');
  });

  test('hides an ended notice when a visitor comes back to the page', () => {
    const until = Date.parse('2026-12-24T18:00:00-07:00');
    runAt('2026-12-24T17:00:00-07:00', { notice: 'Road closed', until: `${until}` });
    jest.setSystemTime(until);
    window.dispatchEvent(new Event('pageshow'));
    expect(root).toHaveAttribute(noticeAttribute, 'over');
  });

  test('keeps a closed notice hidden in its tab until its text changes', () => {
    const data = { notice: 'Road closed', until: `${Date.parse('2026-12-24T18:00:00-07:00')}` };
    document.body.innerHTML = '<button data-close-notice=""></button>';
    runAt('2026-12-23T18:00:00-07:00', data);
    document.querySelector('button')!.click();
    expect(root).toHaveAttribute(noticeAttribute, 'over');
    runAt('2026-12-23T19:00:00-07:00', data);
    expect(root).toHaveAttribute(noticeAttribute, 'over');
    runAt('2026-12-23T19:00:00-07:00', { ...data, notice: 'Road open again' });
    expect(root).toHaveAttribute(noticeAttribute, 'open');
  });
});

test.each(days)('at %s search engines get the current or next %s season', (...row) => {
  const [instant, name, , from, through] = row;
  expect(seasonAt(longestToday[name], Date.parse(instant))).toEqual({ from, through });
});

describe('a notice', () => {
  const noticeAt = (now: string, until: string) => {
    const today = { notice: { ...longestToday.notice, until } };
    return contentOf(longestSite, today, Date.parse(now)).notice;
  };

  test('is missing from a build after its end, whatever its UTC offset', () => {
    const until = '2026-12-24T18:00:00-07:00';
    expect(noticeAt('2026-12-25T00:59:59Z', until)).toBeDefined();
    expect(noticeAt('2026-12-25T01:00:00Z', until)).toBeUndefined();
    expect(noticeAt('2026-12-25T00:59:59Z', '2026-12-25T01:00:00Z')?.ends).toBe(Date.parse(until));
  });

  test.each([
    ['2026-12-24T18:00:00-07:00', 'Dec 24, 6 PM'],
    ['2026-12-25T01:30:00Z', 'Dec 24, 6:30 PM'],
    ['2027-12-24T18:00:00-07:00', 'Dec 24, 2027, 6 PM'],
  ])('until %s reads “until %s” in the company’s time zone', (until, words) => {
    expect(noticeAt('2026-12-01T12:00:00Z', until)?.untilWords).toBe(words);
  });
});
