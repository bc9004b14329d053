/** @jest-environment node */
import { bookingNote } from '../../scripts/release/answers';

const page = 'https://booking.example/';

test.each([
  [200, true, 'booking page: 200'],
  [403, true, `booking page: 403, it turns programs away; open it yourself: ${page}`],
  [429, true, `booking page: 429, it turns programs away; open it yourself: ${page}`],
  [404, false, 'booking page: 404'],
  [503, false, 'booking page: 503'],
])('a booking page that answers %d is noted as in order or not', (status, ok, text) => {
  expect(bookingNote(status, page)).toEqual([ok, text]);
});
