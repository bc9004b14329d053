/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';

jest.mock('../../components/islands/islands', () => ({
  islands: {
    Broken: () => {
      throw new Error('A property is missing.');
    },
  },
}));

test('a document from before a deploy keeps the HTML of islands that React cannot render', async () => {
  document.body.innerHTML = `
    <div data-island="Broken" data-props="{}"><form><input name="name"></form></div>
    <div data-island="Gone" data-props="{}"><a href="tel:+14355550142">Call us</a></div>`;
  const field = document.querySelector('input')!;
  field.value = 'Ana';
  const before = document.body.innerHTML;

  // React logs the error of the island that it cannot render.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await import('../../components/islands/hydrate');
  // The limit only ends a hang.
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  jest.mocked(console.error).mockClear();

  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelector('input')).toBe(field);
});
