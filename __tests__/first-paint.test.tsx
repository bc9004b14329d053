import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { BookingLink } from '../components/BookingLink';
import { FirstPaintScript } from '../components/FirstPaintScript';
import { Footer } from '../components/Footer';
import { BookNowButton } from '../components/ui/BookNowButton';
import { sendPressedAttribute } from '../lib/first-paint';

const booking = { label: 'Book Now', href: '#booked' };

/** Runs the script as the document does: from its text, in the order of the page. */
function runScript() {
  const [, text] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<FirstPaintScript />))!;
  const script = document.createElement('script');
  script.text = text!;
  document.body.append(script);
}

test('Book Now presses the hidden link, the year is today’s, no form leaves the page', async () => {
  jest.useFakeTimers({ now: new Date('2031-07-01'), advanceTimers: true });
  render(
    <>
      <BookNowButton booking={booking} />
      <form>
        <button>Send</button>
      </form>
      <BookingLink booking={booking} />
      <Footer
        name="Red Rim Shuttle"
        rights="All Rights Reserved"
        url="https://www.redrim.example"
      />
    </>,
  );
  screen
    .getByRole('contentinfo')
    .querySelectorAll('span')
    .forEach((year) => (year.textContent = '2026'));
  const pressed = jest.fn();
  document.querySelector('a[hidden]')?.addEventListener('click', pressed);
  runScript();

  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('#booked');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Red Rim Shuttle');

  const left = jest.fn();
  document.addEventListener('submit', (event) => {
    left(!event.defaultPrevented);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(left).toHaveBeenCalledWith(false);
  expect(document.querySelector('form')).toHaveAttribute(sendPressedAttribute);
  jest.useRealTimers();
});
