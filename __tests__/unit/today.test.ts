import { instantOf } from '../../lib/content/dates';
import { closedAttributes, noticeAttribute, today } from '../../lib/browser/today';

const zone = 'America/Denver';

/** What the root element says at a moment of a page with both seasons and a notice. */
function at(instant: string) {
  jest.setSystemTime(new Date(instant));
  const script = document.createElement('script');
  const until = instantOf('2026-12-24T18:00', zone);
  Object.assign(script.dataset, { zone, winter: '12/15 04/10', summer: '06/15 10/10' });
  Object.assign(script.dataset, { notice: 'Road closed', until: String(until) });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  today();
  return shown();
}

const shown = () => {
  const root = document.documentElement;
  return [
    root.hasAttribute(closedAttributes.winter) ? '' : 'winter',
    root.hasAttribute(closedAttributes.summer) ? '' : 'summer',
    root.getAttribute(noticeAttribute) === 'open' ? 'notice' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

describe('the script', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // Midnight in Denver is at 7 o'clock UTC in winter, at 6 in summer.
  test.each([
    ['2026-12-15T06:59:59Z', 'notice'],
    ['2026-12-15T07:00:00Z', 'winter notice'],
    ['2026-12-25T00:59:59Z', 'winter notice'],
    ['2026-12-25T01:00:00Z', 'winter'],
    ['2027-01-01T06:59:59Z', 'winter'],
    ['2027-01-01T07:00:00Z', 'winter'],
    ['2027-04-11T05:59:59Z', 'winter'],
    ['2027-04-11T06:00:00Z', ''],
    ['2027-06-15T05:59:59Z', ''],
    ['2027-06-15T06:00:00Z', 'summer'],
    ['2027-10-11T05:59:59Z', 'summer'],
    ['2027-10-11T06:00:00Z', ''],
  ])('says at %s that there is: %s', (instant, expected) => {
    expect(at(instant)).toBe(expected);
  });

  test('looks at the clock again while the page stays open', () => {
    expect(at('2026-12-15T06:59:30Z')).toBe('notice');
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('winter notice');
  });
});
