/** @jest-environment node */
import { bookingAddress } from '../../lib/content/booking';

test.each([
  ['https://booking.example', 'https://booking.example/?utm_source=website'],
  ['https://booking.example/a', 'https://booking.example/a?utm_source=website'],
  ['https://booking.example/a?', 'https://booking.example/a?utm_source=website'],
  [
    'https://booking.example/a?b=c%20d+e#times',
    'https://booking.example/a?b=c%20d+e&utm_source=website#times',
  ],
  ['https://booking.example/?utm_source=poster', 'https://booking.example/?utm_source=poster'],
  ['https://booking.example/?utm_source=', 'https://booking.example/?utm_source='],
])('%s becomes %s', (given, address) => {
  expect(bookingAddress(given)).toBe(address);
});
