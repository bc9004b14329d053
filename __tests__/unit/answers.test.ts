/** @jest-environment node */
import { bookingNote, redirectsFrom } from '../../scripts/release/answers';

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

test('counts the redirects from an address as people type it', async () => {
  const answers: Record<string, string> = {
    'http://cedar.test/': 'https://cedar.test/',
    'https://cedar.test/': 'https://www.cedar.test/',
  };
  const ask = ({ href }: URL) =>
    Promise.resolve(new Response(null, { headers: { location: answers[href] ?? '' } }));
  const { count, end } = await redirectsFrom('http://cedar.test', ask);
  expect([count, end.href]).toEqual([2, 'https://www.cedar.test/']);
});
