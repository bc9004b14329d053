import { seasonClock } from '../../lib/browser/season-clock';
import { siteOf } from '../../lib/content';
import { closedAttributes, noticeAttribute } from '../../lib/dom';
import { seasonAt } from '../../lib/season';
import longestSite from '../longest-site.json';
import longestToday from '../longest-today.json';
import { removeListenersAfterEach } from './listeners';

const winter = { opens: '12-15', closes: '04-10' };
const summer = { opens: '06-15', closes: '10-10' };
const root = document.documentElement;

/** Instants on the company's clock, seven hours behind UTC in winter and six in summer. */
const winterDays = [
  ['2026-12-14T23:59:59-07:00', false],
  ['2026-12-15T00:00:00-07:00', true],
  ['2026-12-31T23:59:59-07:00', true],
  ['2027-01-01T00:00:00-07:00', true],
  ['2027-04-10T23:59:59-06:00', true],
  ['2027-04-11T00:00:00-06:00', false],
] as const;

describe('the page’s clock', () => {
  /** Runs the script as the document does, with its data, at an instant. */
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

  test.each(winterDays)('at %s the winter shuttle runs: %s', (instant, runs) => {
    runAt(instant, { winter: '12/15 04/10' });
    expect(root.hasAttribute(closedAttributes.winter)).toBe(!runs);
    expect(root).not.toHaveAttribute(closedAttributes.summer);
  });

  test.each([
    ['2027-06-14T23:59:59-06:00', false],
    ['2027-06-15T00:00:00-06:00', true],
    ['2027-10-10T23:59:59-06:00', true],
    ['2027-10-11T00:00:00-06:00', false],
  ])('at %s the summer shuttle runs: %s', (instant, runs) => {
    runAt(instant, { summer: '06/15 10/10' });
    expect(root.hasAttribute(closedAttributes.summer)).toBe(!runs);
  });

  test('a notice ends by itself on a page that stays open', () => {
    const until = Date.parse('2026-12-24T18:00:00-07:00');
    runAt('2026-12-24T17:59:30-07:00', { notice: 'Road closed', until: `${until}` });
    expect(root).toHaveAttribute(noticeAttribute, 'open');
    jest.advanceTimersByTime(60_000);
    expect(root).toHaveAttribute(noticeAttribute, 'over');
  });

  test('a closed notice stays closed in its tab until its words change', () => {
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

describe('the season for search engines', () => {
  test.each(winterDays)('at %s is this winter’s, or else the next', (instant, runs) => {
    const year = instant < '2027-04-11' ? 2026 : 2027;
    const season = seasonAt(winter, Date.parse(instant));
    expect(season).toEqual({ from: `${year}-12-15`, through: `${year + 1}-04-10` });
    expect(season.from <= instant.slice(0, 10)).toBe(runs);
  });

  test.each([
    ['2027-10-10T23:59:59-06:00', 2027],
    ['2027-10-11T00:00:00-06:00', 2028],
  ])('at %s is the summer’s of %s', (instant, year) => {
    expect(seasonAt(summer, Date.parse(instant))).toEqual({
      from: `${year}-06-15`,
      through: `${year}-10-10`,
    });
  });
});

describe('a notice', () => {
  const noticeAt = (now: string, until: string) => {
    const today = { notice: { ...longestToday.notice, until } };
    return siteOf(longestSite, today, Date.parse(now)).notice;
  };

  test('is left out of a build from its end on, whatever the offset says it in', () => {
    const until = '2026-12-24T18:00:00-07:00';
    expect(noticeAt('2026-12-25T00:59:59Z', until)).toBeDefined();
    expect(noticeAt('2026-12-25T01:00:00Z', until)).toBeUndefined();
    expect(noticeAt('2026-12-25T00:59:59Z', '2026-12-25T01:00:00Z')?.ends).toBe(Date.parse(until));
  });

  test.each([
    ['2026-12-24T18:00:00-07:00', 'Dec 24, 6 PM'],
    ['2026-12-25T01:30:00Z', 'Dec 24, 6:30 PM'],
    ['2027-12-24T18:00:00-07:00', 'Dec 24, 2027, 6 PM'],
  ])('until %s says so on the company’s clock: %s', (until, words) => {
    expect(noticeAt('2026-12-01T12:00:00Z', until)?.untilWords).toBe(words);
  });
});
