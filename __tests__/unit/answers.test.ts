/** @jest-environment node */
import { bookingNote } from '../../scripts/release/answers';
import { startAnswering } from '../../test-support/answering';

test.each([
  [200, true, /^booking page: 200$/],
  [403, true, /^booking page: 403, it turns programs away; open it yourself: http:/],
  [429, true, /^booking page: 429, it turns programs away; open it yourself: http:/],
  [404, false, /^booking page: 404$/],
  [503, false, /^booking page: 503$/],
])('of a booking page that answers %d is noted whether it is in order', async (...args) => {
  const [status, ok, text] = args;
  const { address, stop } = await startAnswering(status, '');
  const answer = await fetch(address);
  await stop();
  expect(bookingNote(answer.status, address)).toEqual([ok, expect.stringMatching(text)]);
});
