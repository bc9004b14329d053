import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { BookingLink } from '../../components/first-view/BookingLink';
import { Footer } from '../../components/sections/Footer';
import { BookNowButton } from '../../components/ui/BookNowButton';
import { firstPaint } from '../../components/first-view/first-paint';
import {
  askedAttribute,
  bookedAttribute,
  failedKey,
  islandAttribute,
  pressedKey,
  scriptTemplateId,
  touchedAttribute,
} from '../../lib/marks';

const booking = { label: 'Book Now', href: '#booked' };
const privacy = { label: 'Privacy', href: '/privacy' };
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

let readyState: DocumentReadyState;
let near: (isIntersecting: boolean) => void;
const listening: [string, EventListenerOrEventListenerObject][] = [];

/** jsdom has no layout, so the test decides what is near the viewport. */
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    near = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {
    near(false);
  }
}

/** The document as it is when the parser reaches the script. */
function open({ analytics = false } = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <template id={scriptTemplateId} />
      <a {...{ [islandAttribute]: 'ScrollLink' }} href="#contact">
        Contact
      </a>
      <BookNowButton booking={booking} />
      <div {...{ [islandAttribute]: 'ContactForm' }}>
        <form {...{ [`data-${failedKey}`]: 'Not sent.' }}>
          <button>Send</button>
        </form>
      </div>
      <BookingLink booking={booking} />
      <Footer rights="All Rights Reserved" privacy={privacy} name="Red Rim" url="/" />
      {analytics && <div {...{ [islandAttribute]: 'AnalyticsStarter' }} />}
    </>,
  );
  document.querySelector('template')!.innerHTML =
    '<script src="/islands.js"></script><script src="/newest.js"></script>';
  firstPaint();
}

function parsed() {
  readyState = 'interactive';
  fireEvent(window, new Event('DOMContentLoaded'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-07-01') });
  readyState = 'loading';
  Object.assign(window, { IntersectionObserver: Observer });
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/');
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    listening.push([type, listener]);
    listen(type, listener as EventListener, options);
  });
});

afterEach(() => {
  for (const [type, listener] of listening.splice(0)) window.removeEventListener(type, listener);
  document.head.replaceChildren();
  for (const name of [askedAttribute, bookedAttribute, touchedAttribute]) {
    document.documentElement.removeAttribute(name);
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('Book Now presses the hidden link before the document has arrived, and is noted', () => {
  open();
  const pressed = jest.fn();
  document.querySelector('a[hidden]')?.addEventListener('click', pressed);
  fireEvent.click(screen.getByText('Contact'));
  expect(document.documentElement).not.toHaveAttribute(bookedAttribute);
  fireEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute(bookedAttribute);
});

test('the year is the visitor’s', () => {
  open();
  document.querySelector('footer span')!.textContent = '2026';
  parsed();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Red Rim');
});

describe('a form whose Send is pressed', () => {
  const press = () => fireEvent.submit(document.querySelector('form')!);
  const noted = () => Boolean(document.querySelector('form')!.dataset[pressedKey]);

  test('does not leave the page; the press is noted', () => {
    open();
    expect(press()).toBe(false);
    expect(noted()).toBe(true);
  });

  test('says and logs that nothing has come of it in 20 seconds, at each press', () => {
    open();
    for (const times of [1, 2]) {
      press();
      jest.advanceTimersByTime(19_999);
      expect(window.alert).toHaveBeenCalledTimes(times - 1);
      jest.advanceTimersByTime(1);
      expect(jest.mocked(window.alert).mock.lastCall).toEqual(['Not sent.']);
      expect(jest.mocked(console.error).mock.calls).toEqual([['Not sent.']]);
      jest.mocked(console.error).mockClear();
      expect(noted()).toBe(false);
    }
    expect(window.alert).toHaveBeenCalledTimes(2);
  });

  test('says nothing when the press was carried out', () => {
    open();
    press();
    document.querySelector('form')!.dataset[pressedKey] = '';
    jest.runAllTimers();
    expect(window.alert).not.toHaveBeenCalled();
  });

  test('is left to React once that has taken over', () => {
    open();
    document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    press();
    expect(noted()).toBe(false);
  });
});

describe('the islands’ script', () => {
  test.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])(
    'is loaded once at %s on an island',
    (intent) => {
      open();
      parsed();
      fireEvent(screen.getByText('Contact'), new Event(intent, { bubbles: true }));
      fireEvent(screen.getByText('Send'), new Event(intent, { bubbles: true }));
      expect(loaded()).toEqual([]);
      jest.runAllTimers();
      expect(loaded()).toEqual(['/islands.js']);
      expect(document.documentElement).toHaveAttribute(askedAttribute);
    },
  );

  test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])(
    'is not loaded at %s elsewhere, which is noted',
    (intent) => {
      open();
      parsed();
      expect(document.documentElement).not.toHaveAttribute(touchedAttribute);
      fireEvent(
        screen.getByRole('button', { name: 'Book Now' }),
        new Event(intent, { bubbles: true }),
      );
      jest.runAllTimers();
      expect(document.documentElement).toHaveAttribute(touchedAttribute);
      expect(loaded()).toEqual([]);
    },
  );

  test('waits for the whole document', () => {
    open();
    fireEvent.pointerDown(screen.getByText('Send'));
    jest.runAllTimers();
    expect(loaded()).toEqual([]);
    parsed();
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('is loaded when the address names a section', () => {
    window.history.replaceState(null, '', '/#contact');
    open();
    parsed();
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('is loaded when the form comes near the view', () => {
    open();
    parsed();
    expect(loaded()).toEqual([]);
    near(true);
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('is asked for again, each time after twice as long, after two failures the newest one', () => {
    open();
    parsed();
    near(true);
    for (const seconds of [1, 2, 4]) {
      const count = loaded().length;
      fireEvent.error(document.head.querySelector('script:last-of-type')!);
      jest.advanceTimersByTime(seconds * 1000 - 1);
      expect(loaded()).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(loaded()).toHaveLength(count + 1);
    }
    expect(loaded()).toEqual(['/islands.js', '/islands.js', '/newest.js', '/newest.js']);
  });

  test('is loaded without any intent after 5 seconds where analytics is configured', () => {
    open({ analytics: true });
    parsed();
    jest.advanceTimersByTime(4999);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('is never loaded without intent where analytics is not configured', () => {
    open();
    parsed();
    jest.advanceTimersByTime(3_600_000);
    expect(loaded()).toEqual([]);
  });
});
