import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { BookingLink } from '../../components/first-view/BookingLink';
import { FirstPaintScript } from '../../components/first-view/FirstPaintScript';
import { Footer } from '../../components/sections/Footer';
import { BookNowButton } from '../../components/ui/BookNowButton';
import { readFirebaseConfig } from '../../lib/firebase';
import { failedKey, frameworkId, pressedKey } from '../../lib/first-paint';
import { site } from '../../lib/site';

jest.mock('../../lib/firebase');

const booking = { label: 'Book Now', href: '#booked' };
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

const configure = (measurementId: string) =>
  jest
    .mocked(readFirebaseConfig)
    .mockReturnValue({ apiKey: 'key', projectId: 'id', appId: 'app', measurementId });

let readyState: DocumentReadyState;
let contactTop: number;
const listening: [string, EventListenerOrEventListenerObject][] = [];

/** The document as it is when the parser comes to the script, which runs from its text. */
function open() {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <template id={frameworkId} />
      <BookNowButton booking={booking} />
      <section id="contact">
        <form {...{ [`data-${failedKey}`]: 'Not sent.' }}>
          <button>Send</button>
        </form>
      </section>
      <BookingLink booking={booking} />
      <Footer {...site.footer} name="Red Rim" url={site.url} />
    </>,
  );
  document.querySelector('template')!.innerHTML =
    '<script src="/first.js"></script><script src="/second.js"></script>';
  document.getElementById('contact')!.getBoundingClientRect = () => new DOMRect(0, contactTop);

  const [, text] = /<script>(.*)<\/script>/s.exec(
    renderToStaticMarkup(<FirstPaintScript contact="contact" />),
  )!;
  const script = document.createElement('script');
  script.text = text!;
  document.body.append(script);
}

function parsed() {
  readyState = 'interactive';
  fireEvent(window, new Event('DOMContentLoaded'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-07-01') });
  readyState = 'loading';
  contactTop = window.innerHeight * 2;
  configure('');
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
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('Book Now presses the hidden link before the document has arrived', () => {
  open();
  const pressed = jest.fn();
  document.querySelector('a[hidden]')?.addEventListener('click', pressed);
  fireEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(pressed).toHaveBeenCalledTimes(1);
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

describe('the framework’s scripts', () => {
  const both = ['/first.js', '/second.js'];

  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'are loaded once at %s',
    (intent) => {
      open();
      parsed();
      expect(loaded()).toEqual([]);
      fireEvent(window, new Event(intent));
      fireEvent(window, new Event(intent));
      fireEvent(window, new Event('keydown'));
      expect(loaded()).toEqual([]);
      jest.runAllTimers();
      expect(loaded()).toEqual(both);
    },
  );

  test('wait for the whole document', () => {
    open();
    fireEvent(window, new Event('scroll'));
    fireEvent(window, new Event('keydown'));
    jest.runAllTimers();
    expect(loaded()).toEqual([]);
    parsed();
    expect(loaded()).toEqual(both);
  });

  test('are loaded when the address names a section', () => {
    window.history.replaceState(null, '', '/#contact');
    open();
    parsed();
    expect(loaded()).toEqual(both);
  });

  test('are loaded when the contact section begins within one screen', () => {
    contactTop -= 1;
    open();
    parsed();
    expect(loaded()).toEqual(both);
  });

  test('are asked for again, each time after twice as long', () => {
    open();
    parsed();
    fireEvent(window, new Event('scroll'));
    jest.runAllTimers();
    for (const seconds of [1, 2, 4]) {
      const count = loaded().length;
      fireEvent.error(document.head.querySelector('script[src*=second]:last-of-type')!);
      jest.advanceTimersByTime(seconds * 1000 - 1);
      expect(loaded()).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(loaded()).toHaveLength(count + 1);
      expect(loaded().at(-1)).toBe('/second.js');
    }
  });

  test('are loaded without any intent after 5 seconds where analytics is configured', () => {
    configure('G-DEMO');
    open();
    parsed();
    jest.advanceTimersByTime(4999);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(loaded()).toEqual(both);
  });

  test('are never loaded without intent where analytics is not configured', () => {
    open();
    parsed();
    jest.advanceTimersByTime(3_600_000);
    expect(loaded()).toEqual([]);
  });
});
