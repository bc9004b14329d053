/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';

import { firstPaint } from '../../components/inline/first-paint';
import { scriptAskedAttribute, scriptTemplateId, sendPressedAttribute } from '../../lib/dom';
import { removeListenersAfterEach } from './listeners';

const root = document.documentElement;
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const form = () => document.querySelector('form')!;

const parsed = () => fireEvent(window, new Event('DOMContentLoaded'));

/** jsdom has no layout, so nothing comes near. */
class IntersectionObserver {
  observe = () => undefined;
}

removeListenersAfterEach();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  Object.assign(window, { IntersectionObserver });
  // This is the document when the parser reaches the script.
  document.body.innerHTML = `
    <template id="${scriptTemplateId}"><script src="/islands.js"></script></template>
    <form data-failed-text="Not sent."><button>Send</button></form>
    <div data-island="AnalyticsStarter"></div>
    <span data-year="">1999</span>`;
  firstPaint();
});

afterEach(() => {
  document.head.replaceChildren();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the copyright year is the current year, even if the build is old (§2)', () => {
  jest.setSystemTime(new Date('2031-07-01T12:00:00'));
  parsed();
  expect(document.querySelector('[data-year]')).toHaveTextContent('2031');
});

describe('a press of Send before hydration', () => {
  test('keeps the typed text out of the URL, and shows an alert if its script does not load', () => {
    expect(fireEvent.submit(form())).toBe(false);
    expect(root).toHaveAttribute(sendPressedAttribute);
    jest.runAllTimers();
    expect(jest.mocked(window.alert).mock.calls).toEqual([['Not sent.']]);
    expect(jest.mocked(console.error).mock.calls).toEqual([['Not sent.']]);
    jest.mocked(console.error).mockClear();
    expect(root).not.toHaveAttribute(sendPressedAttribute);
  });

  test('shows an alert 20 seconds after the first waiting press, and not before', () => {
    const alerts = () => jest.mocked(window.alert).mock.calls.length;
    const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
    const pressAndWait = () => {
      const before = alerts();
      fireEvent.submit(form());
      seconds(19);
      expect(alerts()).toBe(before);
      seconds(1);
      expect(alerts()).toBe(before + 1);
    };
    fireEvent.submit(form());
    seconds(5);
    fireEvent.submit(form());
    seconds(15);
    expect(alerts()).toBe(1);
    seconds(2);
    pressAndWait();

    // This press takes effect, so its alarm must not answer the next one.
    fireEvent.submit(form());
    root.removeAttribute(sendPressedAttribute);
    seconds(10);
    pressAndWait();
    jest.mocked(console.error).mockClear();
  });

  test('shows no alert after the press took effect', () => {
    fireEvent.submit(form());
    root.removeAttribute(sendPressedAttribute);
    jest.runAllTimers();
    expect(window.alert).not.toHaveBeenCalled();
  });

  test('is left to React once React has taken it', () => {
    form().addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(form());
    expect(root).not.toHaveAttribute(sendPressedAttribute);
  });
});

test.each(['click', 'submit'])(
  'a %s that an extension dispatches on the document or window has no effect',
  (type) => {
    // An error in a listener would fail the test.
    for (const target of [document, window]) {
      expect(fireEvent(target, new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
    }
    jest.runAllTimers();
    expect(window.alert).not.toHaveBeenCalled();
  },
);

describe('the islands’ script', () => {
  const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);

  test('waits for the whole document', () => {
    seconds(60);
    expect(loaded()).toEqual([]);
    parsed();
    seconds(5);
    expect(loaded()).toEqual(['/islands.js']);
    expect(root).toHaveAttribute(scriptAskedAttribute);
  });

  test('retries with a doubling delay', () => {
    parsed();
    seconds(5);
    for (const delay of [1, 2, 4]) {
      const count = loaded().length;
      fireEvent.error(document.head.querySelector('script:last-of-type')!);
      seconds(delay - 0.001);
      expect(loaded()).toHaveLength(count);
      seconds(0.001);
      expect(loaded()).toHaveLength(count + 1);
    }
    expect(loaded()).toEqual(Array.from({ length: 4 }, () => '/islands.js'));
  });
});
