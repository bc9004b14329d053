import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { BookNowButton } from '../../components/ui/BookNowButton';
import { firstPaint } from '../../components/first-view/first-paint';
import {
  askedAttribute,
  failedKey,
  islandAttribute,
  pressedAttribute,
  scriptTemplateId,
  touchedAttribute,
} from '../../lib/dom-contract';

const booking = { label: 'Book Now', href: '#booked' };
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

let readyState: DocumentReadyState;
const listening: [string, EventListenerOrEventListenerObject][] = [];

/** The document as it is when the parser reaches the script. */
function open() {
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
  jest.useFakeTimers();
  readyState = 'loading';
  // jsdom has no layout; nothing comes near the view.
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe: jest.fn() })) });
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
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
  for (const name of [askedAttribute, pressedAttribute, touchedAttribute]) {
    document.documentElement.removeAttribute(name);
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a form whose Send is pressed', () => {
  const press = () => fireEvent.submit(document.querySelector('form')!);

  test('says nothing when the press was carried out', () => {
    open();
    press();
    document.documentElement.removeAttribute(pressedAttribute);
    jest.runAllTimers();
    expect(window.alert).not.toHaveBeenCalled();
  });

  test('is left to React once that has taken over', () => {
    open();
    document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    press();
    expect(document.documentElement).not.toHaveAttribute(pressedAttribute);
  });
});

describe('the islands’ script', () => {
  const turnToForm = () => {
    fireEvent.pointerDown(screen.getByText('Send'));
    jest.advanceTimersByTime(100);
  };

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

  test('waits for the whole document', () => {
    open();
    turnToForm();
    expect(loaded()).toEqual([]);
    parsed();
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('is asked for again, each time after twice as long, after two failures the newest one', () => {
    open();
    parsed();
    turnToForm();
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
});
