/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';

import { removeListenersAfterEach } from './listeners';

jest.mock('../../lib/browser/firebase');

removeListenersAfterEach();

test('a document from before a deploy keeps the HTML of islands that React cannot render', async () => {
  document.body.innerHTML = `
    <div data-island="MenuLinks" data-props="{}"><a href="#contact">Contact</a></div>
    <div data-island="ContactForm" data-props="{}"><form><input name="name"></form></div>
    <div data-island="Gone" data-props="{}"><a href="tel:+14355550142">Call us</a></div>`;
  const field = document.querySelector('input')!;
  field.value = 'Ana';
  const islands = [...document.querySelectorAll('[data-island]')];
  const before = islands.map((island) => island.innerHTML);

  // React logs one error for each island that it cannot render.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await import('../../components/islands/hydrate');
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  jest.mocked(console.error).mockClear();

  expect(islands.map((island) => island.innerHTML)).toEqual(before);
  expect(document.querySelector('input')).toBe(field);
  expect(field).toHaveValue('Ana');
});
