/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';

import { bookingLinkId, hydratedAttribute, scriptAskedAttribute, sendPressedAttribute } from '../../lib/dom';
import { islandsPath } from '../../lib/paths';

const root = document.documentElement;
const loaded = () => [...document.scripts].map((script) => script.getAttribute('src'));
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
const form = () => document.querySelector<HTMLFormElement>('[data-failed-text]')!;
const finishParsing = () => fireEvent(window, new Event('DOMContentLoaded'));

/** jsdom has no layout, so nothing comes near. */
class IntersectionObserver {
  observe = () => undefined;
}

beforeEach(async () => {
  jest.resetModules();
  const { firstPaint } = await import('../../components/inline/first-paint');
  jest.useFakeTimers();
  jest.spyOn(MutationObserver.prototype, 'observe');
  jest.spyOn(window, 'addEventListener');
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  Object.assign(window, { IntersectionObserver, hasAnalytics: true });
  // This is the document when the parser reaches the script.
  document.body.innerHTML = `
    <aside data-until="${Date.parse('2026-12-24T18:00:00-07:00')}">Road closed</aside>
    <form id="foreign"><input name="search"></form>
    <div data-island="ContactForm">
      <form data-failed-text="Not sent.">
        <input name="name" type="hidden"><input name="name" id="contact-name"><button>Send</button>
      </form>
    </div>
    <div data-island="AnalyticsStarter"></div>`;
  jest.setSystemTime(new Date('2026-12-24T17:58:20-07:00'));
  firstPaint();
});

afterEach(() => {
  // Each test runs the script anew, so what this one has started must end.
  const { contexts } = jest.mocked(MutationObserver.prototype.observe).mock;
  for (const observer of contexts as MutationObserver[]) observer.disconnect();
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  document.head.replaceChildren();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a text with an end', () => {
  test('is hidden before a frame can show it, if the parser adds it after its end', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p data-until="0">Over</p>');
    await Promise.resolve();
    expect(document.querySelector('p')!.hidden).toBe(true);
  });

  const isHidden = () => document.querySelector('aside')!.hidden;

  test('is hidden at its end while the page stays open', () => {
    expect(isHidden()).toBe(false);
    seconds(120);
    expect(isHidden()).toBe(true);
  });

  test('is hidden after its end when a visitor comes back to the page', () => {
    jest.setSystemTime(new Date('2026-12-24T18:00:00-07:00'));
    fireEvent(window, new Event('pageshow'));
    expect(isHidden()).toBe(true);
  });
});

describe('a press of Send before hydration', () => {
  const type = (selector: string) =>
    fireEvent.input(document.querySelector(selector)!, { target: { value: 'more' } });
  /** Presses Send, presses it again, and expects one alert a minute after the first press. */
  const pressAndWait = () => {
    fireEvent.submit(form());
    seconds(5);
    fireEvent.submit(form());
    seconds(54);
    expect(window.alert).not.toHaveBeenCalled();
    seconds(1);
    expect(window.alert).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledTimes(1);
    for (const told of [window.alert, console.error]) jest.mocked(told).mockClear();
  };

  test('shows an alert a minute later, and so does the next press', () => {
    pressAndWait();
    seconds(2);
    pressAndWait();
  });

  test('that a change has stopped does not bring the alert of the next one early', () => {
    fireEvent.submit(form());
    type('#contact-name');
    seconds(10);
    pressAndWait();
  });

  test('goes on waiting when an extension’s form or field changes', () => {
    fireEvent.submit(form());
    for (const foreign of ['#foreign input', '[type=hidden]']) type(foreign);
    expect(root).toHaveAttribute(sendPressedAttribute, 'waiting');
  });
});

describe('the islands’ script', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('is loaded at the first %s', (type) => {
    finishParsing();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    expect(loaded()).toEqual([islandsPath]);
  });

  test('waits for the whole document and, with analytics, five seconds at most, and is loaded once', () => {
    seconds(60);
    expect(loaded()).toEqual([]);
    finishParsing();
    seconds(4.999);
    expect(loaded()).toEqual([]);
    seconds(0.001);
    fireEvent.scroll(window);
    expect(loaded()).toEqual([islandsPath]);
    expect(root).toHaveAttribute(scriptAskedAttribute);
  });

  const answer = (type: 'load' | 'error') =>
    fireEvent(document.head.querySelector('script:last-of-type')!, new Event(type));

  // A script that breaks off, or a page of HTML in its place, loads without running.
  test.each(['error', 'load'] as const)('is loaded again after %s without a result, ever later', (type) => {
    finishParsing();
    seconds(5);
    for (const [failures, delay] of [1, 2, 4, 8, 16, 20, 20].entries()) {
      answer(type);
      seconds(delay - 0.001);
      expect(loaded()).toHaveLength(failures + 1);
      seconds(0.001);
      expect(loaded()).toHaveLength(failures + 2);
    }
    expect(loaded().slice(0, 3)).toEqual([islandsPath, `${islandsPath}?1`, `${islandsPath}?2`]);
  });

  test('is loaded again at once when the browser is online again', () => {
    finishParsing();
    seconds(5);
    answer('error');
    fireEvent(window, new Event('online'));
    expect(loaded()).toHaveLength(2);
  });

  test('is loaded at once on a page with islands and no form', () => {
    form().remove();
    finishParsing();
    expect(loaded()).toEqual([islandsPath]);
  });

  test('is not loaded again after it has run', () => {
    finishParsing();
    seconds(5);
    root.toggleAttribute(hydratedAttribute, true);
    answer('load');
    fireEvent(window, new Event('online'));
    seconds(120);
    expect(loaded()).toHaveLength(1);
  });
});

test('a press of an extension’s link to “#” books nothing', () => {
  document.body.innerHTML = `<a href="#">Close</a><a id="${bookingLinkId}" href="#"></a>`;
  const [close, booking] = document.querySelectorAll('a');
  booking!.onclick = jest.fn();
  fireEvent.click(close!);
  expect(booking!.onclick).not.toHaveBeenCalled();
});
